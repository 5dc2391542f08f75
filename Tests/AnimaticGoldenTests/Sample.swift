import AnimaticDrawing
import AnimaticExport
import AnimaticTime
import Foundation

@testable import AnimaticGolden

/// A banner that is shown, moves for a while, rests and is tapped away, as numbers to vary.
struct Sample {
  var scenario = "Banner tapped early"
  var fps = 60
  var seconds = 3
  var showAt = 0.5
  var length = 0.3
  var curve = "easeInOut"
  var from = -100.0
  var to = 0.0
  var tapAt = 1.7
  var cancels = true

  private func eased(_ p: Double) -> Double {
    switch curve {
    case "easeInOut": return p * p * (3 - 2 * p)
    case "easeOut": return 1 - (1 - p) * (1 - p)
    default: return p
    }
  }

  func offset(_ t: Double) -> Double {
    let p = min(max((t - showAt) / length, 0), 1)
    return from + (to - from) * eased(p)
  }

  var timeline: Timeline {
    let frames = seconds * fps
    var timeline = Timeline(
      scenario: scenario, fps: fps, frameCount: frames, duration: .seconds(Int64(seconds)))
    let at = { Instant(seconds: $0) }
    timeline.events = [
      TimelineEvent(time: at(showAt), kind: "show", name: "inbox"),
      TimelineEvent(time: at(showAt), kind: "schedule", name: "inbox", detail: "hide after 4 s"),
      TimelineEvent(time: at(tapAt), kind: "tap", name: "inbox", detail: "(196, 80)"),
    ]
    if cancels {
      timeline.events.append(TimelineEvent(time: at(tapAt), kind: "cancel", name: "inbox"))
    }
    timeline.animations = [
      TimelineAnimation(
        name: "inbox", property: "offset", curve: "\(curve)(duration: \(length))", start: showAt,
        end: showAt + length, from: [0, from], to: [0, to])
    ]
    timeline.tracks = [
      TimelineTrack(
        name: "inbox", property: "offset.y",
        values: (0..<frames).map { k -> TimelineTrack.Value in
          let t = Double(k) / Double(fps)
          return t < showAt ? .absent : .number(offset(t))
        })
    ]
    return timeline
  }

  /// A small picture a frame, a dark bar at the offset.
  func bitmap(_ frame: Int) -> Bitmap {
    let bitmap = Bitmap(width: 40, height: 60, isOpaque: true)!
    let t = Double(frame) / Double(fps)
    let top = t < showAt ? 1000 : Int((offset(t) + 100) / 4)
    for y in 0..<60 {
      for x in 0..<40 {
        let at = y * bitmap.bytesPerRow + x * 4
        let isBar = y >= top && y < top + 8
        for i in 0..<3 { bitmap.data[at + i] = isBar ? 40 : UInt8(200 + i * 10 + x % 4) }
        bitmap.data[at + 3] = 255
      }
    }
    return bitmap
  }

  var hashes: [PixelHash] { (0..<seconds * fps).map { PixelHash(bitmap($0)) } }

  var folder: String { GoldenName.folder(scenario: scenario) }

  /// Records, with every `every`-th frame kept as a picture.
  @discardableResult
  func record(_ store: GoldenStore, every: Int = 1) throws -> GoldenRecorder.Summary {
    let recorder = try GoldenRecorder(store: store, folder: folder)
    let encoder = try PNGEncoder()
    for k in 0..<seconds * fps {
      let bitmap = bitmap(k)
      try recorder.add(
        time: .frame(k, fps: fps), hash: PixelHash(bitmap),
        picture: k % every == 0 ? { encoder.encode(bitmap) } : nil)
    }
    return try recorder.finish(timeline)
  }

  func verify(_ store: GoldenStore, tolerance: GoldenTolerance = .exact) throws -> GoldenResult {
    try GoldenComparison(store: store, folder: folder, tolerance: tolerance)
      .compare(timeline: timeline, hashes: hashes, bitmap: bitmap)
  }
}

/// A store in a folder that is gone after the body.
func withStore<T>(_ body: (GoldenStore) throws -> T) throws -> T {
  let path =
    FileManager.default.temporaryDirectory.standardizedFileURL.path + "/animatic-golden-" + UUID().uuidString
  try OutputFolder.create(path)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(GoldenStore(root: path + "/golden"))
}

/// Every file under a folder with its bytes.
func contents(_ path: String) throws -> [String: [UInt8]] {
  var files: [String: [UInt8]] = [:]
  for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
    if let bytes = try? OutputFolder.read(path + "/" + name) { files[name] = bytes }
  }
  return files
}
