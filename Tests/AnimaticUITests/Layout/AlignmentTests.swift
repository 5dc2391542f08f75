import AnimaticUI
import Testing

/// Baselines, safe areas, long texts and the other direction.
@Suite struct AlignmentTests {
  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.34 }

  private func baseline(_ host: TestHost, _ text: String, _ size: CGFloat) -> CGFloat {
    host.frame(text)!.minY + size * 0.95215
  }

  @Test func `texts of two sizes stand on one baseline, through padding and frames`() throws {
    let host = try TestHost {
      HStack(alignment: .firstTextBaseline) {
        Text("big").font(.system(size: 34))
        Text("small").font(.system(size: 12)).padding(7)
        Text("framed").font(.system(size: 20)).frame(height: 60, alignment: .bottom)
      }
    }
    let line = baseline(host, "big", 34)
    #expect(close(baseline(host, "small", 12), line) && close(baseline(host, "framed", 20), line))
  }

  @Test func `the line is kept when a text changes its size`() throws {
    let (host, size) = try play(CGFloat(12)) { outside in
      HStack(alignment: .lastTextBaseline) {
        Text("big").font(.system(size: 34))
        Text("one two three").font(.system(size: outside.value)).frame(width: 60).padding(3)
      }
    }
    try host.at(1) { size.write(24) }
    let box = host.frame("one two three")!
    // Three words of 24 points, each on a line of its own: the last baseline is two lines further down.
    let last = box.minY + 24 * (0.95215 + 2 * 1.19336)
    #expect(abs(last - baseline(host, "big", 34)) < 1)
  }

  @Test func `a long text wraps in what its neighbours leave`() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 600)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10)
        Text("aaaa bbbb cccc dddd eeee").font(.system(size: 20))
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("end")
      }
    }
    let text = host.frame("aaaa bbbb cccc dddd eeee")!
    #expect(text.width <= 100 && text.height > 60)
    #expect(host.frame("end")!.minX == text.maxX)
  }

  @Test func `of two texts the one with the higher priority keeps its line`() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 600)) {
      HStack(spacing: 0) {
        Text("aaaa bbbb cccc").font(.system(size: 20))
        Text("dddd eeee ffff").font(.system(size: 20)).layoutPriority(1)
      }
    }
    #expect(close(host.frame("dddd eeee ffff")!.height, 23.867))
    #expect(host.frame("aaaa bbbb cccc")!.height > 40)
  }

  @Test func `a spacer gives way last`() throws {
    let host = try TestHost(size: CGSize(width: 100, height: 600)) {
      HStack(spacing: 0) {
        Text("aaaa bbbb").font(.system(size: 20))
        Spacer(minLength: 4)
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("end")
      }
    }
    #expect(host.frame("end")!.maxX == 100)
    #expect(host.frame("aaaa bbbb")!.minX == 0 && host.frame("aaaa bbbb")!.width <= 66)
  }

  @Test func `what ignores the safe area reaches the chosen edges of the stage`() throws {
    let insets = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 20)
    let host = try TestHost(safeArea: insets) {
      ZStack {
        Color.red.accessibilityIdentifier("all").ignoresSafeArea()
        Color.blue.accessibilityIdentifier("top").ignoresSafeArea(edges: .top)
        Color.green.accessibilityIdentifier("keyboard").ignoresSafeArea(.keyboard)
        Color.gray.frame(height: 40).accessibilityIdentifier("inside").ignoresSafeArea()
      }
    }
    #expect(host.frame("all") == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(host.frame("top") == CGRect(x: 10, y: 0, width: 270, height: 570))
    #expect(host.frame("keyboard") == CGRect(x: 10, y: 50, width: 270, height: 520))
    #expect(host.frame("inside")!.height == 40)
  }

  @Test func `a toast over the root stands above the home indicator, over a part at the part's end`() throws {
    let insets = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let host = try TestHost(safeArea: insets) {
      Color.white
        .overlay(alignment: .bottom) { Color.red.frame(height: 40).accessibilityIdentifier("root") }
        .overlay {
          Color.gray.frame(height: 100)
            .overlay(alignment: .bottom) { Color.red.frame(height: 40).accessibilityIdentifier("part") }
        }
    }
    #expect(host.frame("root")!.maxY == 570)
    #expect(host.frame("part")!.maxY == 360)
  }

  @Test func `right to left mirrors alignment, padding, moves and readers, not offsets`() throws {
    let (host, flag) = try play(false) { outside in
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("aligned")
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("padded").padding(.leading, 20)
        Color.red.frame(width: 50, height: 10).accessibilityIdentifier("shifted").offset(x: 5)
        if outside.value {
          Color.red.frame(width: 50, height: 10).accessibilityIdentifier("moved")
            .transition(.move(edge: .leading))
        }
        GeometryReader { _ in Color.red.frame(width: 50, height: 10).accessibilityIdentifier("read") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.frame("aligned")!.maxX == 300 && host.frame("padded")!.maxX == 280)
    #expect(host.offset("shifted")!.width == 5)
    #expect(host.frame("read")!.maxX == 300)
    try host.at(0) { withAnimation(.linear(duration: 1)) { flag.write(true) } }
    #expect(host.offset("moved")!.width == 50)
  }
}
