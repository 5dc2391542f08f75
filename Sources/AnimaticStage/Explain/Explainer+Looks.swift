import AnimaticTime
import AnimaticUI

/// What is presented, factor by factor.
extension Explainer {
  private var time: Double { now.seconds }

  func looks(of probe: Probe) -> [Explanation.Property] {
    let factors = probe.factors(at: time)
    var found: [Explanation.Property] = []
    let fades = factors.filter { $0.kind == .opacity || $0.kind == .color }
    if let opacity = probe.mostVisible?.opacity {
      let shares = fades.map { Printing.number($0.amount.first ?? 1) }
      let product = shares.count > 1 ? ": " + shares.joined(separator: " × ") : ""
      found.append(
        property(
          "opacity", opacity, product.isEmpty && fades.isEmpty ? ": nothing fades it" : product, fades,
          axis: 0,
          model: fades.reduce(1) { $0 * modelOpacity($1) }))
    }
    let shifts = factors.filter { $0.kind == .offset || $0.kind == .effect }
    if let offset = probe.offset {
      for (axis, name) in ["offset.x", "offset.y"].enumerated() {
        let own = shifts.filter { moves($0, axis) }
        // Where nothing moves it either way, one line says so.
        guard !own.isEmpty || axis == 1 && shifts.isEmpty else { continue }
        let sums = own.map { Printing.number($0.amount[axis]) }
        let sum =
          sums.count > 1 ? ": " + sums.joined(separator: " + ") : own.isEmpty ? ": nothing moves it" : ""
        let model = own.reduce(0.0) { $0 + ($1.motion?.model.element(axis) ?? $1.amount[axis]) }
        found.append(
          property(
            name, Double(axis == 0 ? offset.width : offset.height), sum, own, axis: axis, model: model))
      }
    }
    let scales = factors.filter { $0.kind == .scale }
    if !scales.isEmpty, let scale = probe.scale {
      found.append(property("scale", scale, "", scales, axis: 0, model: nil))
    }
    let turns = factors.filter { $0.kind == .rotation }
    if !turns.isEmpty, let turn = probe.rotation {
      found.append(property("rotation", turn, "", turns, axis: 0, model: turns.first?.motion?.model.first))
    }
    if let frame = probe.frame { found.append(place(frame, factors)) }
    return found
  }

  private func moves(_ factor: MotionFactor, _ axis: Int) -> Bool {
    guard factor.amount.count > axis else { return false }
    let model = factor.motion?.model.element(axis) ?? 0
    return factor.amount[axis] != 0 || model != 0 && factor.motion?.isRunning == true
  }

  private func modelOpacity(_ factor: MotionFactor) -> Double {
    // The model of a colour has its alpha last.
    factor.kind == .color
      ? factor.motion?.model.last ?? factor.amount.first ?? 1
      : factor.motion?.model.first ?? factor.amount.first ?? 1
  }

  private func property(
    _ name: String, _ value: Double, _ tail: String, _ factors: [MotionFactor], axis: Int, model: Double?
  ) -> Explanation.Property {
    Explanation.Property(
      property: name, value: .number(value), model: model,
      sentence: "\(name) is \(Printing.number(value))\(tail)", factors: factors.map { factor($0, axis) })
  }

  private func place(_ frame: CGRect, _ factors: [MotionFactor]) -> Explanation.Property {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Printing.number(Double($0)) }
    let place = factors.filter { $0.kind == .place && $0.motion?.isRunning == true }
    let text = "frame is (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3]) points"
    return Explanation.Property(
      property: "frame", value: .text(numbers.joined(separator: " ")), model: nil,
      sentence: place.isEmpty ? text + ": where layout puts it" + moved(factors) : text,
      factors: place.map { factor($0, 1) })
  }

  private func moved(_ factors: [MotionFactor]) -> String {
    factors.contains { $0.kind == .offset || $0.kind == .effect || $0.kind == .scale }
      ? ", moved by what stands above" : ""
  }

  // MARK: One factor

  private func factor(_ factor: MotionFactor, _ axis: Int) -> Explanation.Factor {
    let motion = factor.motion
    let steps = motion?.steps ?? []
    let event = motion.map { $0.startEvent > 0 ? $0.startEvent : $0.changeCause } ?? 0
    let amount = factor.amount.element(factor.kind == .color ? 0 : axis) ?? factor.amount.first ?? 0
    var sentence = factor.kind == .place ? what(factor) : "\(Printing.number(amount)) is \(what(factor))"
    sentence += steps.isEmpty ? rest(motion) : way(steps, from: event, factor, axis)
    return Explanation.Factor(
      sentence: sentence, amount: factor.amount,
      motions: steps.enumerated().map { index, step in
        Explanation.Motion(
          curve: step.curve, begin: step.begin, end: step.end.isFinite ? step.end : nil,
          elapsed: step.elapsed(at: time), progress: step.progress,
          joins: step.tookOver ? "merged" : index > 0 ? "blended" : "")
      },
      causes: words.causes(behind: event))
  }

  private func what(_ factor: MotionFactor) -> String {
    if let transition = factor.transition { return "the \(transition)'s transition" }
    switch factor.kind {
    case .color: return "the alpha of the colour of \(factor.what)"
    case .opacity: return "the .opacity around \(factor.what)"
    case .offset: return "the .offset of \(factor.what)"
    case .scale: return "the scale of \(factor.what)"
    case .rotation: return "the rotation of \(factor.what)"
    case .place: return "the place of \(factor.what) moves"
    case .effect: return "an effect on \(factor.what)"
    }
  }

  private func rest(_ motion: AttributeMotion?) -> String {
    guard let motion, let changed = motion.changeTime else { return ", as it was from the start" }
    if let since = motion.restsSince, motion.startEvent > 0 {
      let start = record.causes.event(motion.startEvent)
      return ", at rest since \(seconds(since)), when \(motion.curve) ended"
        + (start.map { "; it began at \(seconds($0.time))" + spaced(words.because(of: $0.cause)) } ?? "")
    }
    return ", written without animation at \(seconds(changed))"
      + spaced(words.because(of: motion.changeCause))
  }

  /// How far an animation has come, and what it does with the ones before it.
  private func way(_ steps: [AnimationStep], from event: Int, _ factor: MotionFactor, _ axis: Int) -> String {
    guard let newest = steps.last else { return "" }
    let start = record.causes.event(event)
    var text = ": \(Self.share(newest.progress))"
    if factor.kind == .place, let record = start?.animation {
      text += " from \(Printing.list(record.from)) to \(Printing.list(record.to))"
    } else if let record = start?.animation, let from = component(record.from, factor, axis),
      let to = component(record.to, factor, axis)
    {
      text += " from \(Printing.number(from)) to \(Printing.number(to))"
    }
    text += " under \(newest.curve), " + duration(newest)
    let older = steps.dropLast().filter { !$0.isOver }
    if let before = older.last {
      text += ", on top of \(before.curve) of \(seconds(before.begin)), which still runs"
    } else if newest.tookOver {
      text += ", from the place and the velocity of the animation that it took over"
    }
    if let start {
      text += "; started at \(seconds(start.time))" + spaced(words.because(of: start.cause))
    }
    return text
  }

  private func component(_ values: [Double], _ factor: MotionFactor, _ axis: Int) -> Double? {
    factor.kind == .color ? values.last : values.element(axis) ?? values.first
  }

  private func duration(_ step: AnimationStep) -> String {
    let elapsed = step.elapsed(at: time)
    if time < step.begin { return "which begins at \(seconds(step.begin))" }
    if !step.end.isFinite { return "\(seconds(elapsed)) in, without end" }
    return "\(seconds(elapsed)) of \(seconds(step.end - step.begin))"
  }

  static func share(_ progress: Double) -> String {
    if abs(progress - 0.5) < 0.005 { return "half way" }
    return "\(Printing.number((progress * 1000).rounded() / 10)) % of the way"
  }

  // MARK: States

  func states(of name: String) -> [Explanation.Property] {
    PropertyReader(core).states(named: name).map { state in
      let write = record.causes.events.last {
        $0.kind == .write && $0.name == name && $0.detail.hasPrefix("\(state.name) = ")
      }
      let why = write.map { ", written at \(seconds($0.time))" + spaced(words.because(of: $0.number)) }
      return Explanation.Property(
        property: "state.\(state.name)", value: state.value, model: nil,
        sentence: "state.\(state.name) is \(Self.text(state.value))" + (why ?? ", as it was from the start"),
        factors: write.map {
          [
            Explanation.Factor(
              sentence: $0.detail, amount: [], motions: [], causes: words.causes(behind: $0.number))
          ]
        } ?? [])
    }
  }

  private static func text(_ value: PropertyValue.Value) -> String {
    switch value {
    case .number(let number): Printing.number(number)
    case .text(let text): "\"\(text)\""
    case .flag(let flag): flag ? "true" : "false"
    case .absent: "nil"
    }
  }
}

extension Array {
  /// nil beyond the end.
  fileprivate func element(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
