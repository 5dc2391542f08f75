/// The words with which one unit is played: the call's own options, and the unit instead of its operands.
struct WatchWords {
  private let options: [String]
  private let operands: [String]

  init(_ arguments: ParsedArguments) {
    let own: [OptionName] = [.port, .json, .quiet, .color, .filter]
    options = OptionName.allCases.filter { !own.contains($0) }.flatMap { name -> [String] in
      guard let values = arguments.options[name] else { return [] }
      return values.isEmpty ? [name.flag] : values.map { "\(name.flag)=\($0)" }
    }
    operands = arguments.operands
  }

  func words(for unit: WatchUnit) -> [String] {
    options + ["--"] + (unit.preview == nil ? [unit.path] : operands)
  }
}
