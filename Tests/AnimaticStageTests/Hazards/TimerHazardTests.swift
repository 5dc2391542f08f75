import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// Each hazard of timers: a play that has it, and its closest sibling that has not.
@Suite struct TimerHazardTests {
  // MARK: idle-cancel, stale-hide

  private static let taps = "at 0.5s show inbox\nat 1.5s tap inbox\nat 2.5s show inbox\n"

  @Test func `a cancelled item that was never scheduled is told apart from the one that waits`() throws {
    let found = try HazardPlay.hazards("notice inbox = Banner()\n" + Self.taps)
    let hazard = try #require(found.first { $0.kind == .idleCancel })
    #expect(hazard.time == Instant(seconds: 1.5))
    #expect(hazard.event == ScenarioPlace(file: "test.scenario", line: 7))
    #expect(
      hazard.message
        == "cancel() on DispatchWorkItem #4, made by Banner body, pass 4, which was never scheduled; the scheduled "
        + "one is DispatchWorkItem #2, made by Banner body, pass 2, and stays due at 4.5 s")
  }

  @Test func `a hide of the first show hits the second one`() throws {
    let found = try HazardPlay.hazards("notice inbox = Banner()\n" + Self.taps)
    let hazard = try #require(found.first { $0.kind == .staleHide })
    #expect(hazard.time == Instant(seconds: 4.5))
    #expect(hazard.message.hasPrefix("inbox is hidden by the hide that was scheduled at 0.5 s"))
    #expect(hazard.message.hasSuffix("2 s after it was shown again at 2.5 s; its own is due at 6.5 s"))
  }

  @Test func `the corrected banner has neither`() throws {
    #expect(try HazardPlay.kinds("notice inbox = Banner(timers: .corrected)\n" + Self.taps) == [])
  }

  @Test func `a cancelled item is no hazard where none of its kind waits`() throws {
    // After the hide nothing is pending any more.
    let kinds = try HazardPlay.kinds("notice inbox = Banner()\nat 0.5s show inbox\nat 4.55s tap inbox\n")
    #expect(!kinds.contains(.idleCancel))
  }

  private static let messages = """
    at 0s show bar
    at 2s set bar.message = "Hello 2"
    at 2s set bar.duration = .short
    at 4s set bar.message = "Hello 3"
    at 4s set bar.duration = .long

    """

  @Test func `a snackbar's timer of an earlier message hides the newest one`() throws {
    let found = try HazardPlay.hazards("notice bar = Snackbar(message: \"Hello 1\")\n" + Self.messages)
    #expect(found.map(\.kind) == [.staleHide])
    #expect(
      found.first?.message.contains("1 s after it was shown again at 4 s; its own is due at 10 s") == true)
    #expect(
      try HazardPlay.kinds(
        "notice bar = Snackbar(message: \"Hello 1\", timers: .corrected)\n" + Self.messages) == [])
  }

  /// Each toast has a timer of the same source line, and takes itself away.
  private struct Stack: View {
    @State private var toasts: [Int] = []

    var body: some View {
      VStack {
        Text("Add").onTapGesture {
          let id = toasts.count + 1
          withAnimation { toasts.append(id) }
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            withAnimation { toasts.removeAll { $0 == id } }
          }
        }
        ForEach(toasts, id: \.self) { Text("Toast number \($0)") }
      }
    }
  }

  @Test func `toasts that each keep a timer of their own are right`() throws {
    let kinds = try HazardPlay.kinds("at 0.5s tap \"Add\"\nat 2s tap \"Add\"\n") { AnyView(Stack()) }
    #expect(kinds == [])
  }

  /// One flag, one text, and a timer for each tap.
  private struct OneToast: View {
    let cancels: Bool
    @State private var count = 0
    @State private var isShown = false
    @State private var hide: DispatchWorkItem?

    var body: some View {
      VStack {
        Text("Save").onTapGesture {
          count += 1
          withAnimation { isShown = true }
          if cancels { hide?.cancel() }
          let item = DispatchWorkItem { withAnimation { isShown = false } }
          hide = item
          DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
        }
        if isShown { Text("Saved \(count) times").transition(.opacity) }
      }
    }
  }

  @Test func `a timer for each tap hides what a later tap has renewed`() throws {
    let taps = "at 0.5s tap \"Save\"\nat 2.5s tap \"Save\"\n"
    #expect(try HazardPlay.kinds(taps) { AnyView(OneToast(cancels: false)) }.contains(.staleHide))
    #expect(try HazardPlay.kinds(taps) { AnyView(OneToast(cancels: true)) } == [])
  }

  // MARK: no-pending-hide, revival

  @Test func `shown again inside its removal, a banner has no hide and does not appear`() throws {
    let shows = "at 0.5s show inbox\nat 4.6s show inbox\n"
    let found = try HazardPlay.hazards("notice inbox = Banner()\n" + shows)
    #expect(found.map(\.kind) == [.noPendingHide, .revival])
    #expect(
      found.first?.message.contains("it stays for ever. The show at 0.5 s had scheduled its hide") == true)
    #expect(found.last?.message.contains("0.1 s into its own removal, which began at 4.5 s") == true)
    #expect(try HazardPlay.kinds("notice inbox = Banner(timers: .corrected)\n" + shows) == [])
  }

  @Test func `shown again after its removal it is a fresh one`() throws {
    #expect(try HazardPlay.kinds("notice inbox = Banner()\nat 0.5s show inbox\nat 4.8s show inbox\n") == [])
  }

  // MARK: dead-write, orphan-timer

  @Test func `a toast's timer outlives it`() throws {
    let shows = "at 0.1s show hello\nat 1.1s show hello\n"
    let found = try HazardPlay.hazards("notice hello = Toast(\"Copied\")\n" + shows)
    #expect(found.map(\.kind) == [.deadWrite])
    #expect(found.first?.message.contains("of 0.1 s fires at 2.1 s and writes isVisible") == true)
    #expect(try HazardPlay.kinds("notice hello = Toast(\"Copied\", timers: .corrected)\n" + shows) == [])
  }

  @Test func `work that is pending at the end for a banner that has gone`() throws {
    let taps = "at 7s show inbox\nat 8s tap inbox\n"
    let found = try HazardPlay.hazards("notice inbox = Banner()\n" + taps)
    #expect(found.map(\.kind) == [.idleCancel, .orphanTimer])
    #expect(found.last?.time == Instant(seconds: 10))
    #expect(found.last?.message.hasSuffix("due at 11 s; inbox has been gone since 8 s") == true)
    #expect(try HazardPlay.kinds("notice inbox = Banner(timers: .corrected)\n" + taps) == [])
    // Still there: its hide has simply not come yet.
    #expect(try HazardPlay.kinds("notice inbox = Banner()\nat 7s show inbox\n") == [])
  }

  // MARK: cancelled-sleep

  private struct SleepingToast: View {
    let guards: Bool
    @State private var message: String?

    var body: some View {
      VStack {
        Text("A").onTapGesture { withAnimation { message = "First message" } }
        Text("B").onTapGesture { withAnimation { message = "Second message" } }
        if let message { Text(message).transition(.opacity) }
      }
      .task(id: message) {
        guard message != nil else { return }
        if guards {
          guard (try? await Task.sleep(for: .seconds(2.5))) != nil else { return }
        } else {
          try? await Task.sleep(for: .seconds(2.5))
        }
        withAnimation { message = nil }
      }
    }
  }

  @Test func `a cancelled sleep that falls through hides the next message`() throws {
    let taps = "at 0.5s tap \"A\"\nat 1.5s tap \"B\"\n"
    #expect(try HazardPlay.kinds(taps) { AnyView(SleepingToast(guards: false)) } == [.cancelledSleep])
    #expect(try HazardPlay.kinds(taps) { AnyView(SleepingToast(guards: true)) } == [])
  }

  // MARK: zero-duration, show-hide-at-once

  private struct Momentary: View {
    let delay: Double?
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("Go").onTapGesture {
          withAnimation { isShown = true }
          if let delay {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { withAnimation { isShown = false } }
          } else {
            withAnimation(.linear(duration: 0.2)) { isShown = false }
          }
        }
        if isShown { Text("Shown").transition(.opacity) }
      }
    }
  }

  @Test func `a hide that is due at once`() throws {
    let tap = "at 0.5s tap \"Go\"\n"
    #expect(try HazardPlay.kinds(tap) { AnyView(Momentary(delay: 0)) } == [.zeroDuration])
    let both = try HazardPlay.run(tap) { AnyView(Momentary(delay: nil)) }
    #expect(
      both.hazards.map(\.kind) == [.showHideAtOnce],
      "\(both.trace.map { "\($0.number)<\($0.cause) \($0.kind) \($0.detail)" })")
    #expect(try HazardPlay.kinds(tap) { AnyView(Momentary(delay: 2)) } == [])
  }
}
