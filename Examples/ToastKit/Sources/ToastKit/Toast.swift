import SwiftUI

/// A message that comes up from below and goes by itself.
public struct Toast: Equatable, Sendable {
  public var text: String
  /// Seconds.
  public var duration: Double

  public init(_ text: String, duration: Double = 2) {
    self.text = text
    self.duration = duration
  }
}

extension View {
  /// Shows `toast` over the lower edge while it is not nil, and sets it to nil when its time is up.
  public func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      ZStack {
        if let toast {
          Text(toast.text)
            .font(.subheadline.weight(.medium))
            .foregroundStyle(.white)
            .padding(.horizontal, 18)
            .padding(.vertical, 11)
            .background(.black.opacity(0.85), in: Capsule())
            .transition(.move(edge: .bottom).combined(with: .opacity))
            .zIndex(1)
        }
      }
      .animation(.easeOut(duration: 0.25), value: toast)
    }
    // A new message starts the time anew: the task of the one before is cancelled.
    .task(id: toast) {
      guard let shown = toast else { return }
      guard (try? await Task.sleep(for: .seconds(shown.duration))) != nil else { return }
      toast = nil
    }
  }
}
