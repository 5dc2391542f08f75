/// The file that is compiled together with the user's: it says which of two types of one name is meant.
///
/// A file that imports Foundation or Dispatch as well as SwiftUI sees both Dispatch's `DispatchQueue`, which waits
/// for real, and ours; names of its own module win over both.
enum CompanionFile {
  /// The types of Foundation and Dispatch that AnimaticUI has its own of.
  static let types = [
    "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime", "DispatchWallTime",
    "DispatchWorkItem", "RunLoop", "Timer",
  ]

  /// Functions of the system's library that draw real chance.
  private static let chance = [
    "arc4random_uniform": "(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : .random(in: 0..<bound) }",
    "arc4random": "() -> UInt32 { .random(in: .min ... .max) }",
    "drand48": "() -> Double { .random(in: 0..<1) }",
  ]

  /// Without the names that the user's files declare themselves.
  ///
  /// Everything is public, since public code of the user may mention it.
  static func text(except own: Set<String>) -> String {
    let aliases = types.filter { !own.contains($0) }.map { "public typealias \($0) = AnimaticUI.\($0)\n" }
    let functions = chance.keys.sorted().filter { !own.contains($0) }.map {
      "public func \($0)\(chance[$0]!)\n"
    }
    return "import AnimaticUI\nimport Foundation\n\n" + aliases.joined() + functions.joined()
      + """

      extension Date {
        public static var now: Date { .virtualNow }
        public init() { self = .virtualNow }
        public init(timeIntervalSinceNow seconds: TimeInterval) {
          self = Date.virtualNow.addingTimeInterval(seconds)
        }
        public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.virtualNow) }
      }
      extension Bundle {
        /// A package's own resources; there are none here.
        static var module: Bundle { .main }
      }
      extension UUID {
        public init() { self = .virtualNext }
      }

      """
  }
}
