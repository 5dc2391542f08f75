import AnimaticUI
import Testing

/// Timers and the views that start them.
@Suite struct TimerCases {
  @Test func `progress added up in tenths ends one tick late`() throws {
    struct Progress: View {
      @State private var isOver = false
      @State private var tick: AnyCancellable?
      let note: (Double) -> Void

      var body: some View {
        Text(isOver ? "over" : "running").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { start() }
        }
      }

      private func start() {
        tick = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
          .scan(0.0) { sum, _ in sum + 0.1 }
          .map { $0 / 5 }
          .prefix { $0 <= 1 }
          .sink(receiveCompletion: { _ in isOver = true }, receiveValue: note)
      }
    }
    var ratios: [Double] = []
    let host = try TestHost { Progress { ratios.append($0) } }
    try host.advance(to: 5.3)
    #expect(ratios.count == 50 && ratios.last == 0.9999999999999997)
    #expect(host.exists("running"))
    try host.advance(to: 5.399)
    #expect(host.exists("running"))
    try host.advance(to: 5.4)
    #expect(host.exists("over") && ratios.count == 50)
  }

  /// Hides itself by a timer that its task starts.
  private struct SelfDismissing: View {
    @State private var isVisible = true
    var body: some View {
      VStack { if isVisible { Text("toast") } }.task {
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
          withAnimation(.easeInOut) { isVisible = false }
        }
      }
    }
  }

  @Test func `a timer outlives the view that started it and writes into the void`() throws {
    let (host, isThere) = try play(true) { outside in ZStack { if outside.value { SelfDismissing() } } }
    try host.at(1) { isThere.write(false) }
    try host.at(1.5) { isThere.write(true) }
    try host.advance(to: 3.5)
    #expect(near(host.opacity("toast"), 1))
    try host.advance(to: 3.675)
    #expect(near(host.opacity("toast"), 0.5))
    try host.advance(to: 3.86)
    #expect(!host.exists("toast"))
    #expect(host.trace.contains { $0.time.seconds == 2 && $0.detail.contains("ignored") })
  }

  @Test func `where the parent owns the flag, the old timer hides the new view`() throws {
    let (host, isThere) = try play(true) { outside in
      ZStack {
        if outside.value {
          Text("toast").task {
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in outside.write(false) }
          }
        }
      }
    }
    try host.at(1) { isThere.write(false) }
    try host.at(1.5) { isThere.write(true) }
    try host.advance(to: 1.99)
    #expect(host.exists("toast"))
    try host.advance(to: 2)
    #expect(!host.exists("toast"))
  }

  private enum Policy: CaseIterable { case goOn, restart, half, ignore }

  /// A notice that closes after 4 s, with a say in what a press does to the time that is left.
  private struct Pausable: View {
    let policy: Policy
    let isPressed: Bool
    @State private var isShown = true
    @State private var timer: Timer?
    @State private var left = 4.0

    var body: some View {
      VStack {
        if isShown { Text("notice") }
        Text("used \(Int((1 - left / 4) * 1000)) ‰")
      }
      .onAppear { run(4) }
      .onChange(of: isPressed) { _, pressed in
        guard isShown, policy != .ignore else { return }
        if pressed {
          left = timer?.fireDate.timeIntervalSinceNow ?? 4
          timer?.invalidate()
        } else {
          run(policy == .goOn ? left : policy == .restart ? 4 : 2)
        }
      }
    }

    private func run(_ seconds: Double) {
      timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in isShown = false }
    }
  }

  private func closing(_ policy: Policy, presses: [(Double, Double)]) throws -> Double {
    let (host, isPressed) = try play(false) { outside in Pausable(policy: policy, isPressed: outside.value) }
    for (down, up) in presses {
      try host.at(down) { isPressed.write(true) }
      if policy == .goOn, down == 1.5 {
        try host.advance(to: 3)
        #expect(host.exists("used 375 ‰"), "frozen, not reset")
      }
      try host.at(up) { isPressed.write(false) }
    }
    let event = host.trace.last { $0.detail.contains("isShown = false") }
    if let event { return event.time.seconds }
    try host.advance(to: 20)
    return host.trace.last { $0.detail.contains("isShown = false") }?.time.seconds ?? .infinity
  }

  @Test func `a press pauses, restarts, halves or does not touch the countdown`() throws {
    let expected: [(Policy, Double, Double)] = [
      (.goOn, 6, 6.25), (.restart, 7.5, 9.25), (.half, 5.5, 7.25), (.ignore, 4, 4),
    ]
    for (policy, once, twice) in expected {
      // Dates are whole seconds since 2001 and what a Double leaves for the fraction.
      #expect(near(try closing(policy, presses: [(1.5, 3.5)]), once, 1e-6), "\(policy)")
      #expect(near(try closing(policy, presses: [(1.5, 3.5), (5, 5.25)]), twice, 1e-6), "\(policy), twice")
    }
  }

  @Test func `an update of a live notice keeps the clock, restarts it, or brings its own time`() throws {
    struct Notice: View {
      let text: String
      let seconds: Int?
      let restarts: Bool
      @State private var isShown = true
      var body: some View {
        ZStack { if isShown { Text(text) } }
          .task(id: restarts ? "\(text) \(seconds ?? 0)" : "") {
            guard let seconds else { return }
            do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
            isShown = false
          }
      }
    }
    func gone(_ restarts: Bool, _ first: Int?, at change: Double, _ second: Int?) throws -> Double? {
      let (host, content) = try play(("A", first)) { outside in
        Notice(text: outside.value.0, seconds: outside.value.1, restarts: restarts)
      }
      try host.at(change) { content.write(("B", second)) }
      try host.advance(to: 30)
      return host.trace.first { $0.detail.contains("isShown = false") }?.time.seconds
    }
    #expect(try gone(false, 4, at: 3, 4) == 4)
    #expect(try gone(true, 4, at: 3, 4) == 7)
    #expect(try gone(true, nil, at: 5, 2) == 7)
  }

  @Test(arguments: [(1.0, 3.0), (5.0, 5.0)])
  func `a notice stays for its minimum time`(request: Double, leaves: Double) throws {
    struct Notice: View {
      let isDismissed: Bool
      @State private var isShown = true
      @State private var since = DispatchTime.now()
      var body: some View {
        ZStack { if isShown { Text("notice") } }
          .onChange(of: isDismissed) {
            DispatchQueue.main.asyncAfter(deadline: max(.now(), since + 3)) { isShown = false }
          }
      }
    }
    let (host, dismissal) = try play(false) { outside in Notice(isDismissed: outside.value) }
    try host.at(request) { dismissal.write(true) }
    try host.advance(to: 10)
    #expect(host.trace.first { $0.detail.contains("isShown = false") }?.time.seconds == leaves)
  }

  @Test func `a countdown that pauses while the app is not in front`() throws {
    struct Notice: View {
      let name: String
      @Environment(\.scenePhase) private var phase
      @State private var isShown = true
      @State private var left = 5.0
      @State private var timer: Timer?

      var body: some View {
        ZStack { if isShown { Text(name) } }
          .onAppear { if phase == .active { run() } }
          .onChange(of: phase) { _, phase in
            if phase == .active {
              run()
            } else {
              left = timer?.fireDate.timeIntervalSinceNow ?? left
              timer?.invalidate()
            }
          }
      }

      private func run() {
        timer = Timer.scheduledTimer(withTimeInterval: left, repeats: false) { _ in isShown = false }
      }
    }
    let (host, second) = try play(false) { outside in
      VStack {
        Notice(name: "first")
        if outside.value { Notice(name: "second") }
      }
    }
    func focus(_ phase: ScenePhase) { host.host.changeEnvironment { $0.scenePhase = phase } }
    try host.at(2) { focus(.inactive) }
    try host.at(4) { second.write(true) }
    try host.at(10) { focus(.active) }
    try host.advance(to: 12.999)
    #expect(host.exists("first") && host.exists("second"), "coming to the front closes nothing")
    try host.advance(to: 13.001)
    #expect(!host.exists("first") && host.exists("second"))
    try host.advance(to: 14.999)
    #expect(host.exists("second"))
    try host.advance(to: 15.001)
    #expect(!host.exists("second"))
  }

  @Test func `a shared timer publisher keeps ticking while the view is evaluated again`() throws {
    struct Ticking: View {
      static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let round: Int
      let tick: () -> Void
      var body: some View { Text("\(round)").onReceive(Ticking.timer) { _ in tick() } }
    }
    var ticks: [Double] = []
    let (host, round) = try play(0) { outside in
      Ticking(round: outside.value) { ticks.append(VirtualTime.clock.now.seconds) }
    }
    for step in 1...8 { try host.at(0.4 * Double(step)) { round.write(step) } }
    #expect(ticks == [1, 2, 3])
  }
}
