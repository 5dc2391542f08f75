import Foundation
import Testing

@testable import animatic

@Suite struct SiteFolderTests {
  @Test(arguments: [
    ("/", ["index.html"]), ("/a.js", ["a.js"]),
    ("/r1/tapped%20early/page.js", ["r1", "tapped early", "page.js"]),
    ("/r1/%C3%A4@slow/a.png", ["r1", "ä@slow", "a.png"]), ("/a+b.js", ["a+b.js"]),
    ("/a..b/c.js", ["a..b", "c.js"]),
  ])
  func readsAddresses(path: String, parts: [String]) { #expect(SiteFolder.parts(of: path) == parts) }

  @Test(arguments: [
    "", "a.js", "//a.js", "/a//b.js", "/a/", "/..", "/../a.js", "/a/../b.js", "/./a.js", "/%2e%2e/a.js",
    "/%2E%2e/a.js",
    "/%2e/a.js", "/..%2fa.js", "/a%2f..%2fb.js", "/a%00.js", "/a%0A.js", "/a%5c..%5cb.js", "/a\\b.js",
    "/.hidden/a.js",
    "/%", "/%2", "/%zz", "/%+1", "/%ff.js", "/%c0%ae%c0%ae/a.js", "/a/b/c/d/e/f/g/h/i.js",
  ])
  func refusesAddresses(path: String) { #expect(SiteFolder.parts(of: path) == nil) }

  @Test func opensFilesOfTheFolderOnly() throws {
    let folder = TemporaryFolder()
    try folder.write("outside", to: "secret.js")
    try folder.write("inside", to: "site/r1/page.js")
    try folder.write("inside", to: "site/r1/page.sh")
    let site = SiteFolder(root: folder.path + "/site")
    let file = try #require(site.open("/r1/page.js"))
    #expect(file.size == 6 && file.type == "text/javascript; charset=utf-8")
    close(file.descriptor)
    for link in [
      ("site/r1/link.js", "../../secret.js"), ("site/up", ".."), ("site/abs.js", folder.path + "/secret.js"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link.0, withDestinationPath: link.1)
    }
    #expect(mkfifo(folder.path + "/site/pipe.js", 0o600) == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/site/folder.js", withIntermediateDirectories: true)
    for path in [
      "/r1/link.js", "/up/secret.js", "/abs.js", "/pipe.js", "/folder.js", "/r1/page.sh", "/r1",
      "/r1/page.js/x.js",
      "/missing.js", "/" + folder.path + "/secret.js", folder.path + "/secret.js",
    ] {
      #expect(site.open(path) == nil, "\(path)")
    }
  }
}
