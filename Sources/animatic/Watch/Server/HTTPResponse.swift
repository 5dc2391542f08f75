import AnimaticReview

/// The head of an answer, with what every answer says.
struct HTTPResponse {
  var status: HTTPStatus
  var type: String
  /// Bytes of the body; nil where nobody knows and the connection's end is the body's.
  var length: Int?
  var keepsOpen: Bool

  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
    if !type.isEmpty { lines.append("Content-Type: \(type)") }
    if let length { lines.append("Content-Length: \(length)") }
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    lines += [
      "Cache-Control: no-store",
      "Content-Security-Policy: \(ReviewPage.livePolicy); frame-ancestors 'none'",
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "Connection: \(keepsOpen ? "keep-alive" : "close")",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// A short text for a person who looks.
  static func words(of status: HTTPStatus) -> String {
    let why =
      switch status {
      case .misdirected:
        "This is animatic watch. It answers to the names of this machine only: 127.0.0.1 and localhost."
      case .forbidden: "This is animatic watch. It answers its own page only."
      case .busy: "There are too many connections; close a page."
      default: status.phrase
      }
    return "\(status.rawValue) \(why)\n"
  }
}
