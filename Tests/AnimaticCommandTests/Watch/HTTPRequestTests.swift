import Testing

@testable import animatic

@Suite struct HTTPRequestTests {
  private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

  private func request(_ text: String) throws -> HTTPRequest {
    guard case .request(let request, _) = read(text) else {
      Issue.record("\(text.debugDescription): \(read(text))")
      throw CancellationError()
    }
    return request
  }

  @Test func readsAHead() throws {
    let text = "GET /a%20b?c=d HTTP/1.1\r\nHost:  127.0.0.1:1 \r\nX-A:\r\n\r\nGET"
    guard case .request(let request, let length) = read(text) else {
      Issue.record("\(read(text))")
      return
    }
    #expect(request.method == "GET" && request.target == "/a%20b?c=d" && request.minor == 1)
    #expect(request.path == "/a%20b")
    #expect(request.field("host") == "127.0.0.1:1" && request.field("x-a") == "" && request.field("y") == nil)
    #expect(length == text.utf8.count - 3)
  }

  @Test func anEmptyLineMayComeFirst() throws {
    #expect(try request("\r\nGET / HTTP/1.0\r\n\r\n").target == "/")
  }

  @Test func twoFieldsOfOneNameAreNone() throws {
    #expect(try request("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n").field("host") == nil)
  }

  @Test(arguments: [
    ("1.1", "", true), ("1.1", "close", false), ("1.1", "Keep-Alive, Close", false), ("1.0", "", false),
    ("1.0", "keep-alive", true),
  ])
  func connectionsStayOpen(version: String, field: String, expected: Bool) throws {
    #expect(try request("GET / HTTP/\(version)\r\nConnection: \(field)\r\n\r\n").keepsOpen == expected)
  }

  @Test(arguments: ["", "G", "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\n\r"])
  func waitsForTheWholeHead(text: String) { #expect(read(text) == .incomplete) }

  @Test(arguments: [
    "\r\n\r\n\r\n\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1 \r\n\r\n", "G=T / HTTP/1.1\r\n\r\n", "GET x HTTP/1.1\r\n\r\n", "GET * HTTP/1.1\r\n\r\n",
    "GET http://evil.example/ HTTP/1.1\r\n\r\n", "CONNECT a:1 HTTP/1.1\r\n\r\n", " / HTTP/1.1\r\n\r\n",
    "GET / http/1.1\r\n\r\n", "GET / HTTP/1.1\r\nA\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", "GET / HTTP/1.1\nA: b\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", "GET / HTTP/1.1\r\nA: b\u{1}\r\n\r\n",
    "GET /\u{7F} HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", "GET / HTTP/1.1\r\nContent-Length: 0, 0\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "GET / HTTP/1.1\0",
    "\u{16}\u{3}\u{1}\0\0",
  ])
  func refuses(text: String) { #expect(read(text) == .wrong(.badRequest)) }

  @Test func otherVersionsAreSaidToBeSo() {
    #expect(read("GET / HTTP/2.0\r\n\r\n") == .wrong(.version))
    #expect(read("PRI * HTTP/2.0\r\n\r\n") == .wrong(.version))
  }

  @Test func headsHaveAnEnd() {
    let long = "GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: HTTPRequest.longest)
    #expect(read(long) == .wrong(.headTooLarge))
    #expect(read(long + "\r\n\r\n") == .wrong(.headTooLarge))
    let many =
      "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: HTTPRequest.mostFields + 1) + "\r\n"
    #expect(read(many) == .wrong(.badRequest))
  }

  /// Whatever comes, and however it is cut, there is an answer.
  @Test func garbageIsNeverACrash() {
    var state: UInt64 = 88_172_645_463_325_252
    func random() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let whole = Array("GET /a HTTP/1.1\r\nHost: localhost:1\r\nAccept: */*\r\n\r\n".utf8)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<(random() % 4) { bytes[Int(random() % UInt64(bytes.count))] = UInt8(random() % 256) }
      _ = HTTPRequest.read(Array(bytes.prefix(Int(random() % UInt64(bytes.count + 1)))))
    }
  }
}

@Suite struct RequestPolicyTests {
  private func refusal(
    _ fields: [(String, String)], method: String = "GET", path: String = "/"
  ) -> HTTPStatus? {
    RequestPolicy(port: 4747).refusal(
      of: HTTPRequest(method: method, target: path, minor: 1, fields: fields.map { ($0.0, $0.1) }))
  }

  @Test(arguments: ["127.0.0.1:4747", "localhost:4747", "LocalHost:4747", "[::1]:4747"])
  func answersToItsOwnNames(host: String) {
    #expect(refusal([("host", host)]) == nil)
    #expect(refusal([("host", host)], method: "HEAD") == nil)
  }

  @Test(arguments: [
    "127.0.0.1", "localhost", "127.0.0.1:80", "evil.example:4747", "evil.example",
    "localhost.evil.example:4747",
    "127.0.0.1:4747.evil.example", "127.0.0.1:4747:4747", "0.0.0.0:4747", "127.1:4747", "[::1]", "",
    "localhost:4747 ",
  ])
  func refusesOtherNames(host: String) { #expect(refusal([("host", host)]) == .misdirected) }

  @Test func aNameMustBeThereOnce() {
    #expect(refusal([]) == .badRequest)
    #expect(refusal([("host", "localhost:4747"), ("host", "localhost:4747")]) == .badRequest)
  }

  @Test func thePlainNameIsThatOfPort80() {
    let request = HTTPRequest(method: "GET", target: "/", minor: 1, fields: [("host", "localhost")])
    #expect(RequestPolicy(port: 80).refusal(of: request) == nil)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get", "TRACE"]) func onlyReads(method: String) {
    #expect(refusal([("host", "localhost:4747")], method: method) == .methodNotAllowed)
  }

  @Test(arguments: [
    ("http://localhost:4747", true), ("http://127.0.0.1:4747", true), ("https://localhost:4747", false),
    ("http://localhost:3000", false), ("http://evil.example", false), ("null", false), ("", false),
  ])
  func otherOriginsGetNothing(origin: String, isFine: Bool) {
    #expect(refusal([("host", "localhost:4747"), ("origin", origin)]) == (isFine ? nil : .forbidden))
  }

  @Test(arguments: [
    ("same-origin", "cors", "empty", "/_live/events", true), ("none", "navigate", "document", "/", true),
    ("cross-site", "navigate", "document", "/", true), ("cross-site", "navigate", "iframe", "/", false),
    ("cross-site", "no-cors", "script", "/r1/a/page.js", false), ("same-site", "cors", "empty", "/", false),
    ("cross-site", "navigate", "document", "/r1/a/page.js", false),
    ("odd", "navigate", "document", "/x", false),
  ])
  func otherSitesMayOnlyOpenThePage(site: String, mode: String, dest: String, path: String, isFine: Bool) {
    let fields = [
      ("host", "localhost:4747"), ("sec-fetch-site", site), ("sec-fetch-mode", mode),
      ("sec-fetch-dest", dest),
    ]
    #expect(refusal(fields, path: path) == (isFine ? nil : .forbidden))
  }
}
