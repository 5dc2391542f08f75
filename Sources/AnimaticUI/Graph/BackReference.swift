/// Where an object can be found as long as it lives, without keeping it alive.
///
/// `weak` does the same, but an object that was ever referred to weakly counts all its references in a table
/// of its own, which makes each of them several times dearer. Trees of elements point upwards everywhere, and
/// are walked for each frame.
package final class ObjectAnchor {
  /// Set to nil by the object's own deinit.
  fileprivate(set) unowned(unsafe) var object: AnyObject?

  package init(_ object: AnyObject) { self.object = object }

  /// To be called in the object's deinit.
  package func objectIsGone() { object = nil }
}

/// An object that others refer to without keeping it alive.
package protocol Anchored: AnyObject {
  /// The same one for the object's whole life; its deinit calls `objectIsGone()`.
  var anchor: ObjectAnchor { get }
}

/// A reference that does not keep its object alive and is nil once that is gone.
@propertyWrapper
package struct BackReference<Object: Anchored> {
  private var anchor: ObjectAnchor?

  package init(wrappedValue: Object?) { anchor = wrappedValue?.anchor }

  package var wrappedValue: Object? {
    @inline(__always)
    get {
      guard let object = anchor?.object else { return nil }
      return unsafeDowncast(object, to: Object.self)
    }
    set { anchor = newValue?.anchor }
  }
}
