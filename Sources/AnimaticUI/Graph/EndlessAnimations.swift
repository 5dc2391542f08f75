extension ViewGraph {
  /// The running animations that have no end, oldest first, each as a reader would name it, such as
  /// `offset.x of spinner under .linear(duration: 1).repeatForever(autoreverses: false)`.
  package var endlessAnimations: [String] {
    running.values.filter { $0.attribute.end == .infinity }.sorted { $0.serial < $1.serial }.map {
      let attribute = $0.attribute
      let owner = attribute.element?.node.owner ?? ""
      let what = attribute.element?.path(attribute.name) ?? attribute.name
      return what + (owner.isEmpty ? "" : " of \(owner)") + " under \(attribute.curve)"
    }
  }
}
