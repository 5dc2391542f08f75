import AnimaticTime
import Foundation

/// A queue of blocks on virtual time, spelled as Dispatch spells it.
///
/// All queues share the thread of the simulation. A block runs at its exact deadline, without leeway; equal
/// deadlines run in the order of submission, a deadline in the past is now. Quality of service and flags are
/// accepted and change nothing.
public final class DispatchQueue {
  public typealias Attributes = Foundation.DispatchQueue.Attributes
  public typealias AutoreleaseFrequency = Foundation.DispatchQueue.AutoreleaseFrequency

  /// The queue of the interface.
  nonisolated(unsafe) public static let main = DispatchQueue(label: "main", spelling: "DispatchQueue.main")
  nonisolated(unsafe) private static let shared = DispatchQueue(
    label: "global", attributes: .concurrent, spelling: "DispatchQueue.global()")

  /// The queue whose block runs now; the main queue outside of blocks.
  static var current: DispatchQueue {
    get { Simulation.current.queue }
    set { Simulation.current.queue = newValue }
  }

  public let label: String
  public let qos: DispatchQoS
  private let isSerial: Bool
  /// How a trace names the queue.
  let spelling: String
  /// Blocks without a delay that still wait, so that `sync` can keep their order.
  private var waiting: [WorkTicket] = []

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init(label: label, qos: qos, attributes: attributes, spelling: "DispatchQueue(\"\(label)\")")
  }

  private init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], spelling: String)
  {
    self.label = label
    self.qos = qos
    isSerial = !attributes.contains(.concurrent)
    self.spelling = spelling
  }

  /// One queue for all qualities of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs the block `iterations` times, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }

  // MARK: Submitting

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    file: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    group?.enter()
    submit(at: VirtualTime.clock.now, origin("async", file, line)) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line) {
    workItem.submit(to: self, at: VirtualTime.clock.now, origin("async", file, line))
  }

  public func async(
    group: DispatchGroup, execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line
  ) {
    group.enter()
    workItem.submit(to: self, at: VirtualTime.clock.now, origin("async", file, line)) { group.leave() }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    file: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    submit(at: deadline.instant, origin("asyncAfter", file, line), work)
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    file: String = #fileID, line: Int = #line, execute work: @escaping () -> Void
  ) {
    submit(at: wallDeadline.instant, origin("asyncAfter", file, line), work)
  }

  public func asyncAfter(
    deadline: DispatchTime, execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line
  ) {
    workItem.submit(to: self, at: deadline.instant, origin("asyncAfter", file, line))
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem, file: String = #fileID,
    line: Int = #line
  ) {
    workItem.submit(to: self, at: wallDeadline.instant, origin("asyncAfter", file, line))
  }

  // MARK: Waiting

  /// Runs the block at once, after what was submitted before it. On the queue whose block is running, this
  /// hangs on a device: the run fails with `ClockError.blocked` then.
  @discardableResult
  public func sync<T>(
    flags: DispatchWorkItemFlags = [], file: String = #fileID, line: Int = #line, execute work: () throws -> T
  ) rethrows -> T {
    drain(origin("sync", file, line))
    return try running(work)
  }

  public func sync(execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line) {
    drain(origin("sync", file, line))
    running { workItem.perform() }
  }

  /// Same as `sync`.
  @discardableResult
  public func asyncAndWait<T>(
    flags: DispatchWorkItemFlags = [], file: String = #fileID, line: Int = #line, execute work: () throws -> T
  ) rethrows -> T {
    drain(origin("asyncAndWait", file, line))
    return try running(work)
  }

  public func asyncAndWait(execute workItem: DispatchWorkItem, file: String = #fileID, line: Int = #line) {
    drain(origin("asyncAndWait", file, line))
    running { workItem.perform() }
  }

  // MARK: Inside

  @discardableResult
  func submit(at due: Instant, _ origin: WorkOrigin, _ work: @escaping () -> Void) -> WorkTicket {
    let clock = VirtualTime.clock
    guard self !== DispatchQueue.main, due <= clock.now else {
      return clock.schedule(at: due, lane: .main, origin: origin) { self.running(work) }
    }
    var ticket: WorkTicket?
    let scheduled = clock.schedule(at: due, lane: .main, origin: origin) {
      if let ticket { self.forget(ticket) }
      self.running(work)
    }
    ticket = scheduled
    if isSerial { waiting.append(scheduled) }
    Simulation.current.aside.append((self, scheduled))
    return scheduled
  }

  /// Call when a submitted block has begun, or will not.
  func forget(_ ticket: WorkTicket) {
    if let index = waiting.firstIndex(of: ticket) { waiting.remove(at: index) }
    let simulation = Simulation.current
    simulation.aside.removeAll { $0.ticket == ticket }
  }

  /// Runs one block that is due now on another queue than the one whose block waits. False if there is none.
  static func runAside() -> Bool {
    let simulation = Simulation.current
    let index = simulation.aside.firstIndex { !$0.queue.isSerial || $0.queue !== current }
    guard let index else { return false }
    let (queue, ticket) = simulation.aside[index]
    queue.forget(ticket)
    VirtualTime.clock.runEarly(ticket)
    return true
  }

  func running<T>(_ work: () throws -> T) rethrows -> T {
    let outer = DispatchQueue.current
    DispatchQueue.current = self
    defer { DispatchQueue.current = outer }
    return try work()
  }

  private func drain(_ origin: WorkOrigin) {
    let clock = VirtualTime.clock
    if isSerial, DispatchQueue.current === self {
      clock.failure = .blocked(at: clock.now, origin: origin)
    }
    while !waiting.isEmpty { clock.runEarly(waiting.removeFirst()) }
  }

  private func origin(_ call: String, _ file: String, _ line: Int) -> WorkOrigin {
    WorkOrigin(what: "\(spelling).\(call)", file: file, line: line)
  }
}
