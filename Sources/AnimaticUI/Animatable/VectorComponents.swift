/// A vector that can name its components, for traces.
package protocol ComponentVector {
  /// Appends the components in order.
  func appendComponents(to list: inout [Double])
}

extension VectorArithmetic {
  /// The components in order; empty for a vector type of the user's, which has no names for them.
  package var components: [Double] {
    var list: [Double] = []
    (self as? any ComponentVector)?.appendComponents(to: &list)
    return list
  }
}

extension Double: ComponentVector {
  package func appendComponents(to list: inout [Double]) { list.append(self) }
}

extension Float: ComponentVector {
  package func appendComponents(to list: inout [Double]) { list.append(Double(self)) }
}

extension CGFloat: ComponentVector {
  package func appendComponents(to list: inout [Double]) { list.append(Double(self)) }
}

extension EmptyAnimatableData: ComponentVector {
  package func appendComponents(to list: inout [Double]) {}
}

extension AnimatablePair: ComponentVector {
  package func appendComponents(to list: inout [Double]) {
    (first as? any ComponentVector)?.appendComponents(to: &list)
    (second as? any ComponentVector)?.appendComponents(to: &list)
  }
}
