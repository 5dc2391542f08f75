import AnimaticUI
import Testing

/// How far the area reaches in which a view is hit.
@Suite struct HitAreaTests {
  private final class Log {
    var taps: [String] = []
    func tap(_ host: TestHost, _ x: Double, _ y: Double) throws -> [String] {
      taps = []
      _ = try host.host.tap(at: CGPoint(x: x, y: y))
      return taps
    }
  }

  @Test func `a content shape keeps taps out that are outside it`() throws {
    let log = Log()
    let host = try TestHost {
      Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { log.taps.append("it") }
    }
    #expect(try log.tap(host, 105, 255) == [])
    #expect(try log.tap(host, 150, 300) == ["it"])
  }

  @Test func `a clip keeps taps away from what it cuts off`() throws {
    let log = Log()
    let host = try TestHost {
      Color.red.frame(width: 200, height: 200).onTapGesture { log.taps.append("it") }
        .frame(width: 100, height: 100).clipped()
    }
    #expect(try log.tap(host, 70, 300) == [])
    #expect(try log.tap(host, 110, 300) == ["it"])
  }

  @Test func `a scaled view is hit as large as it is seen`() throws {
    let log = Log()
    let host = try TestHost {
      Color.red.frame(width: 100, height: 100).onTapGesture { log.taps.append("it") }.scaleEffect(2)
    }
    #expect(try log.tap(host, 60, 300) == ["it"])
    #expect(try log.tap(host, 40, 300) == [])
  }

  @Test func `an overlay is in front, a higher zIndex too, also inside an overlay`() throws {
    let log = Log()
    let host = try TestHost {
      Color.red.onTapGesture { log.taps.append("under") }
        .overlay { Color.blue.frame(width: 50, height: 50).onTapGesture { log.taps.append("over") } }
    }
    #expect(try log.tap(host, 150, 300) == ["over"])
    #expect(try log.tap(host, 20, 20) == ["under"])
    let stack = try TestHost {
      ZStack {
        Color.red.onTapGesture { log.taps.append("first") }.zIndex(1)
        Color.blue.onTapGesture { log.taps.append("second") }
      }
    }
    #expect(try log.tap(stack, 150, 300) == ["first"])
    let layered = try TestHost {
      Color.white.overlay(
        Group {
          Color.red.onTapGesture { log.taps.append("first") }.zIndex(1)
          Color.blue.onTapGesture { log.taps.append("second") }
        })
    }
    #expect(try log.tap(layered, 150, 300) == ["first"])
  }

  @Test func `of nested gestures the inner one is taken, a disabled view takes none`() throws {
    let log = Log()
    let host = try TestHost {
      Color.red.onTapGesture { log.taps.append("inner") }.onTapGesture { log.taps.append("outer") }
    }
    #expect(try log.tap(host, 150, 300) == ["inner"])
    let disabled = try TestHost { Color.red.onTapGesture { log.taps.append("it") }.disabled(true) }
    #expect(try log.tap(disabled, 150, 300) == [])
  }
}
