import AnimaticTime

/// The kinds of device that layout distinguishes.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the scenario names.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  private init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom { PlayedDevice.isPad ? .pad : .phone }
  public var orientation: UIDeviceOrientation {
    PlayedDevice.size.width > PlayedDevice.size.height ? .landscapeLeft : .portrait
  }
  public var model: String { PlayedDevice.isPad ? "iPad" : "iPhone" }
  public var name: String { model }
  public var systemName: String { PlayedDevice.isPad ? "iPadOS" : "iOS" }
  /// The generation whose semantics are played.
  public var systemVersion: String {
    let generation = PlayedDevice.graph?.semantics ?? .iOS26
    return generation.rawValue.dropFirst(3) + ".0"
  }
}

/// The screen that the scenario names.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  private init() {}

  /// Points, as the stage lies now.
  public var bounds: CGRect { CGRect(origin: .zero, size: PlayedDevice.size) }
  /// Pixels in portrait.
  public var nativeBounds: CGRect {
    let (size, scale) = (PlayedDevice.size, scale)
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale, height: max(size.width, size.height) * scale)
  }
  /// Pixels a point, as written by the scenario.
  public var scale: CGFloat { PlayedDevice.environment.displayScale }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection { .current }
}

/// Light or dark, in UIKit's spelling.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The surroundings in UIKit's spelling.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var displayScale: CGFloat = 2

  public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  public static var current: UITraitCollection {
    let environment = PlayedDevice.environment
    var result = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
    result.displayScale = environment.displayScale
    return result
  }
}
