import AnimaticTesting
import SwiftUI
import Testing

@Suite struct TouchPlayTests {
  /// Dragged up far or fast enough it leaves, otherwise it comes back.
  private struct DismissibleToast: View {
    @State private var isShown = true
    @State private var offset: CGFloat = 0

    var body: some View {
      VStack {
        if isShown {
          Text("Saved").padding(30).background(Color.green).cornerRadius(12)
            .offset(y: offset)
            .gesture(
              DragGesture()
                .onChanged { offset = min(0, $0.translation.height) }
                .onEnded { value in
                  if value.predictedEndTranslation.height < -200 {
                    withAnimation(.easeIn(duration: 0.2)) {
                      offset = -300
                      isShown = false
                    }
                  } else {
                    withAnimation(.spring(duration: 0.4)) { offset = 0 }
                  }
                }
            )
        }
      }
    }
  }

  private func middle(_ play: ViewPlay) -> Double? { play.frame(text: "Saved").map { Double($0.midY) } }

  @Test func `a toast follows the finger, comes back slow and leaves fast`() throws {
    let play = try ViewPlay(width: 393, height: 400) { DismissibleToast() }
    let rest = try #require(middle(play))
    #expect(try play.drag(text: "Saved", by: CGSize(width: 0, height: -80), over: 0.4, at: 1))
    try play.advance(to: 1.2)
    #expect(abs(try #require(middle(play)) - (rest - 40)) < 0.01)
    // 200 points a second: predicted -130. The spring first goes on with the finger.
    try play.advance(to: 1.41)
    #expect(try #require(middle(play)) < rest - 80)
    try play.advance(to: 3)
    #expect(abs(try #require(middle(play)) - rest) < 0.01)
    #expect(try play.swipe(text: "Saved", .up, at: 4))
    try play.advance(to: 4.3)
    #expect(play.frame(text: "Saved") != nil)
    try play.advance(to: 4.4)
    #expect(play.frame(text: "Saved") == nil)
  }

  /// What a press does to the time that is left.
  private enum Policy: CaseIterable {
    case goOn, restart, half, onlyHeld
  }

  /// Leaves after four seconds; a finger on it stops the countdown.
  private struct PausableToast: View {
    let policy: Policy
    private let length = 4.0
    @State private var isShown = true
    @State private var isHeld = false
    @State private var left = 4.0
    @State private var since = Date.now
    @State private var work: DispatchWorkItem?

    var body: some View {
      VStack {
        if isShown {
          Text("Hold me").padding(30)
            .contentShape(Rectangle())
            .onAppear { schedule(length) }
            .onLongPressGesture(minimumDuration: .infinity) {
            } onPressingChanged: {
              hold($0)
            }
        }
      }
    }

    private func schedule(_ seconds: Double) {
      left = seconds
      since = .now
      let item = DispatchWorkItem { leave() }
      work = item
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    }

    private func leave() {
      guard policy != .onlyHeld || !isHeld else { return }
      isShown = false
    }

    private func hold(_ isDown: Bool) {
      isHeld = isDown
      guard policy != .onlyHeld else { return }
      if isDown {
        work?.cancel()
        left -= Date.now.timeIntervalSince(since)
      } else {
        switch policy {
        case .goOn: schedule(left)
        case .restart: schedule(length)
        default: schedule(length / 2)
        }
      }
    }
  }

  @Test(arguments: [
    (Policy.goOn, 6.0, 6.25), (.restart, 7.5, 9.25), (.half, 5.5, 7.25), (.onlyHeld, 4, 4),
  ]) private func `a press stops the countdown as the policy says`(
    _ policy: Policy, _ once: Double, _ twice: Double
  ) throws {
    for (presses, expected) in [(1, once), (2, twice)] {
      let play = try ViewPlay(width: 300, height: 300) { PausableToast(policy: policy) }
      #expect(try play.press(text: "Hold me", for: 2, at: 1.5))
      if presses == 2, expected > 5 { #expect(try play.press(text: "Hold me", for: 0.25, at: 5)) }
      try play.advance(to: expected - 0.001)
      #expect(play.frame(text: "Hold me") != nil)
      try play.advance(to: expected + 0.001)
      #expect(play.frame(text: "Hold me") == nil)
    }
  }

  @Test func `a finger that finds nothing says so`() throws {
    let play = try ViewPlay(width: 300, height: 300) { Text("plain") }
    #expect(try !play.drag(text: "plain", by: CGSize(width: 10, height: 0), over: 0.1, at: 1))
    #expect(try !play.swipe(text: "nothing", .left, at: 2))
    #expect(try !play.press(text: "plain", for: 1, at: 3))
  }

  @Test(arguments: [-1, 61, .infinity, Double.nan]) func `times without sense are refused`(_ duration: Double)
    throws
  {
    let play = try ViewPlay(width: 300, height: 300) { Text("plain") }
    #expect(throws: PlayTimeError.self) {
      try play.drag(text: "plain", by: .zero, over: duration, at: 1)
    }
    #expect(throws: PlayTimeError.self) { try play.press(text: "plain", for: -1, at: 1) }
    #expect(throws: PlayTimeError.self) { try play.press(text: "plain", for: .nan, at: 1) }
    #expect(throws: PlayTimeError.self) { try play.swipe(text: "plain", .up, at: .infinity) }
  }

  private struct Endless: View {
    @State private var count = 0
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("endless").padding(40).contentShape(Rectangle())
          .gesture(DragGesture().onChanged { _ in isOn = true })
        // Each new identity appears, and appearing makes the next one.
        if isOn { Text("\(count)").onAppear { count += 1 }.id(count) }
      }
    }
  }

  @Test func `what a finger sets going without end is an error of the play`() throws {
    let play = try ViewPlay(width: 300, height: 300) { Endless() }
    try play.drag(text: "endless", by: CGSize(width: 50, height: 0), over: 0.5, at: 1)
    #expect(throws: (any Error).self) { try play.advance(to: 3) }
  }
}
