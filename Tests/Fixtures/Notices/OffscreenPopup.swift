import SwiftUI

/// Keeps the pending dismissal of a popup across the evaluations of its view.
private final class PendingDismissal {
  var item: DispatchWorkItem?

  func replace(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    item?.cancel()
    let next = DispatchWorkItem(block: action)
    item = next
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: next)
  }
}

/// Reports the place of a view on the screen after each layout.
private struct PlaceReporter: ViewModifier {
  @Binding var place: CGRect

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { geometry -> Color in
        let newest = geometry.frame(in: .global).integral
        if newest != place {
          DispatchQueue.main.async { place = newest }
        }
        return Color.clear
      })
  }
}

/// A popup that is laid out beside the screen first, so that the way in can be as long as it is high.
struct OffscreenPopup<Popup: View>: ViewModifier {
  @Binding var isShown: Bool
  let stays: TimeInterval
  @ViewBuilder let popup: () -> Popup

  @State private var pending = PendingDismissal()
  @State private var host: CGRect = .zero
  @State private var place: CGRect = .zero
  @State private var isLoaded = false
  @State private var isIn = false

  private var distance: CGFloat { isIn ? 0 : -(place.minY + place.height) }

  func body(content: Content) -> some View {
    content
      .modifier(PlaceReporter(place: $host))
      .overlay(alignment: .top) {
        if isLoaded {
          popup()
            .frame(maxWidth: max(0, host.width - 40))
            .modifier(PlaceReporter(place: $place))
            .padding(.top, 16)
            .offset(y: place == .zero ? -10_000 : distance)
        }
      }
      .onChange(of: isShown) { shown in
        if shown {
          isLoaded = true
        } else {
          leave()
        }
      }
      .onChange(of: place.height) { height in
        guard height > 0, isShown else { return }
        DispatchQueue.main.async {
          withAnimation(.easeOut(duration: 0.4)) { isIn = true }
        }
        pending.replace(after: stays) { isShown = false }
      }
  }

  private func leave() {
    pending.item?.cancel()
    withAnimation(.easeIn(duration: 0.3)) { isIn = false }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      isLoaded = false
      place = .zero
    }
  }
}

private struct CameraScreen: View {
  @State private var isSaved = false

  var body: some View {
    ZStack {
      Color(white: 0.9)
      Button("Shutter") { isSaved = true }
        .padding(.top, 120)
    }
    .modifier(
      OffscreenPopup(isShown: $isSaved, stays: 1.5) {
        Label("Photo saved", systemImage: "photo")
          .padding(12)
          .frame(maxWidth: .infinity)
          .background(Color.white, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
          .accessibilityIdentifier("popup")
      })
  }
}

#Preview("Camera") { CameraScreen() }
