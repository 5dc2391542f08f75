import AnimaticUI

/// A banner that slides in at the top while `isShow` is true, fades in a little slower, and hides itself
/// four seconds after it appeared.
///
/// Sliding lasts 0.3 s over 100 points; fading in 0.45 s up to an opacity of 0.75, fading out 0.2 s.
public struct Banner: ViewModifier {
  @Binding var isShow: Bool
  let title: String
  let icon: String
  let foregroundColor: Color
  let backgroundColor: Color
  let timers: NoticeTimers
  /// Rises by one each time the notice is asked to hide as it would by itself.
  let hideRequests: Int

  @State private var offset: CGFloat = Banner.hiddenOffset
  @State private var opacity: CGFloat = 0
  @State private var pendingHide: DispatchWorkItem?

  private static let hiddenOffset: CGFloat = -100
  private static let secondsShown = 4.0

  public init(
    isShow: Binding<Bool>, title: String = "TEST", icon: String = "star.fill",
    foregroundColor: Color = .white, backgroundColor: Color = .red,
    timers: NoticeTimers = .asWritten, hideRequests: Int = 0
  ) {
    _isShow = isShow
    self.title = title
    self.icon = icon
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
    self.timers = timers
    self.hideRequests = hideRequests
  }

  public func body(content: Content) -> some View {
    // As in the article: every evaluation makes another item, so the one that a tap cancels is not the one
    // that onAppear has scheduled.
    let itemOfThisPass = DispatchWorkItem { leave() }

    ZStack {
      content
      if isShow {
        VStack {
          row
          Spacer()
        }
        .padding()
        .onTapGesture {
          if timers == .corrected {
            pendingHide?.cancel()
          } else {
            itemOfThisPass.cancel()
          }
          leave()
        }
        .onAppear {
          enter()
          if timers == .corrected {
            restartHide()
          } else {
            DispatchQueue.main.asyncAfter(
              deadline: .now() + Banner.secondsShown, execute: itemOfThisPass)
          }
        }
        .offset(y: offset)
      }
    }
    .onChange(of: hideRequests) {
      if timers == .corrected { pendingHide?.cancel() }
      leave()
    }
    .onChange(of: isShow) {
      guard timers == .corrected else { return }
      if isShow { revive() } else { pendingHide?.cancel() }
    }
  }

  private var row: some View {
    HStack {
      Image(systemName: icon)
        .opacity(opacity)
      Text(title).bold()
        .opacity(opacity)
      Spacer()
    }
    .foregroundColor(foregroundColor)
    .padding(12)
    .background(backgroundColor.opacity(opacity))
    .cornerRadius(8)
  }

  private func enter() {
    withAnimation(.easeInOut(duration: 0.3)) {
      offset = 0
      withAnimation(.easeInOut(duration: 0.45)) {
        opacity = 0.75
      }
    }
  }

  private func leave() {
    withAnimation(.easeInOut(duration: 0.3)) {
      offset = Banner.hiddenOffset
      withAnimation(.easeInOut(duration: 0.2)) {
        opacity = 0
        isShow = false
      }
    }
  }

  private func restartHide() {
    pendingHide?.cancel()
    let item = DispatchWorkItem { leave() }
    pendingHide = item
    DispatchQueue.main.asyncAfter(deadline: .now() + Banner.secondsShown, execute: item)
  }

  /// Shown again while it was still leaving: the view is the old one, so `onAppear` stays silent.
  private func revive() {
    guard opacity == 0 else { return }
    enter()
    restartHide()
  }
}
