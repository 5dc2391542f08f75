import AnimaticGolden
import AnimaticDrawing
import AnimaticExport
import AnimaticTime

/// Real seconds that a run spent, by kind of work; drawing and encoding are summed over the threads.
struct WorkTime: Equatable, Sendable {
  var play: Double = 0
  var draw: Double = 0
  var encode: Double = 0
  var write: Double = 0

  var json: OrderedJSON {
    .fields([
      ("play", .number(play)), ("draw", .number(draw)), ("encode", .number(encode)),
      ("write", .number(write)),
    ])
  }

  static func + (a: WorkTime, b: WorkTime) -> WorkTime {
    WorkTime(
      play: a.play + b.play, draw: a.draw + b.draw, encode: a.encode + b.encode, write: a.write + b.write)
  }
}

/// Display lists in, frames out to the sinks in order; drawn and encoded on several threads, equal ones once.
///
/// Memory holds the pictures under way, and for moving files the last few bitmaps: a picture that comes back
/// after more than that is drawn again.
final class FramePipeline {
  /// Bytes of bitmaps kept for pictures that may come back.
  static let keptBytes = 24 << 20

  private let sinks: [FrameSink]
  private let wantsPNG: Bool
  private let wantsBitmaps: Bool
  private var pool: OrderedPool<PictureWorker, PictureOrder, Picture>!
  private var lists = DistinctLists()
  private(set) var time = WorkTime()

  /// What has been decided on and waits for pictures that are still under way.
  private enum Step {
    case frame(index: Int, time: Instant, until: Instant, order: Int)
    case forget(order: Int)
  }
  private var steps: [Step] = []
  private var nextStep = 0
  /// Orders count up; a picture that is drawn again has a new one, so that forgetting the old one, which may
  /// come later, does not touch it.
  private var orders = 0
  private var orderOfList: [Int: Int] = [:]
  private var pictures: [Int: Picture] = [:]
  private var firstFrame: [PixelHash: Int] = [:]
  /// Lists whose bitmap is at hand or on order, the latest used last.
  private var resident: [Int] = []
  private let mostResident: Int

  /// How many different pictures the run has so far.
  var distinctPictures: Int { firstFrame.count }
  /// How many were drawn and encoded: the work that was really done.
  private(set) var drawn = 0
  private(set) var encoded = 0

  /// `pixels` is the size of a picture in pixels.
  init(scale: Int, pixels: Int, jobs: Int, sinks: [FrameSink]) {
    self.sinks = sinks
    wantsPNG = sinks.contains(where: \.wantsPNG)
    wantsBitmaps = sinks.contains(where: \.wantsBitmaps)
    mostResident = max(3, Self.keptBytes / max(1, pixels * 4))
    let claims = PixelClaims()
    let rasterizer = Result { try SharedRasterizer(scale: scale) }
    pool = OrderedPool(
      workers: jobs, makeState: { try PictureWorker(try rasterizer.get(), claims: claims) },
      work: { worker, order in try worker.make(order) },
      deliver: { [unowned self] picture in try receive(picture) })
  }

  /// Adds a frame; indices ascend.
  func add(index: Int, time: Instant, until: Instant, list: DisplayList) throws {
    let (number, isNew) = lists.number(list)
    if let order = orderOfList[number] {
      steps.append(.frame(index: index, time: time, until: until, order: order))
      touch(number)
      return try drain()
    }
    let order = orders
    orders += 1
    orderOfList[number] = order
    steps.append(.frame(index: index, time: time, until: until, order: order))
    touch(number)
    try pool.submit(
      PictureOrder(number: order, list: list, wantsPNG: wantsPNG && isNew, wantsBitmap: wantsBitmaps))
    try drain()
  }

  /// Waits for the last picture and finishes the outputs.
  func finish() throws -> [OutputSummary] {
    try pool.finish()
    try drain()
    return try sinks.map { sink in try measure(sink) { try sink.finish() } }
  }

  private func touch(_ number: Int) {
    guard wantsBitmaps, resident.last != number else { return }
    resident.removeAll { $0 == number }
    resident.append(number)
    guard resident.count > mostResident else { return }
    let oldest = resident.removeFirst()
    if let order = orderOfList.removeValue(forKey: oldest) { steps.append(.forget(order: order)) }
  }

  private func receive(_ picture: Picture) throws {
    time.draw += Double(picture.drawing) / 1e9
    time.encode += Double(picture.encoding) / 1e9
    drawn += 1
    if picture.png != nil { encoded += 1 }
    pictures[picture.number] = picture
    try drain()
  }

  /// Hands on every step whose picture is there.
  private func drain() throws {
    defer {
      steps.removeFirst(nextStep)
      nextStep = 0
    }
    while nextStep < steps.count {
      switch steps[nextStep] {
      case .forget(let order): pictures[order] = nil
      case .frame(let index, let time, let until, let order):
        guard let picture = pictures[order] else { return }
        try hand(picture, index: index, time: time, until: until)
      }
      nextStep += 1
    }
  }

  private func hand(_ picture: Picture, index: Int, time: Instant, until: Instant) throws {
    let first = firstFrame[picture.hash] ?? index
    firstFrame[picture.hash] = first
    let frame = Frame(
      index: index, time: time, until: until, firstFrame: first, hash: picture.hash, png: picture.png,
      bitmap: picture.bitmap)
    for sink in sinks { try measure(sink) { try sink.add(frame) } }
    // Written once, the file's bytes are needed no more.
    pictures[picture.number]?.png = nil
  }

  /// A moving file is encoded by its writer, a folder only written.
  private func measure<T>(_ sink: FrameSink, _ work: () throws -> T) rethrows -> T {
    let start = RealClock.nanoseconds
    let result = try work()
    let seconds = Double(RealClock.nanoseconds - start) / 1e9
    if sink.wantsBitmaps { time.encode += seconds } else { time.write += seconds }
    return result
  }

  /// Playing is measured by the one who plays.
  func addPlaying(_ seconds: Double) { time.play += seconds }
}
