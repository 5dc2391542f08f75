import AnimaticUI

extension PageAnimation {
  /// Every animation of a trace in the order of their starts, with what took over.
  public static func all(in trace: [TraceEvent]) -> [PageAnimation] {
    var animations: [PageAnimation] = []
    for event in trace {
      switch event.kind {
      case .animationStart:
        guard let record = event.animation else { continue }
        animations.append(
          PageAnimation(
            name: event.name, property: record.property, curve: record.curve, start: record.start,
            end: record.end, from: record.from, to: record.to))
      case .animationInterrupted:
        // The sentence begins with the attribute and the curve that was under way. Of several alike, such as the
        // rows of a list, the one that began last is meant; views are visited in the same order each time.
        let time = event.time.seconds
        let running = animations.indices.filter { index in
          let animation = animations[index]
          return animation.name == event.name
            && event.detail.hasPrefix("\(animation.property): \(animation.curve) is ")
            && animation.interrupted == nil && animation.start < time && (animation.end ?? .infinity) >= time
        }
        let latest = running.map { animations[$0].start }.max()
        let index = running.first { animations[$0].start == latest }
        if let index { animations[index].interrupted = event.time.seconds }
      default: break
      }
    }
    return animations
  }
}
