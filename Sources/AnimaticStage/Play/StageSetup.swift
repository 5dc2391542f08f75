import AnimaticDrawing
import AnimaticUI

/// What the stage is before anything happens on it.
struct StageSetup {
  /// Points.
  var size: CGSize
  var safeArea = EdgeInsets()
  /// Device pixels a point.
  var pixelScale = 2
  var colorScheme = ColorScheme.light
  var textSize = DynamicTypeSize.large
  var reduceMotion = false
  var direction = LayoutDirection.leftToRight
  var locale = "en_US"
  var palette = SystemPalette.iOS26
  var timing = AnimationTiming.exact
  var semantics = AnimationSemantics.iOS26
  var backdrop = Backdrop.plain

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme
    values.dynamicTypeSize = textSize
    values.accessibilityReduceMotion = reduceMotion
    values.prefersCrossFadeTransitions = reduceMotion
    values.layoutDirection = direction
    values.locale = Locale(identifier: locale)
    values.displayScale = CGFloat(pixelScale)
    values.systemPalette = palette
    return values
  }
}
