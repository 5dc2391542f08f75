/// Tells the user's types of views from ours, whose evaluations are nobody's news.
struct UserTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func contains(_ type: Any.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let name = String(reflecting: type)
    let answer = !name.hasPrefix("AnimaticUI.") && !name.hasPrefix("AnimaticStage.")
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}
