import AnimaticUI

/// A snackbar at the bottom of what it is laid over: it appears, without animation, whenever its message or
/// its duration changes while `isReady`, and fades out in 0.2 s when its time is over.
public struct Snackbar: View {
  /// How long it is shown, in seconds.
  public enum Duration: Int, CaseIterable, Sendable {
    case long = 6
    case short = 3
  }

  @Binding var isReady: Bool
  @Binding var message: String
  @Binding var duration: Duration
  private let timers: NoticeTimers
  @State private var visible = false
  @State private var pendingHide: DispatchWorkItem?

  public init(
    isReady: Binding<Bool>, message: Binding<String>, duration: Binding<Duration>,
    timers: NoticeTimers = .asWritten
  ) {
    _isReady = isReady
    _message = message
    _duration = duration
    self.timers = timers
  }

  public var body: some View {
    HStack {
      Spacer().frame(width: 20)
      GroupBox {
        ZStack {
          Text(message)
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        }
        .frame(minWidth: 0, maxWidth: .infinity)
      }
      .shadow(radius: 10)
      .onTapGesture {
        // The article's snackbar has no tap; the corrected one can be dismissed.
        guard timers == .corrected else { return }
        pendingHide?.cancel()
        fade()
      }
      Spacer().frame(width: 20)
    }
    .opacity(visible && isReady ? 1 : 0)
    .onChange(of: message) { appear() }
    .onChange(of: duration) { appear() }
  }

  private func appear() {
    visible = true
    let item = DispatchWorkItem { fade() }
    if timers == .corrected {
      pendingHide?.cancel()
      pendingHide = item
    }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + DispatchTimeInterval.seconds(duration.rawValue), execute: item)
  }

  private func fade() {
    withAnimation(.easeInOut(duration: 0.2)) { visible = false }
  }
}

extension View {
  /// Lays a snackbar over the bottom of the view.
  public func snackbar(
    isReady: Binding<Bool>, message: Binding<String>, duration: Binding<Snackbar.Duration>,
    timers: NoticeTimers = .asWritten
  ) -> some View {
    overlay(alignment: .bottom) {
      Snackbar(isReady: isReady, message: message, duration: duration, timers: timers)
    }
  }
}
