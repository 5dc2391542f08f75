import AnimaticCairo
import AnimaticDrawing
import AnimaticReview
import AnimaticStage
import AnimaticTime

/// What a call lays over and around the pictures: `--overlay` and `--bezel`.
struct PictureDressing {
  static let none = PictureDressing(overlays: [], hasBezel: false)

  var overlays: Set<PictureOverlay>
  var hasBezel: Bool

  /// Throws `ArgumentError` for an overlay that does not exist.
  init(_ arguments: ParsedArguments) throws {
    let known = PictureOverlay.allCases.map(\.rawValue)
    let words: [String] = (arguments.options[.overlay] ?? []).flatMap { list -> [String] in
      list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    overlays = Set(
      try words.map { word in
        guard let overlay = PictureOverlay(rawValue: word) else {
          throw ArgumentError.invalidValue(
            .overlay, word, expected: known.joined(separator: ", "), arguments.verb)
        }
        return overlay
      })
    hasBezel = arguments.has(.bezel)
  }

  private init(overlays: Set<PictureOverlay>, hasBezel: Bool) {
    (self.overlays, self.hasBezel) = (overlays, hasBezel)
  }

  /// The function that dresses the pictures of a scenario; nil where there is nothing to do.
  ///
  /// Throws `CommandFailure` (exit 2) where there is no device to draw.
  func dresser(for loaded: LoadedScenario) throws -> ((Instant, Stage, DisplayList) -> DisplayList)? {
    guard hasBezel || !overlays.isEmpty else { return nil }
    let scenario = loaded.scenario
    let measurer = try PangoTextMeasurer()
    let isDark = scenario.environment.appearance == .dark
    let bezel = hasBezel ? Bezel(stage: scenario.stage, isDark: isDark, measurer: measurer) : nil
    if hasBezel, bezel == nil {
      throw CommandFailure(
        .invalid, "\(loaded.path): a bare canvas has no bezel",
        notes: ["name a device in the scenario, or with --device \"iPhone 15\""])
    }
    let painter = OverlayPainter(overlays, stage: scenario.stage, measurer: measurer)
    let wantsValues = overlays.contains(.bounds)
    return { instant, stage, list in
      var list = list
      list.items += painter.items(
        at: instant.seconds, touches: stage.touches, values: wantsValues ? stage.values() : [])
      return bezel?.dress(list) ?? list
    }
  }
}
