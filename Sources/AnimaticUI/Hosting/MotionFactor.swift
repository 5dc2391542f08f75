import AnimaticDrawing

/// One of the things that make a presented value: an effect around what is drawn, with the animation on it.
package struct MotionFactor {
  package enum Kind: Sendable {
    /// Share of opacity.
    case opacity
    /// Alpha of the colour that is drawn.
    case color
    /// Points right and down.
    case offset
    case scale
    /// Degrees.
    case rotation
    /// The place that layout gave: x, y, width, height.
    case place
    /// Moves or turns in a way of its own.
    case effect
  }

  package var kind: Kind
  /// What it stands around, such as `"Saved"`.
  package var what: String
  /// The amount that is presented.
  package var amount: [Double]
  /// It belongs to a transition: "insertion" or "removal".
  package var transition: String?
  package var motion: AttributeMotion?
}

/// How the attribute behind a factor came to its value.
package struct AttributeMotion {
  package var shown: [Double]
  package var model: [Double]
  /// Oldest first; empty where nothing runs.
  package var steps: [AnimationStep]
  /// Events of the trace: the newest animation's start, and what the newest change followed from; 0 for none.
  package var startEvent: Int
  package var changeCause: Int
  /// Seconds; nil where it never changed, or still runs.
  package var changeTime: Double?
  package var restsSince: Double?
  package var curve: String

  package var isRunning: Bool { !steps.isEmpty }

  init?(_ attribute: AnyAttribute?, at time: Double) {
    guard let attribute, let look = attribute.look(at: time) else { return nil }
    shown = look.shown
    model = look.model
    steps = attribute.steps(at: time)
    startEvent = attribute.startEvent
    changeCause = attribute.changeCause
    changeTime = attribute.changeTime
    restsSince = attribute.restsSince
    curve = attribute.curve
  }
}

extension Probe {
  /// What makes the look of the leaf that is seen best, from the leaf outwards. Effects without any effect, on
  /// which nothing runs, are left out.
  package func factors(at time: Double) -> [MotionFactor] {
    guard let leaf = mostVisible else { return [] }
    var found: [MotionFactor] = []
    let name = MotionFactor.name(of: leaf.element)
    if let alpha = leaf.element.ownAlpha(at: time) {
      let motion = AttributeMotion(leaf.element.attribute("color"), at: time)
      if alpha != 1 || motion?.isRunning == true {
        found.append(MotionFactor(kind: .color, what: name, amount: [alpha], transition: nil, motion: motion))
      }
    }
    let frame = leaf.element.presentedFrame(at: time)
    found.append(
      MotionFactor(
        kind: .place, what: name,
        amount: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init), transition: nil,
        motion: AttributeMotion(leaf.element.frameMotion, at: time)))
    var next: Element? = leaf.element
    while let element = next {
      found += element.factors(at: time, around: name)
      next = element.parent
    }
    return found
  }
}

extension MotionFactor {
  static func name(of element: Element) -> String {
    if let text = element.visibleText, !text.isEmpty { return "\"\(text)\"" }
    return element.kind
  }
}

extension Element {
  fileprivate func attribute(_ name: String) -> AnyAttribute? { attributes.first { $0.name == name } }

  /// What it does itself to what is in it.
  fileprivate func factors(at time: Double, around name: String) -> [MotionFactor] {
    var found: [MotionFactor] = []
    func add(_ kind: MotionFactor.Kind, _ amount: [Double], _ attribute: AnyAttribute?, _ rest: [Double]) {
      let motion = AttributeMotion(attribute, at: time)
      guard amount != rest || motion?.isRunning == true else { return }
      found.append(
        MotionFactor(
          kind: kind, what: name, amount: amount, transition: node.transitionWord, motion: motion))
    }
    if let fade = attribute("opacity") { add(.opacity, [effectOpacity(at: time)], fade, [1]) }
    let transform = effectTransform(at: time)
    if let shift = attribute("offset") {
      add(.offset, [transform.tx, transform.ty], shift, [0, 0])
    } else if let scale = attribute("scale") {
      add(.scale, AttributeMotion(scale, at: time)?.shown ?? [], scale, [1, 1])
    } else if let turn = attribute("rotation") {
      add(.rotation, [atan2(transform.b, transform.a) * 180 / .pi], turn, [0])
    } else if !transform.isIdentity {
      add(.effect, [transform.tx, transform.ty], attributes.first { $0.name != "frame" }, [])
    }
    return found
  }
}

extension _ViewNode {
  /// Where it is part of a transition that plays or has played: which way.
  fileprivate var transitionWord: String? {
    guard isInTransition else { return nil }
    var node: _ViewNode? = self
    while let here = node {
      if let host = here as? HostNode { return host.playedSlot?.isLeaving == true ? "removal" : "insertion" }
      node = here.parent
    }
    return nil
  }
}
