import AnimaticTime
import AnimaticUI
import Testing

/// What a clock for tests must get right, seen through views.
@Suite struct ClockCases {
  @Test func `of equal times the scenario comes first, then what was armed first`() throws {
    var log: [String] = []
    let host = try TestHost {
      Text("x").onAppear {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.append("A") }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.append("B") }
        Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.append("C") }
      }
    }
    try host.advance(to: 0.9)
    #expect(log == ["C"])
    try host.at(1) { log.append("D") }
    #expect(log == ["C", "D", "A", "B", "C"])
  }

  private struct Chain: View {
    let length: Int
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { step() } }
    }
    private func step() {
      guard count < length else { return }
      count += 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 0) { step() }
    }
  }

  @Test func `work without delay that work schedules runs at the same instant, before its frame`() throws {
    let host = try TestHost { Chain(length: 50) }
    try host.advance(to: 0.999)
    #expect(host.exists("0"))
    try host.advance(to: 1)
    #expect(host.exists("50"))
  }

  @Test func `a chain without end at one instant is an error that names its origin`() throws {
    let host = try TestHost { Chain(length: .max) }
    let error = #expect(throws: ClockError.self) { try host.advance(to: 2) }
    #expect(error?.description.contains("ClockCases.swift") == true, "\(String(describing: error))")
  }

  @Test func `a timer publisher without interval is an error, other work at that instant runs`() throws {
    var log: [String] = []
    let host = try TestHost {
      Text("x").onAppear {
        DispatchQueue.main.async { log.append("once") }
      }
    }
    #expect(throws: ClockError.self) {
      try host.at(0) { _ = Timer.publish(every: 0, on: .main, in: .common).autoconnect().sink { _ in } }
    }
    host.clock.failure = nil
    try host.advance(to: 1)
    #expect(log == ["once"])
  }

  @Test func `what is pending at the end says when, by whom and from where`() throws {
    let host = try TestHost {
      Text("x").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) {} }
    }
    try host.advance(to: 1)
    #expect(host.clock.pending.count == 1)
    let entry = host.clock.pending[0]
    #expect(entry.due.seconds == 2 && entry.origin.what == "DispatchQueue.main.asyncAfter")
    #expect(entry.origin.owner == "it" && entry.origin.file.hasSuffix("ClockCases.swift"))
  }

  @Test(arguments: [24, 25, 30, 60, 120])
  func `frames lie at whole fractions and see what happens on them`(rate: Int) throws {
    let host = try TestHost { Chain(length: 1) }
    var first: Int?
    for frame in 0...rate * 2 {
      try host.clock.advance(to: .zero + TimeSpan(Rational(Int64(frame), Int64(rate))))
      if first == nil, host.exists("1") { first = frame }
    }
    #expect(first == rate, "the event at 1 s is in the frame at 1 s, not in the one after it")
    #expect(host.clock.now.seconds == 2)
  }

  @Test func `no extra time has to be added at the end of an animation`() throws {
    let (host, isUp) = try play(false) { outside in Text("x").offset(y: outside.value ? -100 : 0) }
    try host.at(0) { withAnimation(.easeInOut(duration: 0.5)) { isUp.write(true) } }
    try host.advance(to: 0.5)
    #expect(host.offset("x")?.height == -100)
  }

  @Test func `runs do not differ, whatever the machine does`() throws {
    struct Busy: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").offset(x: CGFloat(count))
          .task {
            while count < 5 {
              try? await Task.sleep(for: .milliseconds(100))
              withAnimation(.spring) { count += 1 }
              await Task.yield()
            }
          }
          .onReceive(Timer.publish(every: 0.15, on: .main, in: .common).autoconnect().prefix(3)) { _ in
            Task { @MainActor in count += 1 }
          }
      }
    }
    func run() throws -> [TraceEvent] {
      let host = try TestHost { Busy() }
      try host.advance(to: 1)
      return host.trace
    }
    let first = try run()
    #expect(first.count > 20)
    for _ in 0..<100 { #expect(try run() == first) }
  }

  @Test(arguments: [2_147_484, 1e12, .infinity])
  func `very long delays do not wrap`(seconds: Double) throws {
    var fired: [String] = []
    let host = try TestHost {
      Text("x").onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { fired.append("queue") }
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in fired.append("timer") }
      }
      .task {
        try? await Task.sleep(nanoseconds: seconds.isFinite && seconds < 1e9 ? UInt64(seconds * 1e9) : .max)
        fired.append("task")
      }
      .onReceive(Just(1).delay(for: .seconds(seconds), scheduler: DispatchQueue.main)) { _ in
        fired.append("delay")
      }
    }
    try host.advance(to: 100)
    #expect(fired.isEmpty)
    try host.advance(to: 2_147_484)
    #expect(fired.sorted() == (seconds < 1e9 ? ["delay", "queue", "task", "timer"] : []))
  }

  @Test func `a delay in the past is now, after what is due already`() throws {
    var log: [String] = []
    let host = try TestHost { Text("x") }
    try host.at(1) {
      DispatchQueue.main.async { log.append("queued before") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { log.append("past") }
    }
    #expect(log == ["queued before", "past"] && host.clock.now.seconds == 1)
  }

  @Test func `a negative delay starts an animation inside its curve`() throws {
    let (host, isUp) = try play(false) { outside in Text("x").opacity(outside.value ? 1 : 0) }
    try host.at(1) { withAnimation(.easeInOut(duration: 0.3).delay(-0.1)) { isUp.write(true) } }
    #expect(near(host.opacity("x"), 0.2318, 1e-4))
    try host.advance(to: 1.2)
    #expect(host.opacity("x") == 1)
  }
}
