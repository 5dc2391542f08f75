import AnimaticTime

/// What UIKit's singletons answer from: the stage of the play that runs on this thread.
enum PlayedDevice {
  /// The graph that the running code belongs to; nil outside of any play.
  static var graph: ViewGraph? { EvaluationContext.graph ?? Simulation.current.graph }

  /// The surroundings of the whole stage; the defaults outside of any play.
  static var environment: EnvironmentValues { graph.map { environment(of: $0) } ?? EnvironmentValues() }

  static func environment(of graph: ViewGraph) -> EnvironmentValues {
    graph.rootNode?.environment ?? EnvironmentValues()
  }

  /// Points; an iPhone 15 in portrait outside of any play.
  static var size: CGSize {
    guard let graph, graph.rootElement.size != .zero else { return CGSize(width: 393, height: 852) }
    return graph.rootElement.size
  }

  static var safeArea: EdgeInsets { graph?.rootElement.safeArea ?? EdgeInsets() }

  /// The same without a reading direction.
  static var insets: UIEdgeInsets {
    let (area, isMirrored) = (safeArea, environment.layoutDirection == .rightToLeft)
    return UIEdgeInsets(
      top: area.top, left: isMirrored ? area.trailing : area.leading, bottom: area.bottom,
      right: isMirrored ? area.leading : area.trailing)
  }

  /// iPads are at least 744 points wide on their short side.
  static var isPad: Bool { min(size.width, size.height) >= 700 }

  /// Says in the trace that code did what does not work as it is written.
  static func warn(_ detail: String) {
    guard let graph else { return }
    graph.emit(.warning, name: graph.clock.owner, detail: detail)
  }

  /// Notes in the trace that code asked for something that has no picture: a haptic, an announcement.
  static func note(_ detail: String) {
    guard let graph else { return }
    graph.emit(.mark, name: graph.clock.owner, detail: detail)
  }
}
