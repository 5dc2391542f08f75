import AnimaticDrawing
import AnimaticTime
import AnimaticUI

/// Carries out a scenario's events, each in the event lane at its instant.
final class StageDirector {
  private let scenario: Scenario
  unowned let core: StageCore
  private var surroundings: ScenarioEnvironment
  private(set) var stage: ScenarioStage
  private var keyboardIsUp = false
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
    case .tap(.notice(let name)), .press(.notice(let name), _), .drag(.notice(let name), _, _, _),
      .swipe(.notice(let name), _):
      return name
    default: return ""
    }
  }

  private func player(_ name: String) -> (any NoticePlayer)? { core.players.first { $0.name == name } }

  private func perform(_ event: ScenarioEvent) {
    let source = event.source.description
    // What happens now follows from this event alone.
    core.clock.cause = 0
    RunningCode.note("the event of \(source)", at: core.clock.now)
    switch event.kind {
    case .show(let name):
      core.emitCause(.show, name, "show \(name)", source)
      player(name)?.show()
    case .hide(let name):
      core.emitCause(.hide, name, "hide \(name)", source)
      player(name)?.hide()
    case .set(let name, let label, let value):
      core.emitCause(.write, name, "set \(name).\(label)", source)
      player(name)?.set(label, value)
    case .tap(let address): tap(address, event)
    case .tapPoint(let x, let y):
      tap(CGPoint(x: x, y: y), "(\(Printing.number(x)), \(Printing.number(y)))", event)
    case .press(let address, let length):
      touch(address, .press(length), event)
    case .drag(let address, let dx, let dy, let span):
      touch(address, .drag(CGSize(width: dx, height: dy), span), event)
    case .swipe(let address, let direction):
      touch(address, .swipe(direction), event)
    case .environment(let change): surround(change)
    case .rotate(let orientation): rotate(to: orientation)
    case .keyboard(let isUp): moveKeyboard(isUp: isUp, source)
    case .backgroundApp:
      core.host.changeEnvironment { $0.scenePhase = .background }
      core.clock.isSuspended = true
    case .foregroundApp:
      core.clock.isSuspended = false
      core.host.changeEnvironment { $0.scenePhase = .active }
    case .mark(let label): core.emit(.mark, "", label, source)
    }
  }

  // MARK: Surroundings

  /// A plain update of all views; a change of appearance fades over from the picture of before.
  private func surround(_ change: ScenarioEnvironment.Change) {
    let before = surroundings
    surroundings.apply(change)
    let now = surroundings
    if before.appearance != now.appearance { fade() }
    core.host.changeEnvironment { $0.apply(now) }
  }

  private func fade() {
    do {
      try core.host.fadeFromNow(.easeInOut(duration: Self.appearanceFade))
    } catch {
      core.clockFailure = error
    }
  }

  /// Seconds (docs/fidelity.md).
  private static let appearanceFade = 0.3

  /// Frames go to their new places as the system turns the screen: 0.3 s on phones, 0.4 s on tablets.
  private func rotate(to orientation: StageOrientation) {
    guard stage.orientation != orientation else { return }
    stage = stage.rotated(to: orientation)
    let isTablet = min(stage.width, stage.height) >= 700
    core.host.changeEnvironment(
      size: CGSize(width: stage.width, height: stage.height), safeArea: stage.safeArea.edgeInsets,
      keyboard: keyboardIsUp ? CGFloat(stage.keyboardHeight) : nil,
      animation: .easeInOut(duration: isTablet ? 0.4 : 0.3))
  }

  private func moveKeyboard(isUp: Bool, _ source: String) {
    guard isUp != keyboardIsUp else { return }
    keyboardIsUp = isUp
    let height = isUp ? stage.keyboardHeight : 0
    let detail = isUp ? "keyboard up, \(Printing.number(height)) points" : "keyboard down"
    core.emitCause(.keyboard, "", detail, source)
    core.host.changeEnvironment(keyboard: CGFloat(height), animation: KeyboardPanel.animation)
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
