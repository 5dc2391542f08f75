/// What the process tells its caller; the numbers are a contract of the command line.
struct ExitCode: Equatable, Sendable {
  let rawValue: Int32

  /// All good.
  static let success = ExitCode(rawValue: 0)
  /// A comparison or an expectation failed; artefacts are written.
  static let failed = ExitCode(rawValue: 1)
  /// The call, a setting or a scenario is wrong.
  static let invalid = ExitCode(rawValue: invalidRawValue)
  /// A plain number, as `interruptedRawValue`.
  @inline(__always) static var invalidRawValue: Int32 { 2 }
  /// Something outside is missing or refuses: a font, a disk, a permission.
  static let environment = ExitCode(rawValue: 3)
  /// A fault of Animatic itself.
  static let fault = ExitCode(rawValue: 70)
  /// Stopped by Ctrl-C or by a request to end.
  static let interrupted = ExitCode(rawValue: interruptedRawValue)
  /// A plain number for the signal handler, which must not run an initialiser.
  @inline(__always) static var interruptedRawValue: Int32 { 130 }

  /// The more serious of two results: a fault, then environment, then a wrong call, then a failure.
  func combined(with other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
