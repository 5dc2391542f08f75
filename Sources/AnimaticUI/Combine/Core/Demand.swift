extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Hashable, Comparable, Codable, CustomStringConvertible {
    private let count: UInt

    private init(count: UInt) { self.count = count }

    /// All there will ever be.
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)

    /// At most `value`. A negative number is a mistake that stops the program, as in Combine.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can not be negative")
      return Demand(count: UInt(value))
    }

    /// The number; nil for unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(count) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
    public static func == (a: Demand, b: Demand) -> Bool { a.count == b.count }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    public static func < (a: Demand, b: Int) -> Bool { a.max.map { $0 < b } ?? false }

    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, overflow) = a.count.addingReportingOverflow(b.count)
      return overflow || a == .unlimited || b == .unlimited ? .unlimited : Demand(count: sum)
    }
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Not below none; unlimited stays unlimited.
    public static func - (a: Demand, b: Demand) -> Demand {
      if a == .unlimited { return a }
      return Demand(count: a.count > b.count ? a.count - b.count : 0)
    }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    /// The same end with another type of error.
    func mapError<New: Error>(_ transform: (Failure) -> New) -> Completion<New> {
      switch self {
      case .finished: return .finished
      case .failure(let error): return .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
