import Foundation
import Testing

/// What is random in a user's code is the same in each play.
@Suite struct ChanceTests {
  let fixture = FixtureRun()

  private static let source = """
    import Foundation
    import SwiftUI

    struct Lottery: View {
      @State private var drawn = ""
      var body: some View {
        Text(drawn).onAppear {
          var generator = SystemRandomNumberGenerator()
          var cards = Array(1...9)
          cards.shuffle()
          let set = Set((1...20).map { "m\\($0)" })
          draw(Double.random(in: 0...1))
          draw(Int.random(in: 0..<1_000_000))
          draw(CGFloat.random(in: 1..<2))
          draw(UInt8.random(in: 0...255))
          draw(Bool.random())
          draw([1, 2, 3, 4].randomElement() ?? 0)
          draw((1...9).shuffled())
          draw(cards)
          draw(set.joined())
          draw(UUID())
          draw(generator.next())
          draw(arc4random_uniform(1000))
        }
      }
      func draw<Value>(_ value: Value) { drawn += " \\(value)" }
    }
    """

  @Test func `two plays draw the same`() throws {
    try fixture.folder.write(Self.source, to: "Lottery.swift")
    try fixture.folder.write(
      "scenario \"l\"\nview \"Lottery.swift\" Lottery()\ncanvas 200x100\nduration 1s\n", to: "l.scenario")
    let first = try fixture.run("values", "l.scenario", "--at", "0.5s")
    let second = try fixture.run("values", "l.scenario", "--at", "0.5s")
    #expect(first.code == 0, "\(first.error)")
    #expect(first.output.contains("m17"))
    #expect(first.output == second.output)
  }
}
