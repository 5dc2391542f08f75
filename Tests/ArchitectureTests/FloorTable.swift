import Foundation

/// The table of rooms in `docs/architecture.md`.
struct FloorTable: Equatable {
  var floors: [String: Int] = [:]
  var duplicates: [String] = []

  /// Reads every table row whose first cell is a whole number and whose second cell is a name in backquotes.
  init(markdown: String) {
    for line in markdown.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, let floor = Int(cells[0]), cells[1].hasPrefix("`"), cells[1].hasSuffix("`")
      else {
        continue
      }
      let name = String(cells[1].dropFirst().dropLast())
      if floors.updateValue(floor, forKey: name) != nil { duplicates.append(name) }
    }
  }

  /// What is wrong with these targets, one sentence each, sorted.
  func faults(in targets: [PackageDump.Target]) -> [String] {
    var faults = duplicates.map { "docs/architecture.md lists \($0) twice" }
    let names = Set(targets.map(\.name))
    for name in floors.keys where !names.contains(name) {
      faults.append("docs/architecture.md lists \(name), which is no target of Package.swift")
    }
    for target in targets {
      guard let floor = floors[target.name] else {
        faults.append("\(target.name) has no floor in docs/architecture.md")
        continue
      }
      for dependency in target.dependencies {
        guard let below = floors[dependency] else { continue }  // Reported as a target of its own.
        if below >= floor {
          faults.append(
            "\(target.name) (floor \(floor)) imports \(dependency) (floor \(below)): arrows go down")
        }
      }
    }
    return faults.sorted()
  }
}
