import Foundation

/// What can stand in UIKit's chain of views and controllers; equal only to itself.
@MainActor @preconcurrency
open class UIResponder: Hashable, CustomStringConvertible {
  public init() {}

  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The type's name: addresses in memory would differ from play to play.
  nonisolated open var description: String { "<\(TypeNames.short(type(of: self)))>" }

  open var next: UIResponder? { nil }
  /// Nothing takes the focus in a play.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  public func isKind(of type: AnyClass) -> Bool {
    var here: AnyClass? = Swift.type(of: self)
    while let known = here {
      if known == type { return true }
      here = _getSuperclass(known)
    }
    return false
  }

  /// Called for a finger that no gesture takes: never here, where gestures decide.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The event that a hit test is made for.
public final class UIEvent {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }
  public var type: EventType { .touches }
  public var allTouches: Set<UITouch>? { nil }
  init() {}
}

/// A finger; handed to nobody here.
public final class UITouch: Hashable {
  public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  init() {}
}
