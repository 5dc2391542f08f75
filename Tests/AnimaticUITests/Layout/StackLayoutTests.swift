import AnimaticUI
import Foundation
import Testing

@Suite struct StackLayoutTests {
  @Test func `rows share what is left after the stiff ones, evenly`() throws {
    let host = try TestHost {
      HStack(spacing: 10) {
        Color.red.frame(width: 50).accessibilityIdentifier("a")
        Color.red.accessibilityIdentifier("b")
        Color.red.accessibilityIdentifier("c")
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 50, height: 600))
    #expect(host.frame("b") == CGRect(x: 60, y: 0, width: 115, height: 600))
    #expect(host.frame("c") == CGRect(x: 185, y: 0, width: 115, height: 600))
  }

  @Test func `the default distance between plain views is 8`() throws {
    let host = try TestHost {
      VStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
    }
    #expect(host.frame("b")!.minY - host.frame("a")!.maxY == 8)
  }

  @Test func `a spacer has no distance but its own minimum of 8`() throws {
    let host = try TestHost {
      HStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Spacer()
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
      .fixedSize()
    }
    #expect(host.frame("b")!.minX - host.frame("a")!.maxX == 8)
  }

  @Test func `a spacer in a fixed frame takes exactly that`() throws {
    let host = try TestHost {
      HStack {
        Spacer().frame(width: 20)
        Color.red.accessibilityIdentifier("card")
        Spacer().frame(width: 20)
      }
    }
    #expect(host.frame("card") == CGRect(x: 20, y: 0, width: 260, height: 600))
  }

  @Test func `an empty stack takes no room and no distance`() throws {
    let host = try TestHost {
      HStack {
        Color.red.accessibilityIdentifier("a")
        VStack {}
      }
    }
    #expect(host.frame("a")!.width == 300)
  }

  /// Measured on a device: 0.333 + 10.42 + 33.667 + 2.0 + 26.333 + 13.42 from divider to divider.
  @Test func `texts and dividers keep the distances of the spacing table`() throws {
    let host = try TestHost {
      VStack {
        Divider().accessibilityIdentifier("first")
        Text("Title").font(.title)
        Text("Second").font(.title2)
        Divider().accessibilityIdentifier("second")
      }
    }
    let period = host.frame("second")!.minY - host.frame("first")!.minY
    #expect(abs(period - 86.17) < 0.35)
  }

  @Test func `texts of one style stand as close as the leading of the lower one says`() throws {
    let host = try TestHost {
      VStack {
        Text("One")
        Text("Two")
      }
    }
    #expect(abs(host.frame("Two")!.minY - host.frame("One")!.maxY - 2) < 0.34)
  }

  @Test func `padding takes the text's wishes away`() throws {
    let host = try TestHost {
      VStack {
        Text("One").padding(1)
        Text("Two").padding(1)
      }
    }
    #expect(abs(host.frame("Two")!.minY - host.frame("One")!.maxY - 10) < 0.34)
  }

  @Test func `a z stack is as large as its largest child and aligns the others`() throws {
    let host = try TestHost {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("large")
        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("small")
      }
    }
    #expect(host.frame("large") == CGRect(x: 100, y: 270, width: 100, height: 60))
    #expect(host.frame("small") == CGRect(x: 180, y: 320, width: 20, height: 10))
  }

  @Test func `higher priority gets its room first`() throws {
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).accessibilityIdentifier("low")
        Color.red.layoutPriority(1).accessibilityIdentifier("high")
      }
    }
    #expect(host.frame("low")!.width == 40)
    #expect(host.frame("high")!.width == 260)
  }

  @Test func `rows run from right to left where the direction says so`() throws {
    let host = try TestHost {
      HStack(spacing: 0) {
        Color.red.frame(width: 40).accessibilityIdentifier("first")
        Color.red.accessibilityIdentifier("second")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame("first")!.minX == 260)
    #expect(host.frame("second")!.minX == 0)
  }
}
