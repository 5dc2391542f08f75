import AnimaticUI

/// A value outside of the view tree that views read and tests turn.
final class Knob<Value> {
  private let location: StoredLocation<Value>

  init(_ value: Value) { location = StoredLocation(value, name: "knob", node: nil, graph: nil) }

  var value: Value { location.value }
  /// Writes under the transaction that is current, as a binding would.
  func set(_ value: Value) { Binding(location).wrappedValue = value }
  func set(_ value: Value, _ animation: Animation) { withAnimation(animation) { set(value) } }
  func attach(to host: TestHost) { location.attach(to: host.graph) }
}

/// Lines that code in views writes down, in order.
final class Journal {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

extension TestHost {
  /// A stage for a view that reads one knob.
  static func with<Value>(_ knob: Knob<Value>, @ViewBuilder _ view: () -> some View) throws -> TestHost {
    let host = try TestHost(view)
    knob.attach(to: host)
    return host
  }

  func exists(_ name: String) -> Bool { (text(name) ?? element(name))?.exists ?? false }
  func scale(_ name: String) -> Double? { (text(name) ?? element(name))?.scale }
}
