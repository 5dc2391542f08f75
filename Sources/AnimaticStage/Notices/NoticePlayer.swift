import AnimaticUI

/// One notice of a scenario on stage: how its caller's events reach it.
///
/// A player holds the caller's side (presence flags, messages) as state outside the view tree, and writes it
/// as a caller's code would.
protocol NoticePlayer: AnyObject {
  var name: String { get }

  /// Puts the notice over (or around) what is there.
  func attach(to content: AnyView) -> AnyView
  func show()
  func hide()
  /// A caller's plain write of one of the notice's parameters.
  func set(_ label: String, _ value: NoticeValue)
  /// The locations that must know the graph.
  func connect(_ graph: ViewGraph)
  /// The caller's own flags, by name, for `state.NAME`.
  var callerState: [(name: String, value: Any)] { get }
}

/// A caller's value outside the view tree.
final class CallerState<Value> {
  let location: StoredLocation<Value>

  init(_ value: Value, _ name: String) {
    location = StoredLocation(value, name: name, node: nil, graph: nil)
  }

  /// What bodies read, tracked; what events read, the newest.
  var value: Value { location.value }
  var binding: Binding<Value> { Binding(location) }

  /// A plain write.
  func set(_ value: Value) { location.set(value, Transaction()) }
}
