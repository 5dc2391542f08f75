import AnimaticGolden
import AnimaticLoader
import Foundation

/// What a call of `watch` follows: scenario files and folders of them, or a preview of Swift files.
enum WatchTarget {
  case scenarios([String])
  case preview(PreviewCall)

  /// Throws as `preview` does for Swift files, and as all verbs do for scenarios that are not there.
  init(_ arguments: ParsedArguments) throws {
    let operands = arguments.operands
    if operands.contains(where: { $0.hasSuffix(".swift") }) || Self.isSwiftFolder(operands[0]) {
      self = .preview(try PreviewCall(arguments))
      return
    }
    for name in [OptionName.view, .tap, .duration] where arguments.has(name) {
      throw CommandFailure(
        .invalid, "'\(name.flag)' is for a preview, and \(operands[0]) is no Swift file",
        notes: ["write it into the scenario, or name a Swift file"])
    }
    self = .scenarios(operands)
    _ = try ScenarioFinder.files(for: operands)
  }

  private static func isSwiftFolder(_ path: String) -> Bool {
    FolderTree.files(in: path, ending: ScenarioFinder.ending).isEmpty
      && !FolderTree.files(in: path, ending: ".swift").isEmpty
  }

  /// What there is now, in the order in which the page shows it.
  func units(filter: Glob?) -> [WatchUnit] {
    switch self {
    case .preview(let call):
      let name = ScenarioName((call.files[0] as NSString).lastPathComponent)
      return [WatchUnit(path: call.files[0], name: name, preview: call.files)]
    case .scenarios(let operands):
      // One that is gone must not hide the others.
      let files = operands.flatMap { (try? ScenarioFinder.files(for: [$0])) ?? [] }
      var seen: Set<String> = []
      return files.filter { seen.insert($0).inserted }.compactMap { path in
        let name = (try? NamedSource(path: path))?.name ?? ScenarioName(path)
        if let filter, !filter.matches(name) { return nil }
        return WatchUnit(path: path, name: name, preview: nil)
      }
    }
  }

  /// Folders in which a new file would count.
  var folders: Set<String> {
    guard case .scenarios(let operands) = self else { return [] }
    return Set(
      operands.flatMap { operand -> [String] in
        let tree = FolderTree.folders(in: operand)
        return tree.isEmpty ? [DisplayPath.folder(of: operand)] : tree
      })
  }

  /// Files that were named one by one: they stay on the page when they are gone.
  func isNamed(_ path: String) -> Bool {
    switch self {
    case .preview: return true
    case .scenarios(let operands): return operands.contains(path)
    }
  }
}

/// One thing that is played at once: a scenario file with all its runs, or a preview.
struct WatchUnit: Equatable {
  var path: String
  var name: ScenarioName
  /// The Swift files of a preview; nil for a scenario.
  var preview: [String]?

  func dependencies(golden: GoldenStore) -> Dependencies {
    if let preview { return Dependencies(preview: preview) }
    return Dependencies(scenario: path, golden: golden, slug: name.slug)
  }
}
