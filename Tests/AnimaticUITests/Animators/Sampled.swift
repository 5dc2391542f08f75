import AnimaticUI

/// The same view looked at in several ways: each number must be the same.
///
/// - Returns: What `read` gives at `time`, for a run that is looked at 24, 60 and 120 times a second on the way,
///   and for one that is not.
func sampled<Value>(
  at time: Double, _ make: () throws -> TestHost, _ events: (TestHost) throws -> Void = { _ in },
  _ read: (TestHost) -> Value
) throws -> [Value] {
  try [0, 24, 60, 120].map { rate in
    let host = try make()
    try events(host)
    if rate > 0 {
      var frame = 1
      while Double(frame) / Double(rate) < time {
        try host.advance(to: Double(frame) / Double(rate))
        _ = host.host.displayList()
        frame += 1
      }
    }
    try host.advance(to: time)
    return read(host)
  }
}

extension TestHost {
  /// The vertical offset of a text, or of the view with an identifier.
  func height(_ name: String) -> Double { offset(name).map { Double($0.height) } ?? .nan }

  /// The names of the animators that run.
  var animators: [String] { graph.animators.all.map(\.name) }
}
