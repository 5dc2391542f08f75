import AnimaticTesting
import SwiftUI
import Testing

/// The examples of docs/using-swift.md.
@Suite struct UsingSwiftTests {
  private struct SavedNotice: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Save") {
          withAnimation(.easeInOut(duration: 0.3)) { isShown = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            withAnimation(.easeInOut(duration: 0.3)) { isShown = false }
          }
        }
        if isShown {
          Text("Saved").padding().background(.green).cornerRadius(8)
        }
      }
    }
  }

  @Test func `saved fades in and leaves after two seconds`() throws {
    let play = try ViewPlay(width: 393, height: 852) { SavedNotice() }
    #expect(play.opacity(text: "Saved") == nil)

    #expect(try play.tap(text: "Save", at: 1))
    try play.advance(to: 1.15)
    #expect(abs(try #require(play.opacity(text: "Saved")) - 0.5) < 0.001)

    try play.advance(to: 3)
    #expect(play.opacity(text: "Saved") == 1)
    try play.advance(to: 3.4)
    #expect(play.opacity(text: "Saved") == nil)
  }

  @Test func `a scenario without a name`() throws {
    let play = try ScenarioPlay(
      text: """
        canvas 393x200
        duration 2s
        notice inbox = Banner()
        at 0.5s show inbox
        expect inbox.offset.y at 0.65s is -50 within 0.001
        """)
    #expect(try play.failedExpectations() == [])

    try play.advance(to: 0.65)
    #expect(play.isVisible("inbox"))
    #expect(abs(try #require(play.number("inbox", "offset.y")) + 50) < 0.001)
  }
}

/// The pill of docs/using-swift.md.
@Suite struct GrowingNoticeTests {
  private struct Growing: View {
    @State private var isOpen = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .top) {
        if isOpen {
          RoundedRectangle(cornerRadius: 20).fill(.blue)
            .matchedGeometryEffect(id: "notice", in: space)
            .frame(width: 320, height: 160)
        } else {
          Capsule().fill(.blue)
            .matchedGeometryEffect(id: "notice", in: space)
            .frame(width: 120, height: 36)
            .onTapGesture { withAnimation(.snappy) { isOpen = true } }
        }
        Text("tap me").allowsHitTesting(false)
      }
    }
  }

  @Test func `the pill grows into a card`() throws {
    let play = try ViewPlay(width: 393, height: 200) { Growing() }
    let before = play.displayList()
    #expect(try play.tap(text: "tap me", at: 1))
    try play.advance(to: 1.1)
    let between = play.displayList()
    try play.advance(to: 4)
    #expect(before != between && between != play.displayList())
  }

  private struct Card: View {
    @State private var offset: CGFloat = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text("Pull me").padding(30).background(.yellow).offset(y: offset)
            .gesture(
              DragGesture()
                .onChanged { offset = $0.translation.height }
                .onEnded { value in
                  withAnimation(.spring(duration: 0.4)) {
                    if value.predictedEndTranslation.height < -150 { isShown = false } else { offset = 0 }
                  }
                })
        }
      }
    }
  }

  @Test func `a card follows the finger`() throws {
    let play = try ViewPlay(width: 393, height: 852) { Card() }
    let rest = try #require(play.frame(text: "Pull me")).midY
    #expect(try play.drag(text: "Pull me", by: CGSize(width: 0, height: -40), over: 0.4, at: 1))
    try play.advance(to: 1.2)
    #expect(abs(try #require(play.frame(text: "Pull me")).midY - (rest - 20)) < 0.01)
    try play.advance(to: 3)
    #expect(abs(try #require(play.frame(text: "Pull me")).midY - rest) < 0.01)
    #expect(try play.swipe(text: "Pull me", .up, at: 4))
    try play.advance(to: 6)
    #expect(play.frame(text: "Pull me") == nil)
  }
}
