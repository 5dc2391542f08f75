import AnimaticUI
import Testing

/// Distances as pictures of devices show them, at three pixels a point.
@Suite struct SymbolSpacingTests {
  private func gap(@ViewBuilder _ views: () -> some View) throws -> Double {
    let host = try TestHost { VStack { views() }.fixedSize() }
    let (a, b) = (host.element("a")!.frame!, host.element("b")!.frame!)
    return Double(b.minY - a.maxY)
  }

  /// Body text above body text: leading less line height, up to a pixel.
  @Test func `a row of a text and a symbol keeps a text's distance`() throws {
    let distance = try gap {
      HStack {
        Text("header").accessibilityIdentifier("c")
        Image(systemName: "star").accessibilityIdentifier("a")
      }
      Text("content").accessibilityIdentifier("b")
    }
    #expect(abs(distance - 2) < 0.35)
  }

  @Test func `a symbol stands right on a text`() throws {
    let distance = try gap {
      Image(systemName: "star").accessibilityIdentifier("a")
      Text("content").accessibilityIdentifier("b")
    }
    #expect(abs(distance) < 0.35)
  }

  @Test func `a frame of limited height ends a text's distances, a wide one does not`() throws {
    let limited = try gap {
      Text("a").frame(minHeight: 48).background(Color.red).accessibilityIdentifier("a")
      Text("b").frame(minHeight: 48).background(Color.red).accessibilityIdentifier("b")
    }
    #expect(abs(limited - 8) < 0.35)
    let wide = try gap {
      Text("a").frame(maxWidth: .infinity).background(Color.red).accessibilityIdentifier("a")
      Text("b").frame(maxWidth: .infinity).background(Color.red).accessibilityIdentifier("b")
    }
    #expect(abs(wide - 2) < 0.35)
  }

  @Test func `a symbol without a name takes neither room nor distance`() throws {
    let host = try TestHost {
      HStack {
        Image(systemName: "")
        Color.red.accessibilityIdentifier("a")
      }
    }
    #expect(host.frame("a")!.minX == 0 && host.frame("a")!.width == 300)
  }
}
