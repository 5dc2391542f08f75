extension ViewGraph {
  /// The running animations that have no end, oldest first, each as a reader would name it, such as
  /// `offset.x of spinner under .linear(duration: 1).repeatForever(autoreverses: false)`; then the animators
  /// that have none, such as `phaseAnimator in Spinner of toast`.
  package var endlessAnimations: [String] {
    let runs = running.values.filter { $0.attribute.end == .infinity }.sorted { $0.serial < $1.serial }
    return runs.map { run in
      let owner = run.attribute.owner?.attributeNode.owner ?? ""
      let what = run.attribute.owner?.path(run.attribute.name) ?? run.attribute.name
      return what + (owner.isEmpty ? "" : " of \(owner)") + " under \(run.attribute.curve)"
    } + animators.endless
  }
}
