import AnimaticUI
import Testing

/// When the code of tasks runs, among the other code of a view.
@Suite struct TaskOrderTests {
  @Test func `tasks begin after onAppear and onChange, inner ones first, whatever the written order`() throws
  {
    let journal = Journal()
    let host = try TestHost {
      VStack {
        Text("x").task { journal.note("inner task") }
          .onChange(of: 1, initial: true) { journal.note("inner change") }
          .onAppear { journal.note("inner appear") }
      }
      .task { journal.note("outer task") }
      .onAppear { journal.note("outer appear") }
    }
    try host.advance(to: 0)
    #expect(
      journal.lines == ["inner change", "inner appear", "outer appear", "inner task", "outer task"])
  }

  @Test func `a task of an action runs after the action and the flush, at the same instant`() throws {
    let journal = Journal()
    struct Tapped: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Color.red.onTapGesture {
          Task {
            journal.note("task \(count) at \(VirtualTime.clock.now.seconds)")
            try? await Task.sleep(for: .seconds(0.5))
            journal.note("task at \(VirtualTime.clock.now.seconds)")
          }
          count += 1
          journal.note("action")
        }
        .onChange(of: count) { journal.note("change") }
      }
    }
    let host = try TestHost { Tapped(journal: journal) }
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: 50, y: 50)) }
    try host.advance(to: 2)
    #expect(journal.lines == ["action", "change", "task 1 at 1.0", "task at 1.5"])
  }

  @Test func `another id cancels the task and starts it with the new closure`() throws {
    let journal = Journal()
    let (host, id) = try play(1) { outside in
      let value = outside.value
      Text("x").task(id: value) {
        journal.note("begin \(value)")
        do {
          try await Task.sleep(until: .now + .seconds(2), clock: .continuous)
          journal.note("end \(value) at \(VirtualTime.clock.now.seconds)")
        } catch {
          journal.note("cancelled \(value) \(Task.isCancelled)")
        }
      }
    }
    try host.at(1) { id.write(2) }
    try host.advance(to: 4)
    #expect(journal.lines == ["begin 1", "cancelled 1 true", "begin 2", "end 2 at 3.0"])
  }

  @Test func `streams, hops to the main actor and detached tasks stay on the clock`() throws {
    let journal = Journal()
    func note(_ line: String) { journal.note("\(line) \(VirtualTime.clock.now.seconds)") }
    let (stream, feed) = AsyncStream<Int>.makeStream()
    let host = try TestHost {
      Text("x").task {
        for await value in stream { note("stream \(value)") }
        note("stream over")
      }
      .task {
        await Task.yield()
        await Task.detached {
          try? await ContinuousClock().sleep(for: .seconds(0.25))
          await MainActor.run { note("main") }
        }.value
        note("detached over")
      }
    }
    try host.at(1) { feed.yield(1) }
    try host.at(2) {
      feed.yield(2)
      feed.finish()
    }
    try host.advance(to: 3)
    #expect(
      journal.lines == [
        "main 0.25", "detached over 0.25", "stream 1 1.0", "stream 2 2.0", "stream over 2.0",
      ])
  }

  @Test func `awaited values end with the view`() throws {
    let journal = Journal()
    let subject = PassthroughSubject<Int, Never>()
    let (host, flag) = try play(true) { outside in
      ZStack {
        if outside.value {
          Text("x").task {
            for await value in subject.values { journal.note("\(value)") }
            journal.note("over \(VirtualTime.clock.now.seconds)")
          }
        }
      }
    }
    try host.at(1) {
      subject.send(1)
      DispatchQueue.main.async { subject.send(2) }
    }
    try host.at(1.5) { subject.send(3) }
    try host.at(2) { flag.write(false) }
    try host.at(3) { subject.send(4) }
    // The second one comes before the task has asked again: nobody keeps it.
    #expect(journal.lines == ["1", "3", "over 2.0"])
  }
}
