import AnimaticUI
import Testing

/// Grids fill line after line; a horizontal one's lines are columns.
@Suite struct LazyHorizontalGridTests {
  @Test func `cells go down the rows, then on to the next column`() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(20))], spacing: 5) {
        ForEach(["a", "b", "c", "d"], id: \.self) {
          Color.red.frame(width: 40, height: 10).accessibilityIdentifier($0)
        }
      }
      .frame(width: 300, height: 60, alignment: .leading)
    }
    func middle(_ name: String) throws -> CGPoint {
      let frame = try #require(host.frame(name))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(try middle("a") == CGPoint(x: 20, y: 35))
    #expect(try middle("b") == CGPoint(x: 20, y: 70))
    #expect(try middle("c") == CGPoint(x: 65, y: 35))
    #expect(try middle("d") == CGPoint(x: 65, y: 70))
  }

  @Test func `flexible rows share the height`() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 108)) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        ForEach(["a", "b"], id: \.self) { Color.red.frame(width: 10).accessibilityIdentifier($0) }
      }
    }
    #expect(host.frame("a")?.height == 50)
    #expect(host.frame("b")?.minY == 58)
  }
}
