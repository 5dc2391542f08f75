import AnimaticUI

/// Shows its content with an animated insertion as it appears, and takes it away `displayDuration` seconds
/// later. Both use the plain ease-in-out of 0.35 s.
public struct SelfDismissing<Content: View>: View {
  @State private var isVisible = false
  @State private var timer: Timer?
  private let displayDuration: TimeInterval
  private let timers: NoticeTimers
  private let content: () -> Content

  /// An infinite duration never hides.
  public init(
    displayDuration: TimeInterval, timers: NoticeTimers = .asWritten,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.displayDuration = displayDuration
    self.timers = timers
    self.content = content
  }

  public var body: some View {
    VStack {
      if isVisible { content() }
    }
    .task {
      withAnimation(.easeInOut) { isVisible = true }
      guard displayDuration.isFinite else { return }
      let hide = Timer.scheduledTimer(withTimeInterval: displayDuration, repeats: false) { _ in
        withAnimation(.easeInOut) { isVisible = false }
      }
      if timers == .corrected { timer = hide }
    }
    .onDisappear {
      // As written nobody stops the timer of a toast that left early; it fires into dead state.
      timer?.invalidate()
    }
  }
}

/// A toast: one line of text on a green card with a shadow.
public struct Toast: View {
  private let text: String
  private let displayDuration: TimeInterval
  private let transition: AnyTransition
  private let timers: NoticeTimers

  /// `displayDuration` in seconds, counted from the start of the entrance.
  public init(
    _ text: String, displayDuration: TimeInterval = 2, transition: AnyTransition = .opacity,
    timers: NoticeTimers = .asWritten
  ) {
    self.text = text
    self.displayDuration = displayDuration
    self.transition = transition
    self.timers = timers
  }

  public var body: some View {
    SelfDismissing(displayDuration: displayDuration, timers: timers) {
      Text(text)
        .font(.headline)
        .padding()
        .background(Color.green)
        .cornerRadius(12)
        .shadow(radius: 5)
        .transition(transition)
    }
  }
}
