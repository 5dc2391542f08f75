import Foundation

/// A connection that sends bytes as they are, right or wrong.
final class RawSocket {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    let result = withUnsafeBytes(of: &address) {
      connect(descriptor, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
    }
    guard result == 0 else {
      close(descriptor)
      throw BrowserError("port \(port): \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Says that nothing more will come.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Everything up to the other side's end, or up to where `isEnough` holds.
  func receive(until isEnough: (String) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(String(decoding: bytes, as: UTF8.self)) {
      let count = recv(descriptor, &block, block.count, 0)
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The answer to one request of a connection of its own.
  static func answer(_ text: String, port: UInt16) throws -> String {
    let socket = try RawSocket(port: port)
    socket.send(text)
    return socket.receive()
  }

  /// The number in its first line; nil where nothing came.
  static func status(_ text: String, port: UInt16) throws -> Int? {
    let words = try answer(text, port: port).split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}
