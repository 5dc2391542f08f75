import AnimaticDrawing
import AnimaticExport
import AnimaticLoader
import AnimaticTime
import AnimaticUI
import Foundation

/// What the stage is before anything happens on it.
struct StageSetup {
  /// Points.
  var size: CGSize
  var safeArea: EdgeInsets
  /// Device pixels a point.
  var pixelScale: Int
  var surroundings: ScenarioEnvironment
  var timing: AnimationTiming
  var semantics: AnimationSemantics
  var backdrop: Backdrop
  /// Makes the user's view under the notices.
  var view: (() -> AnyView)?

  /// - Parameter view: In place of the one that the scenario names.
  init(_ scenario: Scenario, showing view: (() -> AnyView)? = nil) throws {
    let stage = scenario.stage
    size = CGSize(width: stage.width, height: stage.height)
    safeArea = stage.safeArea.edgeInsets
    pixelScale = stage.scale
    surroundings = scenario.environment
    switch scenario.timing {
    case .exact: timing = .exact
    case .frame: timing = .frame(fps: scenario.fps)
    case .device: timing = .device(fps: scenario.fps)
    }
    semantics = AnimationSemantics(rawValue: scenario.semantics.rawValue) ?? .iOS26
    self.view = try view ?? scenario.view.map { try $0.load().view }
    backdrop = try scenario.background.map(StageSetup.backdrop) ?? .plain
  }

  private static func backdrop(_ background: ScenarioBackground) throws -> Backdrop {
    switch background {
    case .color(let color): return .color(color.uiColor)
    case .gradient(let top, let bottom): return .gradient(top.uiColor, bottom.uiColor)
    case .app(let name): return .app(name)
    case .image(let path):
      do {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        return .image(ImageSource(name: path, bitmap: try PNGDecoder.decode(bytes)))
      } catch let error as PNGError {
        throw StageError(at: .zero, "the background \"\(path)\" is not a readable PNG: \(error)")
      } catch {
        throw StageError(at: .zero, "the background \"\(path)\" can not be read")
      }
    }
  }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = CGFloat(pixelScale)
    values.systemPalette = semantics.palette
    values.apply(surroundings)
    return values
  }
}

extension StageInsets {
  var edgeInsets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension EnvironmentValues {
  /// Takes over what a scenario says about its surroundings.
  mutating func apply(_ surroundings: ScenarioEnvironment) {
    colorScheme = surroundings.appearance == .dark ? .dark : .light
    let index = ScenarioEnvironment.textSizes.firstIndex(of: surroundings.textSize) ?? 3
    dynamicTypeSize = DynamicTypeSize(rawValue: index) ?? .large
    accessibilityReduceMotion = surroundings.reduceMotion
    prefersCrossFadeTransitions = surroundings.reduceMotion
    layoutDirection = surroundings.direction == .rightToLeft ? .rightToLeft : .leftToRight
    locale = Locale(identifier: surroundings.locale)
  }
}
