import AnimaticTime

/// Shows one phase at a time and goes on to the next under its animation.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: TypedNode<PhaseAnimator<Phase, Content>> {
  /// nil without phases.
  private var child: TypedNode<Content>?
  /// The phase that is shown, or animates in.
  private var index = 0
  private var isRunning = false
  /// Names the phase that is waited for; the ends of older ones are none of ours.
  private var step = 0
  private var stepBegan = Instant.zero
  private var hold: WorkTicket?

  override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    update()
    if view.trigger == nil { startSoon() }
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override var label: String { "PhaseAnimator" }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    child?.collect(traits, into: &items)
  }

  // MARK: Values

  private func update() {
    graph.forget(self)
    guard view.phases.indices.contains(index) else {
      child?.leave()
      child = nil
      graph.emit(.warning, name: owner, detail: "a phaseAnimator without phases shows nothing")
      return
    }
    let content = EvaluationContext.with(self) { view.content(view.phases[index]) }
    if let child { child.set(content, environment: environment) } else { child = content.makeNode(inputs()) }
  }

  override func reevaluate() { update() }

  override func changed(
    from old: PhaseAnimator<Phase, Content>, view viewChanged: Bool, environment: Bool
  ) {
    if viewChanged, old.phases != view.phases { adopt(old.phases) }
    update()
    guard viewChanged else { return }
    if view.trigger == nil {
      startSoon()
    } else if let trigger = old.trigger, trigger != view.trigger {
      // After this update: a phase is an update of its own, under its own animation.
      graph.enqueueAction(owner: owner) { [weak self] in self?.goOn() }
    }
  }

  /// Other phases: the shown one stays where it is among them, else the first one is shown and stands.
  private func adopt(_ old: [Phase]) {
    let shown = old.indices.contains(index) ? old[index] : nil
    if let place = shown.flatMap({ view.phases.firstIndex(of: $0) }) {
      index = place
    } else {
      index = 0
      stop()
    }
  }

  // MARK: Going on

  private func startSoon() {
    guard !isRunning, view.phases.count > 1 else { return }
    graph.enqueueAction(owner: owner) { [weak self] in
      guard let self, !self.isRunning, self.view.trigger == nil else { return }
      self.goOn()
    }
  }

  private func goOn() {
    guard isAlive, view.phases.count > 1 else { return }
    cancelHold()
    if !isRunning {
      isRunning = true
      animatorStarted("phaseAnimator", for: view.trigger == nil ? .infinity : nil)
    }
    let next = (index + 1) % view.phases.count
    step += 1
    stepBegan = graph.clock.now
    let waitedFor = step
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    let listener = AnimationListener(.logicallyComplete) { [weak self] in self?.phaseEnded(waitedFor) }
    transaction.listeners = [listener]
    graph.enqueue(transaction) { [weak self] in
      guard let self, self.isAlive else { return }
      self.index = next
      self.graph.markDirty(self)
    }
    listener.bodyReturned()
  }

  private func phaseEnded(_ ended: Int) {
    guard isAlive, isRunning, ended == step else { return }
    if view.trigger != nil, index == 0 { return stop() }
    guard graph.clock.now == stepBegan else { return goOn() }
    // Without time between them, phases would go round for ever at one instant.
    let origin = WorkOrigin(what: "phaseAnimator", file: "", line: 0, owner: owner)
    hold = graph.clock.schedule(at: stepBegan + graph.timing.frame, lane: .main, origin: origin) {
      [weak self] in
      guard let self else { return }
      self.hold = nil
      self.goOn()
    }
  }

  private func stop() {
    cancelHold()
    step += 1
    guard isRunning else { return }
    isRunning = false
    animatorStopped()
  }

  private func cancelHold() {
    if let hold { graph.clock.cancel(hold) }
    hold = nil
  }

  override func didLeave() { stop() }
}

extension AnimationTiming {
  /// The length of a frame, for what goes on once a frame: 1/60 s where nobody says how many there are.
  package var frame: TimeSpan {
    switch self {
    case .exact: TimeSpan(Rational(1, 60))
    case .frame(let fps), .device(let fps): TimeSpan(Rational(1, Int64(max(1, fps))))
    }
  }
}
