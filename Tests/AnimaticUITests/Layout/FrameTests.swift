import AnimaticUI
import Foundation
import Testing

@Suite struct FrameTests {
  @Test func `padding is 16 unless said otherwise`() throws {
    let host = try TestHost {
      Color.red.accessibilityIdentifier("inner").padding().padding(.top, 4)
    }
    #expect(host.frame("inner") == CGRect(x: 16, y: 20, width: 268, height: 564))
  }

  @Test func `flexible frames clamp what is offered`() throws {
    let host = try TestHost {
      VStack(spacing: 0) {
        Color.red.frame(maxWidth: 100, maxHeight: 50).accessibilityIdentifier("max")
        Color.red.frame(minWidth: 400, maxHeight: 20).accessibilityIdentifier("min")
        Text("abcd").frame(maxWidth: .infinity, maxHeight: 40, alignment: .leading)
      }
    }
    #expect(host.frame("max")!.width == 100)
    #expect(host.frame("min")!.width == 400)
    #expect(host.frame("abcd")!.minX == 0, "300 points wide in the middle of a stack of 400")
  }

  @Test func `overlays follow the size of what they lie over`() throws {
    let host = try TestHost {
      Color.red.frame(width: 100, height: 50)
        .overlay(alignment: .bottom) { Color.blue.frame(height: 10).accessibilityIdentifier("over") }
        .background(alignment: .top) { Color.blue.frame(height: 5).accessibilityIdentifier("under") }
    }
    #expect(host.frame("over") == CGRect(x: 100, y: 315, width: 100, height: 10))
    #expect(host.frame("under") == CGRect(x: 100, y: 275, width: 100, height: 5))
  }

  @Test func `frames stand on device pixels`() throws {
    let host = try TestHost(size: CGSize(width: 101, height: 100)) {
      Color.red.frame(width: 10.4, height: 10).accessibilityIdentifier("it")
    }
    let frame = host.frame("it")!
    #expect(abs(frame.minX * 3 - (frame.minX * 3).rounded()) < 0.01)
    #expect(abs(frame.maxX * 3 - (frame.maxX * 3).rounded()) < 0.01)
  }

  @Test func `a geometry reader takes everything and starts at the top left`() throws {
    let host = try TestHost {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 10).accessibilityIdentifier("half")
      }
    }
    #expect(host.frame("half") == CGRect(x: 0, y: 0, width: 150, height: 10))
  }

  @Test func `the root gets the safe area and a style background bleeds out of it`() throws {
    let host = try TestHost(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      Color.red.accessibilityIdentifier("safe").background(Color.blue)
    }
    #expect(host.frame("safe") == CGRect(x: 0, y: 50, width: 300, height: 520))
    let list = host.host.displayList()
    guard case .fill(let outline, _)? = list.items.first else {
      Issue.record("no fill")
      return
    }
    #expect(outline.bounds == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  /// The article's banner on an iPhone 15: 361 points wide from x = 16, y = 75.
  @Test func `a padded row at the top of the safe area`() throws {
    let host = try TestHost(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      ZStack {
        Color.white
        VStack {
          HStack {
            Text("TEST").bold()
            Spacer()
          }
          .padding(12)
          .background(Color.red)
          .accessibilityIdentifier("row")
          Spacer()
        }
        .padding()
      }
    }
    let frame = host.frame("row")!
    #expect(frame.minX == 16 && frame.minY == 75 && frame.width == 361)
    #expect(abs(frame.height - 44.333) < 0.01)
  }
}
