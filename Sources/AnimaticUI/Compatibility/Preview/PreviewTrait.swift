import Foundation

/// The kinds of preview that traits can belong to; `#Preview` itself is a macro.
///
/// Only view previews exist here, so it holds one name, for signatures that spell it out.
public struct Preview: Sendable {
  /// The kind of a preview that shows a view.
  public enum ViewTraits: Sendable {}
}

/// A wish of a `#Preview` about its canvas, such as `.landscapeLeft` or `.sizeThatFitsLayout`.
///
/// Given as `#Preview("Name", traits: .landscapeLeft)`. Of several traits about the same thing the last one counts.
public struct PreviewTrait<T>: Equatable, Sendable {
  /// What the trait asks for.
  public var _request: _PreviewRequest
}

/// What a preview trait asks for, as whoever plays the preview reads it.
public enum _PreviewRequest: Equatable, Sendable {
  /// The whole screen of the device, which is also what happens without a trait.
  case deviceLayout
  /// The screen of the device of this name.
  case device(String)
  /// A canvas as large as the view wants to be when the device's size is proposed to it.
  case fittingLayout
  /// A canvas of this size in points.
  case fixedLayout(width: Double, height: Double)
  /// The device turned this way.
  case orientation(_PreviewOrientation)
}

/// Which way the device of a preview is turned.
public enum _PreviewOrientation: String, Equatable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: Self { Self(_request: .deviceLayout) }

  /// A canvas as large as the view wants to be when the device's size is proposed to it.
  public static var sizeThatFitsLayout: Self { Self(_request: .fittingLayout) }

  /// A canvas of this size in points. Whoever plays the preview refuses sizes that are not positive and finite.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(_request: .fixedLayout(width: Double(width), height: Double(height)))
  }

  /// The device upright.
  public static var portrait: Self { Self(_request: .orientation(.portrait)) }

  /// The device upside down.
  public static var portraitUpsideDown: Self { Self(_request: .orientation(.portraitUpsideDown)) }

  /// The device turned so that its top points to the left.
  public static var landscapeLeft: Self { Self(_request: .orientation(.landscapeLeft)) }

  /// The device turned so that its top points to the right.
  public static var landscapeRight: Self { Self(_request: .orientation(.landscapeRight)) }
}
