import AnimaticGolden

/// What pages are told: every scenario with what is shown of it and what is under way.
struct LiveState {
  var title: String
  var units: [WatchedUnit]

  /// One document: the page's index, and to each entry `folder` and `live`.
  var json: OrderedJSON {
    var names: Set<String> = []
    let entries = units.flatMap { unit in
      Self.entries(of: unit).filter { names.insert($0.name).inserted }.map(\.json)
    }
    return .fields([
      ("format", .string("animatic index 1")), ("title", .string(title)),
      ("generator", .string(Version.text)), ("folder", .string("")), ("scenarios", .array(entries)),
    ])
  }

  private static func entries(of unit: WatchedUnit) -> [(name: String, json: OrderedJSON)] {
    var failure: WatchFailure?
    if case .failed(let reason) = unit.phase { failure = reason }
    guard !unit.runs.isEmpty else {
      let name = unit.unit.name
      let json = OrderedJSON.fields([
        ("name", .string(name.slug)), ("title", .string(name.title)),
        ("state", .string(failure == nil ? "waiting" : "failed")), ("passed", .bool(failure == nil)),
        ("file", .string(DisplayPath.text(unit.path))),
        ("sentences", .array(failure.map { [.string($0.headline)] } ?? [])), ("data", .bool(false)),
        ("live", live(unit, nil, failure)),
      ])
      return [(name.slug, json)]
    }
    return unit.runs.map { run in
      var members: [OrderedJSON.Member] = []
      if case .object(let known) = run.report.entry { members = known }
      if let failure {
        let said: [String: OrderedJSON] = [
          "state": .string("failed"), "passed": .bool(false),
          "sentences": .array([.string(failure.headline)]), "more": .integer(0),
        ]
        members = members.map { OrderedJSON.Member($0.key, said[$0.key] ?? $0.value) }
      }
      members.append(OrderedJSON.Member("folder", .string(run.revision + "/")))
      members.append(OrderedJSON.Member("live", live(unit, run, failure)))
      return (run.report.name, .object(members))
    }
  }

  private static func live(
    _ unit: WatchedUnit, _ run: WatchedUnit.Run?, _ failure: WatchFailure?
  ) -> OrderedJSON {
    let status =
      switch unit.phase {
      case .waiting: "waiting"
      case .playing: "playing"
      case .good: "good"
      case .failed: "failed"
      }
    return .fields([
      ("status", .string(status)), ("revision", .string(run?.revision ?? "")),
      ("golden", .bool(run?.report.hasGolden ?? false)), ("before", .bool(run?.report.hasBefore ?? false)),
      ("failure", failure?.json ?? .null), ("warnings", .array(unit.warnings.map { .string($0) })),
    ])
  }
}
