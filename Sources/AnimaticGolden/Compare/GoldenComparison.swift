import AnimaticDrawing
import AnimaticExport

/// Compares a run with its golden: the timeline, then the hashes, then pixels where pictures were kept.
public struct GoldenComparison {
  private let store: GoldenStore
  private let folder: String
  private let tolerance: GoldenTolerance
  private let scale: Int

  /// `folder` is a name from `GoldenName.folder`; `scale` pixels are a point.
  public init(store: GoldenStore, folder: String, tolerance: GoldenTolerance = .exact, scale: Int = 1) {
    self.store = store
    self.folder = folder
    self.tolerance = tolerance
    self.scale = scale
  }

  /// How many different pictures are looked at pixel by pixel when the tolerance is exact and the answer is
  /// known before: enough to say where.
  private static let mostPictures = 12

  /// `hashes` has one for each frame of the timeline; `bitmap` draws a frame anew and is asked only for
  /// frames whose hash differs from one that has a picture; `elements` names what is drawn in a box of such a
  /// frame. Writes nothing. Throws `GoldenError` or `FileError` where the golden can not be read, and what
  /// `bitmap` and `elements` throw.
  public func compare(
    timeline: Timeline, hashes: [PixelHash], elements: (Int, PixelBox) throws -> [String] = { _, _ in [] },
    bitmap: (Int) throws -> Bitmap
  ) throws -> GoldenResult {
    precondition(hashes.count == timeline.frameCount, "a hash for every frame of the timeline")
    var result = GoldenResult(name: folder, state: .passed, fps: timeline.fps)
    guard let golden = try store.read(folder, scenario: timeline.scenario) else {
      result.state = .missing
      result.notes = ["no golden is recorded; look at the frames, then: animatic record --only missing"]
      return result
    }
    result.motion = MotionVerdict(golden: golden.timeline, now: timeline).findings
    let rows = golden.frames.rows
    let common = min(rows.count, hashes.count)
    result.framesCompared = max(rows.count, hashes.count)
    var different = Set(common..<result.framesCompared)
    guard golden.timeline.fps == timeline.fps else {
      // The k-th frames of the two stand at different times: there is nothing to lay side by side.
      result.state = .motionChanged
      result.framesCompared = hashes.count
      result.framesDifferent = hashes.count
      result.differingFrames = hashes.isEmpty ? [] : [0...hashes.count - 1]
      result.firstDifference = .zero
      return result
    }
    try comparePixels(rows.prefix(common), hashes, elements, bitmap, &different, &result)
    result.framesDifferent = different.count
    if golden.timeline != timeline {
      result.state = .motionChanged
      // Values that moved without moving a pixel belong to the place of the change too.
      for finding in result.motion { if let frames = finding.frames { different.formUnion(frames) } }
    } else if !different.isEmpty {
      result.state = .drawingChanged
    }
    result.differingFrames = Self.ranges(different)
    let firstFrame = result.differingFrames.first.map { timeline.time(ofFrame: $0.lowerBound) }
    result.firstDifference = firstFrame ?? result.motion.compactMap(\.time).min()
    return result
  }

  private struct Pair: Hashable {
    var file: String
    var hash: PixelHash
  }

  private func comparePixels(
    _ rows: some Collection<FrameTable.Row>, _ hashes: [PixelHash],
    _ elements: (Int, PixelBox) throws -> [String], _ bitmap: (Int) throws -> Bitmap,
    _ different: inout Set<Int>,
    _ result: inout GoldenResult
  ) throws {
    var known: [Pair: Bool] = [:]
    var withoutPicture = 0
    for row in rows where row.hash != hashes[row.frame] {
      different.insert(row.frame)
      guard let file = row.file else {
        withoutPicture += 1
        continue
      }
      let pair = Pair(file: file, hash: hashes[row.frame])
      if let isSame = known[pair] {
        if isSame { different.remove(row.frame) }
        continue
      }
      // With nothing allowed the hashes have decided; a few pictures say where.
      if tolerance.isExact, known.count >= Self.mostPictures { continue }
      let recorded = try store.picture(file, in: folder)
      if PixelHash(recorded) != row.hash {
        throw GoldenError(
          path: store.path(folder) + "/" + file,
          reason: "is not the picture that frames.tsv describes; record again")
      }
      let now = try bitmap(row.frame)
      let pixels = PixelDifference(recorded, now, tolerance: tolerance.distance)
      let isSame = pixels.map { $0.beyond <= tolerance.pixels } ?? false
      known[pair] = isSame
      if isSame {
        different.remove(row.frame)
      } else {
        result.drawing.append(
          FrameDifference(
            frame: row.frame, time: Millionths(row.time) ?? .zero, file: file,
            pixels: pixels.map(FrameDifference.Pixels.init), size: "\(now.width)x\(now.height)",
            recordedSize: "\(recorded.width)x\(recorded.height)", scale: scale,
            elements: try pixels?.box.map { try elements(row.frame, $0) } ?? []))
      }
    }
    if withoutPicture > 0 {
      let tail = tolerance.isExact ? "" : "; the tolerance applies to kept pictures only"
      result.notes.append("\(withoutPicture) of the frames that differ have no recorded picture\(tail)")
    }
  }

  private static func ranges(_ frames: Set<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for frame in frames.sorted() {
      if let last = ranges.last, last.upperBound + 1 == frame {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    return ranges
  }
}
