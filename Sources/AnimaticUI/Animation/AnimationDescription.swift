import AnimaticTime

/// Spelled as code spells it, with every number that matters: `easeInOut(duration: 0.3).delay(0.1)`.
extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    modifiers.reduce(coreDescription) { $0 + Animation.describe($1) }
  }

  public var debugDescription: String { description }

  private var coreDescription: String {
    switch core {
    case .standard: "default"
    case .curve(let curve, let duration): Animation.describe(curve, duration)
    case .persistent(let spring): Animation.describe(spring)
    case .interpolating(let spring): Animation.describe(spring)
    case .custom(let box): String(describing: box.base)
    }
  }

  private static func describe(_ curve: UnitCurve, _ duration: Double) -> String {
    let names: [(UnitCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    if let name = names.first(where: { $0.0 == curve })?.1 { return "\(name)(duration: \(number(duration)))" }
    if case .bezier(let points) = curve.shape {
      let list = [points.x1, points.y1, points.x2, points.y2].map(number).joined(separator: ", ")
      return "timingCurve(\(list), duration: \(number(duration)))"
    }
    return "timingCurve(.\(curve.circularName), duration: \(number(duration)))"
  }

  private static func describe(_ spring: PersistentSpring) -> String {
    let blend = spring.blendDuration
    let bounce = rounded(Spring.bounce(dampingRatio: spring.dampingFraction))
    switch spring.spelling {
    case .plain where blend > 0:
      return "interactiveSpring(duration: \(number(spring.response)), "
        + "extraBounce: \(number(rounded(bounce - 0.15))), blendDuration: \(number(blend)))"
    case .plain: return "spring(duration: \(number(spring.response)), bounce: \(number(bounce)))"
    case .response:
      let tail = blend == 0 ? "" : ", blendDuration: \(number(blend))"
      return "spring(response: \(number(spring.response)), dampingFraction: "
        + "\(number(rounded(spring.dampingFraction)))\(tail))"
    case .duration:
      let tail = blend == 0 ? "" : ", blendDuration: \(number(blend))"
      return "spring(duration: \(number(spring.response)), bounce: \(number(bounce))\(tail))"
    case .interactive:
      return "interactiveSpring(duration: \(number(spring.response)), "
        + "extraBounce: \(number(rounded(bounce - 0.15))), blendDuration: \(number(blend)))"
    case .smooth: return preset("smooth", spring.response, bounce)
    case .snappy: return preset("snappy", spring.response, bounce - 0.15)
    case .bouncy: return preset("bouncy", spring.response, bounce - 0.3)
    }
  }

  private static func preset(_ name: String, _ duration: Double, _ extra: Double) -> String {
    let extra = rounded(extra)
    return "\(name)(duration: \(number(duration))"
      + (extra == 0 ? ")" : ", extraBounce: \(number(extra)))")
  }

  private static func describe(_ spring: InterpolatingSpring) -> String {
    let mass = spring.mass == 1 ? "" : "mass: \(number(spring.mass)), "
    let velocity = spring.initialVelocity == 0 ? "" : ", initialVelocity: \(number(spring.initialVelocity))"
    return "interpolatingSpring(\(mass)stiffness: \(number(rounded(spring.stiffness))), "
      + "damping: \(number(rounded(spring.damping)))\(velocity))"
  }

  private static func describe(_ modifier: Modifier) -> String {
    switch modifier {
    case .delay(let seconds): ".delay(\(number(seconds)))"
    case .speed(let factor): ".speed(\(number(factor)))"
    case .repeats(let count?, let reverses): ".repeatCount(\(count), autoreverses: \(reverses))"
    case .repeats(nil, let reverses): ".repeatForever(autoreverses: \(reverses))"
    case .logicalEnd(let seconds): ".logicallyComplete(after: \(number(seconds)))"
    }
  }

  /// To nine decimals: bounces and stiffnesses pass through arithmetic and must not show its last digits.
  private static func rounded(_ value: Double) -> Double {
    abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
  }

  /// The shortest text that reads back as the value, without a needless ".0".
  private static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UnitCurve {
  fileprivate var circularName: String {
    switch shape {
    case .bezier: "bezier"
    case .circular(.easeIn): "circularEaseIn"
    case .circular(.easeOut): "circularEaseOut"
    case .circular(.easeInOut): "circularEaseInOut"
    case .inverseCircular(.easeIn): "circularEaseIn.inverse"
    case .inverseCircular(.easeOut): "circularEaseOut.inverse"
    case .inverseCircular(.easeInOut): "circularEaseInOut.inverse"
    }
  }
}
