/// The head of a request of HTTP/1.0 or 1.1, read strictly: what is not plainly right is refused.
struct HTTPRequest: Equatable {
  /// What bytes come to.
  enum Reading: Equatable {
    /// The head is not whole yet.
    case incomplete
    /// Refused with this status; nothing after it is looked at.
    case wrong(HTTPStatus)
    /// A request, and how many bytes it took.
    case request(HTTPRequest, length: Int)
  }

  /// Bytes of a head, line ends included.
  static let longest = 16 << 10
  static let mostFields = 100

  var method: String
  /// As it was sent, beginning with a slash.
  var target: String
  /// The number after `HTTP/1.`
  var minor: Int
  /// Names in lower case, in the order sent.
  var fields: [(name: String, value: String)]

  static func == (a: HTTPRequest, b: HTTPRequest) -> Bool {
    a.method == b.method && a.target == b.target && a.minor == b.minor
      && a.fields.elementsEqual(b.fields) { $0 == $1 }
  }

  /// The value of a field that may be there once; nil where it is missing or there twice.
  func field(_ name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// Whether the connection stays open after the answer.
  var keepsOpen: Bool {
    let words = (field("connection") ?? "").lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
    return minor >= 1 ? !words.contains("close") : words.contains("keep-alive")
  }

  static func read(_ bytes: [UInt8]) -> Reading {
    // An empty line before a request is allowed, and nothing else is.
    var start = 0
    while start + 1 < bytes.count, start < 8, bytes[start] == 13, bytes[start + 1] == 10 { start += 2 }
    guard let end = endOfHead(bytes, from: start) else {
      if bytes.contains(0) { return .wrong(.badRequest) }
      return bytes.count > longest ? .wrong(.headTooLarge) : .incomplete
    }
    guard end - start <= longest else { return .wrong(.headTooLarge) }
    let head = bytes[start..<end]
    // One byte a character: what is no ASCII stays within values, and is compared with nothing.
    guard head.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 13 || $0 == 10 || $0 == 9 }) else {
      return .wrong(.badRequest)
    }
    var lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    guard !lines.contains(where: { $0.contains("\n") || $0.contains("\r") }) else {
      return .wrong(.badRequest)
    }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      return .wrong(words.count == 3 && words[2].hasPrefix("HTTP/") ? .version : .badRequest)
    }
    guard !words[0].isEmpty, words[0].allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return .wrong(.badRequest)
    }
    guard words[1].hasPrefix("/") else { return .wrong(.badRequest) }
    var request = HTTPRequest(
      method: words[0], target: words[1], minor: words[2].hasSuffix("1") ? 1 : 0, fields: [])
    for line in lines where !line.isEmpty {
      guard let field = field(line), request.fields.count < mostFields else { return .wrong(.badRequest) }
      request.fields.append(field)
    }
    // Nothing here takes a body, and two readings of one length are how requests are smuggled.
    if request.fields.contains(where: { $0.name == "transfer-encoding" }) { return .wrong(.badRequest) }
    for field in request.fields where field.name == "content-length" {
      guard field.value == "0" else { return .wrong(.badRequest) }
    }
    return .request(request, length: end + 4)
  }

  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at + 3 < bytes.count {
      if bytes[at] == 13, bytes[at + 1] == 10, bytes[at + 2] == 13, bytes[at + 3] == 10 { return at }
      at += 1
    }
    return nil
  }

  /// `Name: value`; a name with spaces and a line that begins with one are refused.
  private static func field(_ line: Substring) -> (String, String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    let isToken = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_!#$%&'*+.^`|~".contains($0))
    }
    guard !name.isEmpty, isToken else { return nil }
    var value = line[line.index(after: colon)...]
    while value.first == " " || value.first == "\t" { value.removeFirst() }
    while value.last == " " || value.last == "\t" { value.removeLast() }
    return (name.lowercased(), String(value))
  }
}

/// The answers that the server knows.
enum HTTPStatus: Int {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case misdirected = 421
  case headTooLarge = 431
  case busy = 503
  case version = 505

  var phrase: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .misdirected: "Misdirected Request"
    case .headTooLarge: "Request Header Fields Too Large"
    case .busy: "Service Unavailable"
    case .version: "HTTP Version Not Supported"
    }
  }
}
