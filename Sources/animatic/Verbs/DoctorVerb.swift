import AnimaticCairo
import AnimaticDrawing
import AnimaticExport
import AnimaticGolden
import AnimaticLoader
import Foundation

/// `doctor`: whether everything is there that drawing needs, and whether it draws what it should.
enum DoctorVerb {
  private struct Finding {
    var name: String
    var isGood: Bool
    var detail: String
    /// What to run where it is not good.
    var cure: String?
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let libraries = CairoEnvironment.libraries + CodecVersions.libraries
    var findings = fonts()
    // Without its fonts the drawing can only fail a second time.
    if findings.allSatisfy(\.isGood) { findings.append(selfTest()) }
    findings += userCode()
    let isGood = findings.allSatisfy(\.isGood)
    if arguments.has(.json) {
      console.print(JSONText.document(json(libraries, findings, isGood)))
    } else {
      print(libraries, findings, isGood, console, quiet: arguments.has(.quiet))
    }
    return isGood ? .success : .environment
  }

  /// What playing SwiftUI files needs. Everything else works without it, so its lack is told and is no failure.
  private static func userCode() -> [Finding] {
    UserViewLoader.surroundings().map { row in
      Finding(
        name: row.name, isGood: true,
        detail: row.isThere ? row.found : "none: SwiftUI files can not be played; \(row.found)")
    }
  }

  /// One finding a package.
  private static func fonts() -> [Finding] {
    var packages: [String] = []
    let files = CairoEnvironment.fontFiles
    for file in files where !packages.contains(file.package) { packages.append(file.package) }
    return packages.map { package in
      let own = files.filter { $0.package == package }
      let missing = own.filter { !$0.isInstalled }
      guard let first = missing.first else {
        return Finding(name: package, isGood: true, detail: Report.count(own.count, "file"))
      }
      return Finding(
        name: package, isGood: false, detail: "\(first.path) is missing",
        cure: "apt-get install \(package)")
    }
  }

  /// Draws a text, a symbol and a shadow twice, and reads the encoded picture back.
  private static func selfTest() -> Finding {
    func finding(_ isGood: Bool, _ detail: String) -> Finding {
      Finding(
        name: "drawing", isGood: isGood, detail: detail,
        cure: isGood ? nil : "please report it with the output of 'animatic doctor'")
    }
    do {
      let list = try SelfTest.list(measurer: try PangoTextMeasurer())
      let pictures = try (0..<2).map { _ in try CairoRasterizer(scale: 2).draw(list) }
      let hashes = pictures.map { PixelHash($0) }
      guard hashes[0] == hashes[1] else { return finding(false, "the same list drew two pictures") }
      let read = try PNGDecoder.decode(try PNGEncoder().encode(pictures[0]))
      guard PixelHash(read) == hashes[0] else {
        return finding(false, "a PNG file does not read back as written")
      }
      guard SelfTest.hasInk(pictures[0]) else { return finding(false, "text leaves no ink") }
      return finding(true, "drawn twice alike, read back alike, hash \(hashes[0])")
    } catch {
      return finding(false, "\(error)")
    }
  }

  private static func print(
    _ libraries: [(name: String, version: String)], _ findings: [Finding], _ isGood: Bool, _ console: Console,
    quiet: Bool
  ) {
    let palette = console.palette
    if !quiet {
      console.print(
        TextTable.text([["animatic", Version.number]] + libraries.map { [$0.name, $0.version] }))
    }
    for finding in findings where !quiet || !finding.isGood {
      let mark = finding.isGood ? palette.good("ok  ") : palette.bad("FAIL")
      console.print("\(mark)  \(finding.name): \(finding.detail)")
      if let cure = finding.cure { console.print("      \(cure)") }
    }
    if !quiet { console.print(isGood ? "all is well" : "not everything is there") }
  }

  private static func json(
    _ libraries: [(name: String, version: String)], _ findings: [Finding], _ isGood: Bool
  ) -> OrderedJSON {
    .fields([
      ("version", .string(Version.number)), ("result", .string(isGood ? "passed" : "failed")),
      (
        "libraries",
        .array(libraries.map { .fields([("name", .string($0.name)), ("version", .string($0.version))]) })
      ),
      (
        "checks",
        .array(
          findings.map {
            .fields([
              ("name", .string($0.name)), ("passed", .bool($0.isGood)), ("detail", .string($0.detail)),
              ("cure", .optional($0.cure)),
            ])
          })
      ),
    ])
  }
}

/// The small picture that `doctor` draws.
enum SelfTest {
  static func list(measurer: TextMeasurer) throws -> DisplayList {
    let text = measurer.layout(
      StyledText(runs: [TextRun("Animatic 通知 🔔", font: FontSpec(size: 17, weight: 600))]), width: 200)
    let symbol = SymbolSpec(name: "star.fill", font: FontSpec(size: 17))
    let box = Outline.roundedRectangle(
      CGRect(x: 20, y: 20, width: 240, height: 60), radius: 14, style: .continuous)
    let card = DisplayGroup(
      shadow: Shadow(color: RGBA(0, 0, 0, 0.3), radius: 8, offset: CGSize(width: 0, height: 4)),
      content: DisplayContent([
        .fill(box, .color(.white)), .text(text, at: CGPoint(x: 60, y: 38), color: .black),
        .symbol(symbol, ink: CGRect(x: 34, y: 41, width: 18, height: 18), color: RGBA(255, 149, 0)),
      ]))
    return DisplayList(
      size: CGSize(width: 280, height: 100), background: RGBA(240, 240, 245), items: [.group(card)])
  }

  /// Dark pixels where the text stands, at two pixels a point.
  static func hasInk(_ bitmap: Bitmap) -> Bool {
    for y in 70..<130 {
      for x in 120..<400 where bitmap[x, y].red < 60 && bitmap[x, y].blue < 60 { return true }
    }
    return false
  }
}
