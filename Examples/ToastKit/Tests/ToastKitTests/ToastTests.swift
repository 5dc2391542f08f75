#if os(Linux)
  import AnimaticTesting
  import SwiftUI
  import Testing
  import ToastKit

  @Suite struct ToastTests {
    private struct Screen: View {
      @State private var toast: Toast?
      var body: some View {
        VStack {
          Button("Save") { toast = Toast("Saved") }
          Button("Send") { toast = Toast("Sent", duration: 4) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast($toast)
      }
    }

    @Test func comesInAQuarterOfASecond() throws {
      let play = try ViewPlay(width: 393, height: 600) { Screen() }
      try play.tap(text: "Save", at: 1)
      try play.advance(to: 1.125)
      // Ease-out is at 0.6846 half way.
      #expect(abs(try #require(play.opacity(text: "Saved")) - 0.6846) < 0.001)
      try play.advance(to: 1.25)
      #expect(play.opacity(text: "Saved") == 1)
    }

    @Test func goesAfterItsTime() throws {
      let play = try ViewPlay(width: 393, height: 600) { Screen() }
      try play.tap(text: "Save", at: 1)
      try play.advance(to: 2.99)
      #expect(play.opacity(text: "Saved") == 1)
      try play.advance(to: 3.3)
      #expect(play.opacity(text: "Saved") == nil)
    }

    @Test func aSecondMessageStaysItsWholeTime() throws {
      let play = try ViewPlay(width: 393, height: 600) { Screen() }
      try play.tap(text: "Save", at: 1)
      try play.tap(text: "Send", at: 2.5)
      try play.advance(to: 6.4)
      #expect(play.opacity(text: "Sent") == 1)
      try play.advance(to: 6.8)
      #expect(play.opacity(text: "Sent") == nil)
    }
  }
#endif
