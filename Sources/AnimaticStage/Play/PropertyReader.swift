import AnimaticUI

/// Reads presented properties off the stage.
struct PropertyReader {
  private let core: StageCore

  init(_ core: StageCore) { self.core = core }

  private static let fixed = [
    "visible", "offset.x", "offset.y", "opacity", "scale", "rotation", "frame.x", "frame.y", "frame.width",
    "frame.height", "cornerRadius", "text", "count",
  ]

  /// The states that are read by name: the caller's, then the notice's own.
  private func states(of name: String) -> (caller: [String], all: [(name: String, value: Any)]) {
    let caller = core.players.first { $0.name == name }?.callerState ?? []
    return (caller.map(\.name), caller + core.host.states(notice: name))
  }

  /// All properties of a notice: the stage is looked over once.
  func values(of name: String) -> [PropertyValue] {
    let probes = self.probes(.notice(name))
    let (caller, all) = states(of: name)
    let own = all.dropFirst(caller.count).map(\.name).filter {
      !caller.contains($0) && !["content", "player"].contains($0)
    }
    let presented = Self.fixed.map {
      PropertyValue(name: name, property: $0, value: value(probes, $0))
    }
    return presented
      + (caller + own.sorted()).map { state in
        let value = all.first { $0.name == state }?.value
        return PropertyValue(
          name: name, property: "state.\(state)", value: value.map(PropertyReader.plain) ?? .absent)
      }
  }

  /// The model values of the states of a notice, or of a user's view, in the order of `values(of:)`.
  func states(named name: String) -> [(name: String, value: PropertyValue.Value)] {
    let (caller, all) = states(of: name)
    let own = all.dropFirst(caller.count).map(\.name).filter {
      !caller.contains($0) && !["content", "player"].contains($0)
    }
    return (caller + own.sorted()).map { state in
      (state, all.first { $0.name == state }.map { PropertyReader.plain($0.value) } ?? .absent)
    }
  }

  /// The states of a user's view, and the properties of what it shows.
  func viewValues() -> [PropertyValue] {
    let name = ScenarioView.name
    let states = core.host.states(notice: name).map(\.name).sorted().map { state in
      PropertyValue(
        name: name, property: "state.\(state)", value: self.state(name, "state.\(state)") ?? .absent)
    }
    return states + core.host.addresses(owner: name).flatMap(elementValues)
  }

  /// Of a text, its own reading is no news; a corner radius is listed where there is one.
  private func elementValues(_ address: ScenarioAddress) -> [PropertyValue] {
    let probes = self.probes(address)
    return Self.fixed.compactMap { property in
      if property == "text", case .text = address { return nil }
      let value = self.value(probes, property)
      if property == "cornerRadius", value == .absent { return nil }
      return PropertyValue(name: address.description, property: property, value: value)
    }
  }

  func value(_ address: ScenarioAddress, _ property: String) -> PropertyValue.Value {
    if case .notice(let name) = address, let state = state(name, property) { return state }
    return value(probes(address), property)
  }

  private func probes(_ address: ScenarioAddress) -> [Probe] {
    let found: [Probe]
    switch address {
    case .notice(let name): found = core.host.probe(notice: name).map { [$0] } ?? []
    case .text(let text): found = core.host.probes(text: text)
    case .identifier(let identifier): found = core.host.probes(identifier: identifier)
    }
    return found.filter(\.exists)
  }

  private func value(_ present: [Probe], _ property: String) -> PropertyValue.Value {
    switch property {
    case "visible": return .flag(present.contains(where: \.isVisible))
    case "moving": return .flag(present.contains { $0.isMoving && $0.isVisible })
    case "count": return .number(Double(present.count))
    default: break
    }
    guard let probe = present.first(where: \.isVisible) ?? present.first else { return .absent }
    return value(probe, property)
  }

  private func value(_ probe: Probe, _ property: String) -> PropertyValue.Value {
    func number(_ value: Double?) -> PropertyValue.Value { value.map { .number($0) } ?? .absent }
    switch property {
    case "offset.x": return number(probe.offset.map { Double($0.width) })
    case "offset.y": return number(probe.offset.map { Double($0.height) })
    case "opacity": return number(probe.mostVisible?.opacity)
    case "scale": return number(probe.scale)
    case "rotation": return number(probe.rotation)
    case "frame.x": return number(probe.frame.map { Double($0.minX) })
    case "frame.y": return number(probe.frame.map { Double($0.minY) })
    case "frame.width": return number(probe.frame.map { Double($0.width) })
    case "frame.height": return number(probe.frame.map { Double($0.height) })
    case "cornerRadius": return number(probe.cornerRadius)
    case "text": return .text(probe.texts.joined(separator: " "))
    default: return .absent
    }
  }

  /// nil for a property that is no state.
  private func state(_ notice: String, _ property: String) -> PropertyValue.Value? {
    guard property.hasPrefix("state.") else { return nil }
    let name = String(property.dropFirst(6))
    guard let value = states(of: notice).all.first(where: { $0.name == name })?.value else {
      return .absent
    }
    return PropertyReader.plain(value)
  }

  /// A state's value as numbers, flags and texts.
  private static func plain(_ value: Any) -> PropertyValue.Value {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { plain($0.value) } ?? .absent
    }
    switch value {
    case let flag as Bool: return .flag(flag)
    case let number as Double: return .number(number)
    case let number as CGFloat: return .number(Double(number))
    case let number as Int: return .number(Double(number))
    case let text as String: return .text(text)
    // An object's description may carry its address in memory: only that it is there is said.
    case is AnyObject where mirror.displayStyle == .class: return .text(String(describing: type(of: value)))
    default: return .text(Printing.value(value))
    }
  }
}
