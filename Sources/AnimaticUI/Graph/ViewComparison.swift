import Foundation
import Synchronization
@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same, as far as that can be seen from outside.
///
/// Equatable values are compared with ==; others field by field, references by identity, the rest by their
/// bits. A false "different" only costs an evaluation; a false "equal" does not occur for values whose
/// meaning lies in their bits.
package enum ViewComparison {
  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    if V.self == Never.self { return true }
    let comparison = Comparison.of(V.self)
    return withUnsafeBytes(of: a) { pa in
      withUnsafeBytes(of: b) { pb in
        guard let x = pa.baseAddress, let y = pb.baseAddress else { return true }
        return comparison.areEqual(x, y)
      }
    }
  }
}

/// How two values of one type compare: found out once for each type, as taking a type apart is slow.
private final class Comparison: Sendable {
  private let size: Int
  /// For types that know themselves.
  private let own: (@Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  /// Only structures are taken apart: enumerations and closures are compared by their bits.
  private let fields: [(offset: Int, comparison: Comparison)]

  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  static func of(_ type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[id] }) { return comparison }
    // Made outside the lock: two threads may make the same one, and either is right.
    let comparison = Comparison(type, depth: 0)
    return known.withLock { known in
      let kept = known[id] ?? comparison
      known[id] = kept
      return kept
    }
  }

  private init(_ type: Any.Type, depth: Int) {
    func sizeOf<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    size = _openExistential(type, do: sizeOf)
    own = Comparison.own(type)
    var fields: [(offset: Int, comparison: Comparison)] = []
    if own == nil, size > 0, depth < 24, Mirror.isStruct(type) {
      _ = _forEachField(of: type) { _, offset, fieldType, _ in
        fields.append((offset, Comparison(fieldType, depth: depth + 1)))
        return true
      }
    }
    self.fields = fields
  }

  private static func own(_ type: Any.Type) -> (@Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if let special = type as? any FieldComparing.Type { return { special._compare($0, $1) } }
    guard !(type is any ComparedByFields.Type), let equatable = type as? any Equatable.Type else {
      return nil
    }
    func compare<E: Equatable>(_: E.Type) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }
    return compare(equatable)
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if size == 0 { return true }
    if let own { return own(a, b) }
    if memcmp(a, b, size) == 0 { return true }
    guard !fields.isEmpty else { return false }
    return fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
  }
}

/// Types that are Equatable but must be taken apart all the same.
package protocol ComparedByFields {}

/// Types that know how two of their values in a view compare, such as `Binding`.
package protocol FieldComparing {
  static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: FieldComparing where Wrapped: FieldComparing {
  package static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (let x?, let y?): return ViewComparison.areEqual(x, y)
    case (nil, nil): return true
    default: return false
    }
  }
}

extension Mirror {
  fileprivate static func isStruct(_ type: Any.Type) -> Bool {
    // Value witness kind 0x200 is a structure (stable ABI: MetadataKind::Struct); tuples are 0x301.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
