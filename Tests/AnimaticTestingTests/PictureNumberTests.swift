import AnimaticTesting
import SwiftUI
import Testing

/// Sizes and places that were read off pictures of real devices.
@Suite struct PictureNumberTests {
  @Test func `a label with a symbol, on two cards`() throws {
    let play = try ViewPlay(width: 123, height: 50.5, scale: 2) {
      HStack {
        Image(systemName: "checkmark.circle.fill")
        Text("Checked")
      }
      .padding(5)
      .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
      .padding(10)
    }
    let frame = try #require(play.frame(text: "Checked"))
    #expect(abs(frame.minX - 40) <= 0.5)
    #expect(abs(frame.maxX - 108) <= 2)
    #expect(frame.height == 20.5 && frame.minY == 15)
  }

  @Test func `a pill of a bold value over a label`() throws {
    let play = try ViewPlay(width: 430, height: 932, scale: 3) {
      VStack {
        Text("144h 40m").font(.title2).bold()
        Text("Duration").font(.subheadline).foregroundColor(.secondary)
      }
      .padding(.vertical, 8)
    }
    let value = try #require(play.frame(text: "144h 40m"))
    let label = try #require(play.frame(text: "Duration"))
    #expect(abs(label.maxY - value.minY + 16 - 62.667) < 0.34)
    // 3 % of the 103.7 points of ink that the picture shows.
    #expect(abs(value.width - 105) < 4)
  }

  @Test func `four lines advance by the leading of their style`() throws {
    let text =
      "You are off route, a re-route may be underway\nbut you may also be able\nto return to the route\n"
      + "if you have no data."
    let play = try ViewPlay(width: 900, height: 932, scale: 3) {
      Text(text).font(.title2).padding(.vertical, 16)
    }
    let frame = try #require(play.frame(text: text))
    #expect(abs(frame.height + 32 - 142.333) < 0.01)
  }
}
