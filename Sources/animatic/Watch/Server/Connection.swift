import Foundation

/// One connection of a browser: reads requests, answers them one after the other. Never waits for the other side.
final class Connection {
  enum Phase: Equatable {
    /// A request is awaited or half there.
    case reading
    case answering
    /// Gets every state as it comes.
    case following
    /// All is said; what still comes is thrown away, so that the other side gets to read the answer.
    case parting
    case over
  }

  /// How long the other side may take, in nanoseconds: to send a head, to begin another one, to take what it asked for.
  enum Patience {
    static let head: UInt64 = 10_000_000_000
    static let idle: UInt64 = 60_000_000_000
    static let taking: UInt64 = 20_000_000_000
    /// Between two signs of life to a page that follows.
    static let silence: UInt64 = 20_000_000_000
    /// For the other side to close after the last answer.
    static let parting: UInt64 = 1_000_000_000
  }

  let descriptor: Int32
  private(set) var phase = Phase.reading
  private let policy: RequestPolicy
  private let site: SiteFolder
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var file: (descriptor: Int32, left: Int)?
  private var keepsOpen = true
  /// The other side sends nothing more, and may still read.
  private var isHalfClosed = false
  /// When the present wait began.
  private var since: UInt64
  /// Which state a following page has got, or is getting.
  private var version = 0

  static let block = 64 << 10
  /// The address that pages follow.
  static let events = "/_live/events"

  init(descriptor: Int32, policy: RequestPolicy, site: SiteFolder, now: UInt64) {
    self.descriptor = descriptor
    self.policy = policy
    self.site = site
    since = now
  }

  deinit { end() }

  /// Between two requests, so that it can be closed for somebody else.
  var isIdle: Bool { phase == .reading && input.isEmpty }
  /// Whether there is something to wait for.
  var wantsToRead: Bool { !isHalfClosed }
  /// Whether there is something to send.
  var wantsToWrite: Bool { sent < output.count || file != nil }

  /// When to be asked again even if nothing comes.
  var deadline: UInt64 {
    switch phase {
    case .reading: since + (input.isEmpty ? Patience.idle : Patience.head)
    case .answering: since + Patience.taking
    case .following: since + (wantsToWrite ? Patience.taking : Patience.silence)
    case .parting: since + Patience.parting
    case .over: 0
    }
  }

  func end() {
    guard phase != .over else { return }
    phase = .over
    if let file { close(file.descriptor) }
    file = nil
    close(descriptor)
  }

  /// Gives up what takes too long, and tells a following page that we are there.
  func checkTime(_ now: UInt64) {
    guard phase != .over, now >= deadline else { return }
    if phase == .following, !wantsToWrite {
      queue(Array(":\n\n".utf8), now)
      write(now)
    } else {
      // Whoever was too slow for its head is told so, if it listens.
      guard phase == .reading, !input.isEmpty else { return end() }
      keepsOpen = false
      input = []
      answer(.timeout, isHead: false, now)
      write(now)
    }
  }

  /// Says that there are too many, whatever is asked.
  func turnAway(_ now: UInt64) {
    keepsOpen = false
    answer(.busy, isHead: false, now)
    write(now)
  }

  // MARK: Reading

  func read(_ now: UInt64) {
    var block = [UInt8](repeating: 0, count: 8 << 10)
    let count = recv(descriptor, &block, block.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    guard count > 0 else {
      isHalfClosed = true
      keepsOpen = false
      if count < 0 || phase != .answering { end() }
      return
    }
    // A page that follows has nothing to say, and one that is being answered has to wait.
    guard phase == .reading || phase == .answering else { return }
    if input.isEmpty, phase == .reading { since = now }
    input += block[..<count]
    if input.count > HTTPRequest.longest + block.count, phase == .answering { return end() }
    if phase == .reading { takeRequest(now) }
  }

  private func takeRequest(_ now: UInt64) {
    guard !input.isEmpty else { return }
    switch HTTPRequest.read(input) {
    case .incomplete: return
    case .wrong(let status):
      keepsOpen = false
      input = []
      answer(status, isHead: false, now)
    case .request(let request, let length):
      input.removeFirst(length)
      keepsOpen = request.keepsOpen
      answer(request, now)
    }
    write(now)
  }

  private func answer(_ request: HTTPRequest, _ now: UInt64) {
    let isHead = request.method == "HEAD"
    if let status = policy.refusal(of: request) {
      keepsOpen = false
      return answer(status, isHead: isHead, now)
    }
    if request.path == Self.events {
      keepsOpen = false
      let response = HTTPResponse(status: .ok, type: "text/event-stream", length: nil, keepsOpen: false)
      // A page that has lost us asks again after this many milliseconds.
      queue(response.head + (isHead ? [] : Array("retry: 1000\n\n".utf8)), now)
      phase = isHead ? .answering : .following
      return
    }
    // Browsers ask for it by themselves, and a missing one would stand in their console.
    if request.path == "/favicon.ico" { return answer(.noContent, isHead: true, now) }
    guard let found = site.open(request.path) else { return answer(.notFound, isHead: isHead, now) }
    queue(
      HTTPResponse(status: .ok, type: found.type, length: found.size, keepsOpen: keepsOpen).head, now)
    phase = .answering
    if isHead || found.size == 0 { close(found.descriptor) } else { file = (found.descriptor, found.size) }
  }

  private func answer(_ status: HTTPStatus, isHead: Bool, _ now: UInt64) {
    let body = Array(HTTPResponse.words(of: status).utf8)
    let isEmpty = status == .noContent
    let head = HTTPResponse(
      status: status, type: isEmpty ? "" : "text/plain; charset=utf-8", length: isEmpty ? nil : body.count,
      keepsOpen: keepsOpen)
    queue(head.head + (isHead ? [] : body), now)
    phase = .answering
  }

  // MARK: Writing

  /// Tells a following page the present state, unless it has it. One that is slow gets only the latest.
  func tell(_ text: [UInt8], version: Int, _ now: UInt64) {
    guard phase == .following, self.version != version, !wantsToWrite else { return }
    self.version = version
    queue(text, now)
    write(now)
  }

  private func queue(_ bytes: [UInt8], _ now: UInt64) {
    output.removeFirst(sent)
    sent = 0
    output += bytes
    since = now
  }

  func write(_ now: UInt64) {
    while phase != .over {
      if sent == output.count {
        output.removeAll(keepingCapacity: true)
        sent = 0
        if file == nil { break }
        readFile()
        if output.isEmpty, file == nil, phase != .over { break }
        continue
      }
      let count = output.withUnsafeBytes {
        send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { end() }
        return
      }
      sent += count
      since = now
    }
    guard phase == .answering else { return }
    since = now
    guard keepsOpen else {
      if isHalfClosed { return end() }
      shutdown(descriptor, Int32(SHUT_WR))
      phase = .parting
      return
    }
    phase = .reading
    takeRequest(now)
  }

  private func readFile() {
    guard let open = file else { return }
    var block = [UInt8](repeating: 0, count: min(open.left, Self.block))
    let count = Foundation.read(open.descriptor, &block, block.count)
    if count <= 0 {
      // Shorter than it was: the length that was promised can not be kept.
      return end()
    }
    output += block[..<count]
    file!.left -= count
    if file!.left == 0 {
      close(open.descriptor)
      file = nil
    }
  }
}
