/// A user's animation on its way: called directly where it is a function of time, and read back from samples
/// where it keeps notes.
struct CustomTrack<Data: VectorArithmetic> {
  let box: CustomAnimationBox
  /// The notes that every evaluation starts from.
  var context: AnimationContext<Data>
  /// Local time of the first sample.
  private var start: Double
  /// What was done at each grid point, kept only for an animation with notes.
  private var samples: [Data]
  /// Local seconds; infinity when it did not end before the limit.
  private(set) var end: Double
  private(set) var logicalEnd: Double
  /// What the animation had written into its context when it stopped being followed.
  private(set) var lastContext: AnimationContext<Data>

  /// Points a second at which an animation is asked whether it is over.
  static var grid: Double { 240 }
  /// An animation that is alive after a minute is taken as one that never ends.
  static var longest: Double { 60 }

  /// - Parameter value: The distance to cover, by local time.
  init(
    _ box: CustomAnimationBox, context: AnimationContext<Data>, start: Double, value: (Double) -> Data
  ) {
    self.box = box
    self.context = context
    self.start = start
    var running = context
    var samples: [Data] = []
    var (end, logicalEnd) = (Double.infinity, Double.infinity)
    for index in 0...Int(Self.longest * Self.grid) {
      let t = start + Double(index) / Self.grid
      guard let done = box.base.animate(value: value(t), time: t, context: &running) else {
        end = t
        break
      }
      samples.append(done)
      if running.isLogicallyComplete { logicalEnd = min(logicalEnd, t) }
    }
    self.end = end
    self.logicalEnd = min(logicalEnd, end)
    lastContext = running
    self.samples = running.state.isEmpty ? [] : samples
  }

  /// What is done of `value` at a local time.
  func value(_ local: Double, value: Data) -> Data {
    if samples.isEmpty {
      var scratch = context
      return box.base.animate(value: value, time: local, context: &scratch) ?? value
    }
    let place = max(0, local - start) * Self.grid
    let index = min(Int(min(place, 1e9)), samples.count - 1)
    guard index + 1 < samples.count else { return local >= end ? value : samples[index] }
    return samples[index]
      + (samples[index + 1] - samples[index]).scaled(by: place - Double(index))
  }

  /// The notes as they are at a local time: the animation is followed from its start on the grid.
  func context(at local: Double, value: (Double) -> Data) -> AnimationContext<Data> {
    var running = context
    guard !samples.isEmpty, local > start else { return running }
    for index in 0...Int(min(local - start, Self.longest) * Self.grid) {
      let t = start + Double(index) / Self.grid
      _ = box.base.animate(value: value(t), time: t, context: &running)
    }
    return running
  }
}
