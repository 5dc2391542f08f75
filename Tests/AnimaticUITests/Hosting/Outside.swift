import AnimaticUI

/// A value that a test holds and a view reads: the caller's side.
final class Outside<Value> {
  let location: StoredLocation<Value>

  init(_ value: Value) { location = StoredLocation(value, name: "outside", node: nil, graph: nil) }

  var value: Value { location.value }
  var binding: Binding<Value> { Binding(location) }
  func write(_ value: Value) { binding.wrappedValue = value }
  func attach(_ host: TestHost) { location.attach(to: host.graph) }
}

/// A host for a view over one outside value.
func play<Value, Content: View>(
  _ initial: Value, timing: AnimationTiming = .exact, semantics: AnimationSemantics = .iOS26,
  direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: @escaping (Outside<Value>) -> Content
) throws -> (TestHost, Outside<Value>) {
  let outside = Outside(initial)
  let host = try TestHost(timing: timing, semantics: semantics, direction: direction) {
    Reader(outside: outside, content: content)
  }
  outside.attach(host)
  return (host, outside)
}

private struct Reader<Value, Content: View>: View {
  let outside: Outside<Value>
  let content: (Outside<Value>) -> Content
  var body: some View {
    let _ = outside.value
    content(outside)
  }
}

func near(_ a: Double?, _ b: Double, _ tolerance: Double = 0.002) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}
