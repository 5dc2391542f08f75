import Foundation

/// Serves one folder and the present state to pages of this machine. Runs within the watch's own loop: it says what it
/// waits for, and does what can be done at once.
final class LiveServer {
  /// Connections at once; a browser takes six of one page.
  static let most = 96
  /// Beyond them, those that are still being told so.
  static let mostTurnedAway = 32

  let port: UInt16
  private var listeners: [Listener]
  private var connections: [Int32: Connection] = [:]
  private let policy: RequestPolicy
  private let site: SiteFolder
  private var state: (text: [UInt8], version: Int) = ([], 0)
  /// After the system had no descriptors left, until when nobody is taken.
  private var pausedUntil: UInt64 = 0

  /// Throws `CommandFailure` (exit 3).
  init(port: UInt16?, site: String) throws {
    listeners = try Listener.open(port: port)
    self.port = listeners[0].port
    policy = RequestPolicy(port: self.port)
    self.site = SiteFolder(root: site)
  }

  deinit { close() }

  /// Ends every connection and frees the port.
  func close() {
    for connection in connections.values { connection.end() }
    connections = [:]
    for listener in listeners { Foundation.close(listener.descriptor) }
    listeners = []
  }

  /// What pages get that follow, from now on: one line of JSON.
  func tell(_ json: String, now: UInt64) {
    state = (Array("data: \(json)\n\n".utf8), state.version + 1)
    for connection in connections.values { connection.tell(state.text, version: state.version, now) }
    sweep()
  }

  // MARK: The loop

  /// What to wait for.
  func interests(now: UInt64) -> [pollfd] {
    let taking = now >= pausedUntil ? listeners : []
    return taking.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      + connections.values.map { connection in
        let read = connection.wantsToRead ? Int16(POLLIN) : 0
        let write = connection.wantsToWrite ? Int16(POLLOUT) : 0
        return pollfd(fd: connection.descriptor, events: read | write, revents: 0)
      }
  }

  /// The first time at which something is to be done though nothing has come.
  var deadline: UInt64? {
    (connections.values.map(\.deadline) + (pausedUntil > 0 ? [pausedUntil] : [])).min()
  }

  /// Does what can be done for descriptors that are ready.
  func handle(_ ready: [pollfd], now: UInt64) {
    if now >= pausedUntil { pausedUntil = 0 }
    for one in ready where one.revents != 0 {
      if let connection = connections[one.fd] {
        if one.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { connection.read(now) }
        if one.revents & Int16(POLLOUT) != 0, connection.phase != .over { connection.write(now) }
      } else if listeners.contains(where: { $0.descriptor == one.fd }) {
        accept(from: one.fd, now)
      }
    }
    for connection in connections.values {
      connection.tell(state.text, version: state.version, now)
      connection.checkTime(now)
    }
    sweep()
  }

  private func sweep() {
    connections = connections.filter { $0.value.phase != .over }
  }

  private func accept(from listener: Int32, _ now: UInt64) {
    // A few at a time: whoever comes in crowds must not keep the others waiting.
    for _ in 0..<16 {
      let descriptor = Foundation.accept(listener, nil, nil)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { pausedUntil = now + 500_000_000 }
        return
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      var yes: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      if connections.count >= Self.most, let idle = connections.values.first(where: \.isIdle) {
        idle.end()
        connections[idle.descriptor] = nil
      }
      let connection = Connection(descriptor: descriptor, policy: policy, site: site, now: now)
      if connections.count >= Self.most { connection.turnAway(now) }
      // Even of those that are told to go there may be too many.
      if connections.count < Self.most + Self.mostTurnedAway {
        connections[descriptor] = connection
      } else {
        connection.end()
      }
    }
  }
}
