import Foundation

/// A socket of this machine's own address that takes connections; nothing outside the machine reaches it.
struct Listener {
  let descriptor: Int32
  let port: UInt16

  /// The numbers tried one after the other where none was asked for.
  static let usual: ClosedRange<UInt16> = 4747...4766

  /// Of `127.0.0.1`, and of `::1` where the machine has it and the number is free there. `port` nil means the first
  /// usual one that is free, 0 any.
  ///
  /// Throws `CommandFailure` (exit 3) with the system's reason.
  static func open(port wanted: UInt16?) throws -> [Listener] {
    var reason: Int32 = 0
    for port in wanted.map({ $0...$0 }) ?? usual {
      switch bound(version6: false, port) {
      case .success(let first):
        guard case .success(let second) = bound(version6: true, first.port) else { return [first] }
        return [first, second]
      case .failure(let error): reason = error.code
      }
      if reason != EADDRINUSE { break }
    }
    let what = wanted.map { "port \($0)" } ?? "ports \(usual.lowerBound) to \(usual.upperBound)"
    let notes =
      reason == EADDRINUSE ? ["somebody has it already; choose another one: --port 0 takes any"] : []
    throw CommandFailure(
      .environment, "can not serve at \(what): \(String(cString: strerror(reason)))", notes: notes)
  }

  private struct Refusal: Error {
    var code: Int32
  }

  private static func bound(version6: Bool, _ port: UInt16) -> Result<Listener, Refusal> {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(version6 ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { return .failure(Refusal(code: errno)) }
    func refused() -> Result<Listener, Refusal> {
      let code = errno
      close(descriptor)
      return .failure(Refusal(code: code))
    }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // The number is free again at once when the watch has ended.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    var result: Int32
    if version6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size)
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      address.sin6_addr = in6addr_loopback
      result = Self.bind(descriptor, &address)
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      result = Self.bind(descriptor, &address)
    }
    guard result == 0, listen(descriptor, 64) == 0 else { return refused() }
    var own = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    // The port stands at the same place in both kinds of addresses.
    let raw = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<sockaddr_in6>.size, alignment: 8)
    defer { raw.deallocate() }
    result = getsockname(descriptor, raw.assumingMemoryBound(to: sockaddr.self), &length)
    guard result == 0 else { return refused() }
    own = raw.load(as: sockaddr_in.self)
    return .success(Listener(descriptor: descriptor, port: UInt16(bigEndian: own.sin_port)))
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
    withUnsafeBytes(of: &address) {
      Foundation.bind(
        descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
  }
}
