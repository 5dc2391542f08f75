/// What an owner of a clock puts around the work that runs on it.
public protocol ClockScope: AnyObject {
  /// Calls the body exactly once, and throws what it throws.
  func run(_ body: () throws -> Void) throws
}
