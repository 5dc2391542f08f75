/// Who may ask the live page's server for what.
///
/// The page shows what is on somebody's screen and disk. A web site that the same browser has open must get none of
/// it: not under a name of its own that points here (DNS rebinding), and not by loading our files into its pages.
struct RequestPolicy: Equatable {
  var port: UInt16

  /// nil where the request may be answered.
  func refusal(of request: HTTPRequest) -> HTTPStatus? {
    guard request.method == "GET" || request.method == "HEAD" else { return .methodNotAllowed }
    guard let host = request.field("host") else { return .badRequest }
    guard names.contains(host.lowercased()) else { return .misdirected }
    if request.fields.contains(where: { $0.name == "origin" }) {
      guard let origin = request.field("origin"), names.contains(where: { "http://" + $0 == origin }) else {
        return .forbidden
      }
    }
    let site =
      request.fields.contains { $0.name == "sec-fetch-site" } ? request.field("sec-fetch-site") : "none"
    if site == "none" || site == "same-origin" { return nil }
    // A link from somewhere else may open the page; it can not look into it.
    let opensPage =
      request.field("sec-fetch-mode") == "navigate" && request.field("sec-fetch-dest") == "document"
      && request.path == "/"
    return opensPage ? nil : .forbidden
  }

  /// The names of this machine for itself.
  private var names: [String] {
    let hosts = ["127.0.0.1", "localhost", "[::1]"]
    return hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
  }
}

extension HTTPRequest {
  /// The target without its query.
  var path: String { String(target.prefix { $0 != "?" && $0 != "#" }) }
}
