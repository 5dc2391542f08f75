import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// Carries out a scenario's events, each in the event lane at its instant.
final class StageDirector {
  private let scenario: Scenario
  private unowned let core: StageCore
  private var surroundings: ScenarioEnvironment
  private var stage: ScenarioStage
  private var lastFitted: (source: DisplayList, result: DisplayList)?

  init(_ scenario: Scenario, _ core: StageCore) {
    self.scenario = scenario
    self.core = core
    surroundings = scenario.environment
    stage = scenario.stage
  }

  func scheduleEvents() {
    for event in scenario.events {
      core.schedule(at: event.at, owner: owner(of: event.kind)) { [unowned self] in perform(event) }
    }
  }

  private func owner(of kind: ScenarioEvent.Kind) -> String {
    switch kind {
    case .show(let name), .hide(let name), .set(let name, _, _): return name
    case .tap(.notice(let name)), .press(.notice(let name), _): return name
    default: return ""
    }
  }

  private func player(_ name: String) -> (any NoticePlayer)? { core.players.first { $0.name == name } }

  private func perform(_ event: ScenarioEvent) {
    let source = event.source.description
    RunningCode.note("the event of \(source)", at: core.clock.now)
    switch event.kind {
    case .show(let name):
      core.emit(.show, name, "show \(name)", source)
      player(name)?.show()
    case .hide(let name):
      core.emit(.hide, name, "hide \(name)", source)
      player(name)?.hide()
    case .set(let name, let label, let value):
      core.emit(.write, name, "set \(name).\(label)", source)
      player(name)?.set(label, value)
    case .tap(let address): tap(address, event)
    case .tapPoint(let x, let y):
      tap(CGPoint(x: x, y: y), "(\(Printing.number(x)), \(Printing.number(y)))", event)
    case .press(let address, let length): press(address, length, event)
    case .environment(let change):
      surroundings.apply(change)
      let now = surroundings
      core.host.changeEnvironment { $0.apply(now) }
    case .rotate(let orientation):
      stage = stage.rotated(to: orientation)
      core.host.changeEnvironment(
        size: CGSize(width: stage.width, height: stage.height), safeArea: stage.safeArea.edgeInsets
      ) { _ in }
    case .backgroundApp:
      core.host.changeEnvironment { $0.scenePhase = .background }
      core.clock.isSuspended = true
    case .foregroundApp:
      core.clock.isSuspended = false
      core.host.changeEnvironment { $0.scenePhase = .active }
    case .mark(let label): core.emit(.mark, "", label, source)
    }
  }

  // MARK: Taps

  /// The middle of what an address shows now, at presented positions; nil where nothing is there.
  private func place(_ address: ScenarioAddress) -> CGPoint? {
    let probes: [Probe]
    switch address {
    case .notice(let name): probes = core.host.probe(notice: name).map { [$0] } ?? []
    case .text(let text): probes = core.host.probes(text: text)
    case .identifier(let identifier): probes = core.host.probes(identifier: identifier)
    }
    let visible = probes.first(where: \.isVisible) ?? probes.first
    return visible?.frame.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  private func tap(_ address: ScenarioAddress, _ event: ScenarioEvent) {
    try? core.graph.flush()
    guard let point = place(address) else {
      missed(address.description, "it is not on stage", event)
      return
    }
    tap(point, address.description, event, expecting: address)
  }

  private func tap(
    _ point: CGPoint, _ what: String, _ event: ScenarioEvent, expecting address: ScenarioAddress? = nil
  ) {
    let name: String
    if case .notice(let notice)? = address { name = notice } else { name = "" }
    let stageSize = CGSize(width: stage.width, height: stage.height)
    guard CGRect(origin: .zero, size: stageSize).contains(point) else {
      missed(what, "its middle is off the screen", event, name)
      return
    }
    do {
      // The front-most view decides, as under a finger; whether it is the one meant is only reported.
      let before = core.trace.count
      core.emit(.tap, name, "tap \(what)", event.source.description)
      switch try core.host.tap(at: point) {
      case .hit(let owner, let view):
        if !name.isEmpty, owner != name {
          core.emit(
            .tapMissed, name, "the tap on \(what) hits \(owner.isEmpty ? "the app" : owner) (\(view))",
            event.source.description)
        }
      case .ignored(let view):
        core.replaceTrace(from: before)
        missed(what, "\(view) lies there and takes no taps", event, name)
      case .nothing:
        core.replaceTrace(from: before)
        missed(what, "nothing is hit", event, name)
      }
    } catch {
      core.clockFailure = error
    }
  }

  private func missed(_ what: String, _ why: String, _ event: ScenarioEvent, _ name: String = "") {
    core.emit(.tapMissed, name, "tap \(what) misses: \(why)", event.source.description)
  }

  /// Down now, up after `length`: a tap gesture fires at the release, where the finger still is.
  private func press(_ address: ScenarioAddress, _ length: TimeSpan, _ event: ScenarioEvent) {
    try? core.graph.flush()
    guard let point = place(address) else {
      missed(address.description, "it is not on stage", event)
      return
    }
    core.schedule(at: event.at + length, owner: core.clock.owner) { [unowned self] in
      tap(point, address.description, event, expecting: address)
    }
  }

  // MARK: Rotation

  /// Pictures keep their size: a stage that was turned is shown whole, in the middle, on black.
  func fitted(_ list: DisplayList) -> DisplayList {
    let canvas = CGSize(width: scenario.stage.width, height: scenario.stage.height)
    guard list.size != canvas else { return list }
    if let lastFitted, lastFitted.source == list { return lastFitted.result }
    let factor = min(canvas.width / list.size.width, canvas.height / list.size.height)
    let shift = Transform.translation(
      Double(canvas.width - list.size.width * factor) / 2,
      Double(canvas.height - list.size.height * factor) / 2)
    let transform = Transform.scale(Double(factor), Double(factor), about: .zero).then(shift)
    let screen = CGRect(origin: .zero, size: list.size)
    let content = DisplayContent(
      [.fill(.rectangle(screen), .color(list.background))] + list.items)
    let result = DisplayList(
      size: canvas, background: .black,
      items: [.group(DisplayGroup(transform: transform, clip: .rectangle(screen), content: content))])
    lastFitted = (list, result)
    return result
  }
}
