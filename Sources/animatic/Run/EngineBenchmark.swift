import AnimaticCairo
import AnimaticStage
import AnimaticTime
import AnimaticUI

/// Measures the engine without pictures: values, many animations, a long quiet scenario, the queue.
struct EngineBenchmark {
  static let runs = 5

  /// One measured thing; the median of `runs`.
  struct Row {
    var key: String
    var name: String
    var value: Double
    var unit: String
  }

  /// Ten thousand animations of ten seconds each.
  static let crowd = """
    scenario "Ten thousand animations"

    device   "iPhone 15"
    fps      60
    duration 3s

    notice crowd = ReferenceCrowd()

    at 0.5s show crowd

    """

  /// A day in which a banner comes every minute and leaves by its own timer.
  static var day: String {
    let events = (1..<1440).map { "at \($0 * 60)s show banner\n" }.joined()
    return """
      scenario "A day"

      device   "iPhone 15"
      fps      60
      duration 86400s

      notice banner = Banner(timers: corrected)

      \(events)
      """
  }

  func measure() throws -> [Row] {
    var rows = PresentedLoad.allCases.map { load in
      let count = 2_000_000
      let seconds = Benchmark.median(
        (0..<Self.runs).map { _ in Self.seconds { Self.keep(load.evaluate(count)) } })
      return Row(
        key: "values.\(load.rawValue)", name: "presented values, \(load.name)",
        value: Double(count) / seconds / 1e6, unit: "million/s")
    }
    rows.append(
      Row(
        key: "crowd.values", name: "10 000 animations, values of each frame at 60 frames/s",
        value: try crowd { Self.keep(Double($0.values().count)) }, unit: "x real time"))
    rows.append(
      Row(
        key: "crowd.pictures", name: "10 000 animations, display list of each frame at 60 frames/s",
        value: try crowd { Self.keep(Double($0.displayList().items.count)) }, unit: "x real time"))
    rows.append(
      Row(
        key: "day", name: "24 hours with a banner a minute", value: try day(), unit: "s"))
    rows.append(
      Row(
        key: "queue.million", name: "queue, a million entries put in and run",
        value: Self.queue(pending: 1_000_000, count: 1_000_000), unit: "million/s"))
    rows.append(
      Row(
        key: "queue.thousand", name: "queue, a thousand entries waiting, each puts in another",
        value: Self.queue(pending: 1000, count: 1_000_000), unit: "million/s"))
    return rows
  }

  /// Virtual seconds of two seconds of motion per real second.
  private func crowd(_ look: (Stage) -> Void) throws -> Double {
    let frames = (31...150).map { Instant.frame($0, fps: 60) }
    let walls = try (0..<3).map { _ in
      var begin: UInt64 = 0
      try play(Self.crowd, at: [Instant.frame(30, fps: 60)] + frames) { instant, stage in
        look(stage)
        // The first look comes after the start of the animations, which is not part of a frame.
        if begin == 0 { begin = RealClock.nanoseconds }
      }
      return Double(RealClock.nanoseconds - begin) / 1e9
    }
    return 2 / Benchmark.median(walls)
  }

  private func day() throws -> Double {
    let text = Self.day
    return Benchmark.median(
      try (0..<Self.runs).map { _ in
        try Self.seconds { try play(text, at: [Instant.zero + .seconds(86_400)]) }
      })
  }

  /// Million entries run per second. With fewer waiting than are to run, each puts in another one.
  private static func queue(pending: Int, count: Int) -> Double {
    let walls = (0..<3).map { _ in
      seconds {
        let clock = VirtualClock()
        let origin = WorkOrigin(what: "bench", file: "", line: 0, owner: "bench")
        var (state, left) = (UInt64(1), count - pending)
        func put() {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let due = clock.now + .nanoseconds(Int64(state >> 34))
          clock.schedule(at: due, lane: .main, origin: origin) {
            guard left > 0 else { return }
            left -= 1
            put()
          }
        }
        for _ in 0..<pending { put() }
        try? clock.advance(to: Instant.zero + .seconds(1_000_000))
      }
    }
    return Double(count) / Benchmark.median(walls) / 1e6
  }

  private func play(
    _ text: String, at instants: [Instant], _ visit: (Instant, Stage) throws -> Void = { _, _ in }
  ) throws {
    let result = Scenario.parse(text: text, file: "bench.scenario")
    guard let scenario = result.scenario else {
      throw CommandFailure(.fault, "a scene of the benchmark is wrong: \(result.diagnostics)")
    }
    _ = try ScenarioRun(scenario).play(at: instants, measurer: PangoTextMeasurer(), visit)
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = RealClock.nanoseconds
    try work()
    return Double(RealClock.nanoseconds - start) / 1e9
  }

  /// Looks as if it used a result, so that the work for it is not left out.
  @inline(never)
  private static func keep(_ value: Double) {}
}
