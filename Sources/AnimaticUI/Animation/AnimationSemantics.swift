/// Which system generation decides where generations differ, such as what `.default` is.
package enum AnimationSemantics: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS16, iOS17, iOS18, iOS26

  package static func < (a: Self, b: Self) -> Bool {
    let order = Self.allCases
    return order.firstIndex(of: a)! < order.firstIndex(of: b)!
  }
}
