import Foundation
import Testing

extension ReviewPageTests {
  /// The server of the live page, spoken to byte by byte.
  @Suite struct WatchServerTests {
    static let steady = Project.toast("Steady", at: "0.2s")

    let watch: WatchProcess

    init() throws { watch = try WatchProcess(["s"], files: ["s/a.scenario": Self.steady]) }

    private func request(_ target: String, host: String? = nil, more: String = "", method: String = "GET")
      -> String
    {
      "\(method) \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(watch.port)")\r\nConnection: close\r\n\(more)\r\n"
    }

    private func status(_ text: String) throws -> Int? { try RawSocket.status(text, port: watch.port) }

    @Test func servesItsFolderAndNothingElse() throws {
      let page = try RawSocket.answer(request("/"), port: watch.port)
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("_page/app.js"))
      for field in [
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Content-Type: text/html; charset=utf-8",
        "Content-Security-Policy: default-src 'none'; script-src 'self'",
        "Cross-Origin-Resource-Policy: same-origin",
        "frame-ancestors 'none'",
      ] { #expect(page.contains(field), "\(field)") }
      let policy = try #require(
        page.split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy") })
      #expect(policy.contains("connect-src 'self'") && !policy.contains("unsafe") && !policy.contains("*"))
      try watch.next("played")
      #expect(try status(request("/r1/steady/page.js")) == 200)
      #expect(
        try RawSocket.answer(request("/r1/steady/frames/frame-00000.png"), port: watch.port).contains(
          "image/png"))
      for target in [
        "/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/etc/passwd", "/r1/steady/page.js%00.png", "/r1/../index.html", "/r1/./steady/page.js", "/r1",
        "/r1/steady/",
        "/_page", "/missing.js", "/lock", "/../lock", "/%", "/index.html/x.js",
        "/" + String(repeating: "a/", count: 900),
      ] { #expect(try status(request(target)) == 404, "\(target)") }
      let head = try RawSocket.answer(request("/", method: "HEAD"), port: watch.port)
      #expect(head.hasPrefix("HTTP/1.1 200 OK") && head.hasSuffix("\r\n\r\n"))
    }

    @Test func refusesOtherHostsAndSites() throws {
      let port = watch.port
      for host in ["evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(port)", ""]
      {
        let answer = try RawSocket.answer(request("/", host: host), port: port)
        #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(host)")
        #expect(!answer.contains("_page"))
      }
      for host in ["localhost:\(port)", "LOCALHOST:\(port)", "[::1]:\(port)"] {
        #expect(try status(request("/", host: host)) == 200, "\(host)")
      }
      #expect(try status("GET / HTTP/1.1\r\n\r\n") == 400)
      for more in [
        "Origin: http://evil.example\r\n", "Origin: null\r\n", "Sec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Site: same-site\r\n", "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n",
      ] { #expect(try status(request("/_live/events", more: more)) == 403, "\(more)") }
      #expect(try status(request("/", method: "POST")) == 405)
      #expect(try status(request("/", more: "Content-Length: 5\r\n") + "hello") == 400)
    }

    @Test func garbageIsAnsweredOrClosedAndNeverTheEnd() throws {
      let port = watch.port
      #expect(try status("GET / HTTP/1.1\r\nA: " + String(repeating: "x", count: 40_000)) == 431)
      #expect(try status("hello\r\n\r\n") == 400)
      #expect(try status("GET / HTTP/9.9\r\n\r\n") == 505)
      var state: UInt32 = 1
      for _ in 0..<50 {
        let socket = try RawSocket(port: port)
        let bytes = (0..<200).map { _ -> UInt8 in
          state = state &* 1_664_525 &+ 1_013_904_223
          return UInt8(truncatingIfNeeded: state >> 24)
        }
        socket.send(bytes)
        socket.endSending()
        _ = socket.receive()
      }
      // Gone in the middle of a request, of an answer, of a following.
      for text in ["GET / HT", request("/_page/app.js"), request("/_live/events")] {
        for _ in 0..<10 { try RawSocket(port: port).send(text) }
      }
      #expect(try status(request("/")) == 200)
      #expect(watch.isRunning)
    }

    @Test func answersOneAfterAnother() throws {
      let socket = try RawSocket(port: watch.port)
      let host = "Host: localhost:\(watch.port)\r\n"
      socket.send(
        "GET /nothing HTTP/1.1\r\n\(host)\r\nHEAD / HTTP/1.1\r\n\(host)\r\n" + request("/_page/style.css"))
      let answers = socket.receive()
      #expect(answers.components(separatedBy: "HTTP/1.1 ").map { $0.prefix(3) } == ["", "404", "200", "200"])
      // In pieces, as a slow line brings it, and with nothing more to come after it.
      let slow = try RawSocket(port: watch.port)
      for byte in Array(request("/").utf8) { slow.send([byte]) }
      slow.endSending()
      #expect(slow.receive().hasPrefix("HTTP/1.1 200 OK"))
    }

    @Test func manyPagesFollowAtOnce() throws {
      try watch.next("played")
      let pages = try (0..<60).map { _ in try RawSocket(port: watch.port) }
      for page in pages {
        page.send(request("/_live/events", more: "Origin: http://127.0.0.1:\(watch.port)\r\n"))
      }
      for page in pages {
        let first = page.receive { $0.contains("\n\n") && $0.contains("data: ") }
        #expect(first.contains("text/event-stream") && first.contains("\"title\": \"Steady\""))
      }
      try watch.write(Project.toast("Steady", at: "0.3s"), "s/a.scenario")
      for page in pages {
        #expect(page.receive { $0.contains("\"revision\": \"r2\"") }.contains("\"before\": true"))
      }
      // More than are taken: the ones there are stay, a new one is told.
      var (crowd, told): ([RawSocket], [String]) = ([], [])
      for _ in 0..<60 {
        let one = try RawSocket(port: watch.port)
        one.send(request("/_live/events"))
        told.append(one.receive { $0.contains("data: ") || $0.contains("close a page") })
        crowd.append(one)
      }
      withExtendedLifetime((pages, crowd)) {}
      #expect(
        told.contains { $0.hasPrefix("HTTP/1.1 503 ") } && told.contains { $0.hasPrefix("HTTP/1.1 200 ") })
      #expect(watch.isRunning)
    }
  }
}
