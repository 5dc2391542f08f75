/// Which system generation decides where generations differ.
///
/// | what | iOS16 | iOS17 | iOS18 | iOS26 |
/// |---|---|---|---|---|
/// | `.default` | ease-in-out, 0.35 s | smooth spring, 0.5 s | | |
/// | `.spring()` | response 0.5, damping 0.825 | critically damped, 0.5 s | | |
/// | nested transactions | the inner one replaces | is merged over | | |
/// | corners without a style | circular | continuous | | |
/// | leaving views among equal `zIndex` | last | first | | |
/// | colours animate in | encoded sRGB | encoded sRGB | linear light | |
/// | system colours | iOS 13 to 18 | | | iOS 26 |
package enum AnimationSemantics: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS16, iOS17, iOS18, iOS26

  package static func < (a: Self, b: Self) -> Bool {
    let order = Self.allCases
    return order.firstIndex(of: a)! < order.firstIndex(of: b)!
  }

  /// The generation of the system colours.
  package var palette: SystemPalette { self == .iOS26 ? .iOS26 : .iOS13 }
  /// `withTransaction` lays the new transaction over the enclosing one instead of replacing it.
  var mergesTransactions: Bool { self >= .iOS17 }
  /// Colours are mixed in linear light.
  var mixesLinearly: Bool { self >= .iOS18 }
  /// At equal `zIndex` a leaving view is drawn under those that stay.
  var drawsLeavingFirst: Bool { self >= .iOS17 }

  /// Those of the play that runs on this thread.
  package static var current: AnimationSemantics { Simulation.current.semantics }
}
