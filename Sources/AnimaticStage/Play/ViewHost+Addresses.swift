import AnimaticUI

extension ViewHost {
  /// Texts and identifiers that an owner has in the tree, in the tree's order, each once.
  func addresses(owner: String) -> [ScenarioAddress] {
    var found: [ScenarioAddress] = []
    var seen: Set<ScenarioAddress> = []
    func add(_ address: ScenarioAddress) {
      if seen.insert(address).inserted { found.append(address) }
    }
    for element in allElements where element.node.owner == owner {
      if let identifier = element.identifier, !identifier.isEmpty { add(.identifier(identifier)) }
      if let text = element.visibleText, !text.isEmpty { add(.text(text)) }
    }
    return found
  }
}
