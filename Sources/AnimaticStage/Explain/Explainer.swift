import AnimaticTime
import AnimaticUI

/// Says why one address looks as it does at the stage's instant. What becomes of waiting work is not known yet.
struct Explainer {
  let core: StageCore
  let scenario: Scenario
  let record: StageRecord
  let words: CauseWords

  init(_ core: StageCore, _ scenario: Scenario) {
    self.core = core
    self.scenario = scenario
    record = StageRecord(core)
    words = CauseWords(record: record)
  }

  var now: Instant { core.clock.now }
  func seconds(_ instant: Instant) -> String { HazardFinder.seconds(instant) }
  func seconds(_ value: Double) -> String { HazardFinder.seconds(value) }

  /// Every notice; of a view of the user's, the view and what has come since the beginning.
  var addresses: [ScenarioAddress] {
    var found: [ScenarioAddress] = []
    if scenario.view != nil || core.players.isEmpty {
      found.append(.notice(ScenarioView.name))
      for stay in record.stays where stay.note.owner == ScenarioView.name && !stay.note.isFirst {
        for text in stay.note.texts where !found.contains(.text(text)) { found.append(.text(text)) }
      }
      // What is on the stage counts, not what was; and whatever moves.
      found = found.filter { address in
        if case .text = address { return probe(address) != nil }
        return true
      }
      for address in core.host.addresses(owner: ScenarioView.name).prefix(200) where !found.contains(address)
      {
        if let probe = probe(address), probe.isMoving, probe.isVisible { found.append(address) }
      }
    }
    return found + scenario.notices.map { .notice($0.name) }
  }

  /// `isOneOfAll`: what waits is told once, of the view that it belongs to.
  func explanation(
    of address: ScenarioAddress, isOneOfAll: Bool
  ) -> (explanation: Explanation, works: [StageCore.WorkLog]) {
    let probe = probe(address)
    let owner = owner(of: address)
    let (presence, cause) = presence(of: address, probe)
    var works = record.works.filter { $0.state == .pending && $0.origin.owner == owner }
    if isOneOfAll, address != .notice(owner) { works = [] }
    var properties: [Explanation.Property] = []
    if let probe, address != .notice(ScenarioView.name) { properties += looks(of: probe) }
    if case .notice(let name) = address { properties += states(of: name) }
    let explanation = Explanation(
      time: now, name: address.description, isPresent: probe != nil, presence: presence,
      presenceCauses: words.causes(behind: cause), properties: properties, pending: works.map(pending))
    return (explanation, works)
  }

  // MARK: What is meant

  func probe(_ address: ScenarioAddress) -> Probe? {
    let found: [Probe]
    switch address {
    case .notice(let name): found = core.host.probe(notice: name).map { [$0] } ?? []
    case .text(let text): found = core.host.probes(text: text)
    case .identifier(let identifier): found = core.host.probes(identifier: identifier)
    }
    let present = found.filter(\.exists)
    return present.first(where: \.isVisible) ?? present.first
  }

  private func owner(of address: ScenarioAddress) -> String {
    if case .notice(let name) = address { return name }
    return probe(address)?.mostVisible?.element.node.owner ?? ScenarioView.name
  }

  /// The newest stretch during which it was shown, over or not.
  private func stay(of address: ScenarioAddress, _ probe: Probe?) -> Stay? {
    let stays = record.stays.filter { !$0.note.isFirst }
    switch address {
    case .notice(let name):
      let own = stays.filter { $0.note.owner == name }
      return own.last(where: \.isSlot) ?? own.last
    case .text, .identifier:
      if let element = probe?.mostVisible?.element {
        let around = core.graph.slots(around: element.node)
        if let known = stays.last(where: { around.contains($0.note.serial) }) { return known }
      }
      if case .text(let text) = address { return stays.last { $0.note.texts.contains(text) } }
      return nil
    }
  }

  // MARK: Presence

  private func presence(of address: ScenarioAddress, _ probe: Probe?) -> (String, cause: Int) {
    let name = address.description
    let stay = stay(of: address, probe)
    guard let probe else { return absence(of: address, stay) }
    if address == .notice(ScenarioView.name) { return ("view is on screen", 0) }
    let seen = probe.isVisible ? "is on screen" : "is in the tree but can not be seen: its opacity is 0"
    guard let stay else { return ("\(name) \(seen), as it has been from the start", 0) }
    if let end = stay.endTime, !stay.isSlot || probe.isVisible {
      let word =
        stay.isSlot ? "has been leaving" : probe.isVisible ? "has been fading out" : "has not been in sight"
      return (
        "\(name) \(word) since \(seconds(end))" + spaced(words.because(of: stay.endCause)), stay.endCause
      )
    }
    return (
      "\(name) \(seen); shown at \(seconds(stay.startTime))" + spaced(words.because(of: stay.startCause))
        + (stay.isRevived ? ", during its own removal" : ""), stay.startCause
    )
  }

  private func absence(of address: ScenarioAddress, _ stay: Stay?) -> (String, cause: Int) {
    let name = address.description
    if let stay, let end = stay.endTime {
      let gone = record.notes.last { note in
        if case .gone(let slot, _) = note.note { return slot.serial == stay.note.serial }
        return false
      }
      let left = gone.map { $0.time > end ? "; it was gone at \(seconds($0.time))" : "" } ?? ""
      return (
        "\(name) is not on screen: its removal began at \(seconds(end))"
          + spaced(words.because(of: stay.endCause))
          + left, stay.endCause
      )
    }
    let next = scenario.events.first { event in
      guard event.at > now, case .show(let shown) = event.kind else { return false }
      return address == .notice(shown)
    }
    if let next {
      return ("\(name) is not on screen: it is first shown at \(seconds(next.at)) (\(next.source))", 0)
    }
    return ("\(name) is not on screen: nothing has shown it", 0)
  }

  func spaced(_ text: String) -> String { text.isEmpty ? "" : " " + text }
}
