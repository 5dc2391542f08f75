/// The file that is compiled with the user's where these import `os` or `OSLog`: a log whose lines are lines of the
/// trace, and the few other words of those modules that view code touches.
enum CompanionLog {
  /// Without the names that the user's files declare themselves.
  static func text(except own: Set<String>) -> String {
    let parts = Self.parts.filter { !own.contains($0.name) }.map(\.text)
    return "import AnimaticUI\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }

  private static let parts: [(name: String, text: String)] = [
    ("OSLogType", logType), ("OSLogMessage", message), ("OSLog", log), ("Logger", logger),
    ("OSSignposter", signposter), ("OSAllocatedUnfairLock", lock),
  ]

  private static let logType = """
    public struct OSLogType: Equatable, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public init(_ rawValue: UInt8) { self.rawValue = rawValue }
      public static let `default` = OSLogType(0x00), info = OSLogType(0x01), debug = OSLogType(0x02)
      public static let error = OSLogType(0x10), fault = OSLogType(0x11)
      var name: String {
        switch rawValue {
        case 1: return "info"
        case 2: return "debug"
        case 16: return "error"
        case 17: return "fault"
        default: return "default"
        }
      }
    }

    """

  private static let message = """
    public struct OSLogPrivacy: Sendable {
      public enum Mask: Sendable { case hash, none }
      public static let `public` = OSLogPrivacy(), `private` = OSLogPrivacy()
      public static let sensitive = OSLogPrivacy(), auto = OSLogPrivacy()
      public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }
    public struct OSLogFloatFormatting: Sendable {
      var precision = 6
      public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
      public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision)
      }
    }
    public struct OSLogIntegerFormatting: Sendable {
      var radix = 10
      public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
      public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
      public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
      public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting()
      }
    }
    public struct OSLogStringAlignment: Sendable {
      public static var none: OSLogStringAlignment { OSLogStringAlignment() }
      public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
      public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    }
    public struct OSLogMessage: ExpressibleByStringInterpolation {
      public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(
          _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) { text += "\\(value())" }
        public mutating func appendInterpolation<T: BinaryInteger>(
          _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
          privacy: OSLogPrivacy = .auto
        ) { text += String(value(), radix: format.radix) }
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
          _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
          privacy: OSLogPrivacy = .auto
        ) { text += String(format: "%.\\(max(0, min(format.precision, 30)))f", Double(value())) }
      }
      let text: String
      public init(stringLiteral value: String) { text = value }
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    """

  private static let log = """
    public final class OSLog: Sendable {
      public struct Category: Sendable {
        public static let pointsOfInterest = Category(), dynamicTracing = Category()
        public static let dynamicStackTracing = Category()
      }
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "off")
      let category: String
      public init(subsystem: String, category: String) { self.category = category }
      public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: "")
      }
      public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
    }
    /// `%d`, `%@`, `%{public}s` and their kin take the arguments one after the other.
    private func animaticFormatted(_ format: String, _ arguments: [CVarArg]) -> String {
      var (result, rest, next) = ("", Substring(format), 0)
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
        rest = rest.drop { "0123456789.+-# hlqzjtL".contains($0) }.dropFirst()
        result += next < arguments.count ? "\\(arguments[next])" : "?"
        next += 1
      }
      return result + rest
    }
    public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...) {
      guard log !== OSLog.disabled else { return }
      _SystemLog.note(animaticFormatted("\\(message)", args), level: type.name, category: log.category)
    }
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...) {
      guard log !== OSLog.disabled else { return }
      _SystemLog.note(animaticFormatted("\\(message)", args), level: type.name, category: log.category)
    }
    @_disfavoredOverload
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
      guard log !== OSLog.disabled else { return }
      _SystemLog.note(message.text, level: type.name, category: log.category)
    }
    @_disfavoredOverload
    public func os_log(_ message: OSLogMessage) { _SystemLog.note(message.text, level: "default", category: "") }

    """

  private static let logger = """
    public struct Logger: Sendable {
      let category: String
      public init() { category = "" }
      public init(subsystem: String, category: String) { self.category = category }
      public init(_ log: OSLog) { category = log.category }
      private func note(_ message: OSLogMessage, _ level: String) {
        _SystemLog.note(message.text, level: level, category: category)
      }
      public func log(_ message: OSLogMessage) { note(message, "default") }
      public func log(level: OSLogType, _ message: OSLogMessage) { note(message, level.name) }
      public func trace(_ message: OSLogMessage) { note(message, "debug") }
      public func debug(_ message: OSLogMessage) { note(message, "debug") }
      public func info(_ message: OSLogMessage) { note(message, "info") }
      public func notice(_ message: OSLogMessage) { note(message, "default") }
      public func warning(_ message: OSLogMessage) { note(message, "error") }
      public func error(_ message: OSLogMessage) { note(message, "error") }
      public func critical(_ message: OSLogMessage) { note(message, "fault") }
      public func fault(_ message: OSLogMessage) { note(message, "fault") }
    }

    """

  private static let signposter = """
    public struct OSSignpostID: Equatable, Hashable, Sendable {
      public static let exclusive = OSSignpostID()
      public init() {}
      public init(log: OSLog) {}
    }
    public final class OSSignpostIntervalState: Sendable { init() {} }
    /// Measures real time on a device; here there is none to measure.
    public struct OSSignposter: Sendable {
      public static let disabled = OSSignposter()
      public let isEnabled = false
      public init() {}
      public init(subsystem: String, category: String) {}
      public init(logger: Logger) {}
      public func makeSignpostID() -> OSSignpostID { .exclusive }
      public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
      }
      public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
      public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
      public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
      ) rethrows -> T { try task() }
    }

    """

  private static let lock = """
    public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
      let withUnsafeLock = NSLock()
      private var state: State
      public init(initialState: State) { state = initialState }
      public init(uncheckedState: State) { state = uncheckedState }
      public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        withUnsafeLock.lock()
        defer { withUnsafeLock.unlock() }
        return try body(&state)
      }
      public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
    }
    extension OSAllocatedUnfairLock where State == Void {
      public convenience init() { self.init(initialState: ()) }
      public func lock() { withUnsafeLock.lock() }
      public func unlock() { withUnsafeLock.unlock() }
      public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
      }
    }

    """
}
