/// The texts that go to the compiler for one user view: copies of the user's files, and our own.
struct ModuleSources {
  /// The module's name; traces show it in front of file names.
  static let module = "UserCode"
  /// What marks the entry of an expression among the previews.
  static let expressionMark = "animatic-expression"

  struct Copy: Equatable {
    /// A name of its own in the compiler's folder.
    var name: String
    var bytes: [UInt8]
  }

  private(set) var copies: [Copy] = []

  init(_ files: [UserFile], expression: UserExpression?, system: Int = Availability.newest) {
    var names: Set<String> = []
    let folders = Self.folders(of: files)
    for (index, file) in files.enumerated() {
      var bytes = ObjectiveCWords.leftOut(PlatformConditions.asOnPhone(file.code), of: file.code)
      bytes = Availability.answered(bytes, of: file.code, system: system)
      bytes = Self.place(file.path, 1) + file.imports.fulfilled(bytes, own: folders)
      // In the file itself, so that the expression sees what is private to it.
      if index == 0, let expression { bytes += Self.entry(expression, after: file) }
      copies.append(Copy(name: Self.name(for: file.path, &names), bytes: bytes))
    }
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.code.topLevelTypes) }
    var companions = [("AnimaticCompanion.swift", CompanionFile.text(except: own))]
    if files.contains(where: \.imports.asksForLog) {
      companions.append(("AnimaticLog.swift", CompanionLog.text(except: own)))
    }
    for (name, text) in companions {
      copies.append(Copy(name: Self.name(for: name, &names), bytes: Array(text.utf8)))
    }
  }

  /// The folders that the files lie in: an `import` of one of these names asks for files that are here already.
  private static func folders(of files: [UserFile]) -> Set<String> {
    guard files.count > 1 else { return [] }
    let names = files.reduce(into: Set<String>()) { names, file in
      names.formUnion(UserFile.real(file.path).split(separator: "/").dropLast().map(String.init))
    }
    // A folder of one's own for views may well be called SwiftUI.
    return names.subtracting(AppleModules.served).subtracting([
      "Dispatch", "Glibc", "Swift", "Testing", "XCTest",
    ])
  }

  /// The file's own name, since `#fileID` shows it; the compiler wants each name once.
  private static func name(for path: String, _ taken: inout Set<String>) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    // `main.swift` would be a program.
    var candidate = stem == "main" ? "main-1.swift" : "\(stem).swift"
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(stem)-\(number).swift"
      number += 1
    }
    return candidate
  }

  /// A line that says where the next one stands.
  private static func place(_ file: String, _ line: Int) -> [UInt8] {
    let escaped = file.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return Array("#sourceLocation(file: \"\(escaped)\", line: \(line))\n".utf8)
  }

  /// A preview of its own around the expression, which stands in its column.
  private static func entry(_ expression: UserExpression, after file: UserFile) -> [UInt8] {
    let indent = String(repeating: " ", count: max(0, expression.column - 1))
    var text = Array(
      """

      private struct AnimaticExpression__: _PreviewDeclaration {
        static var name: String? { nil }
        static var traits: [PreviewTrait<Preview.ViewTraits>] { [] }
        static var fileID: String { "\(expressionMark)" }
        static var line: Int { 0 }
        @ViewBuilder @MainActor static var body: some View {

      """.utf8)
    text += place(expression.file, expression.line)
    text += Array("\(indent)\(expression.text)\n".utf8)
    text += place(file.path, file.text.lineCount + 1)
    return text + Array("  }\n}\n".utf8)
  }
}
