@_spi(Reflection) import Swift

/// Tells whether two values of one type are the same, as far as that can be seen from outside.
///
/// Equatable values are compared with ==; others field by field, references by identity, the rest by their
/// bits. A false "different" only costs an evaluation; a false "equal" does not occur for values whose
/// meaning lies in their bits.
package enum ViewComparison {
  package static func areEqual<V>(_ a: V, _ b: V) -> Bool {
    if V.self == Never.self { return true }
    if let equal = equatable(a, b) { return equal }
    return withUnsafeBytes(of: a) { pa in
      withUnsafeBytes(of: b) { pb in
        guard let x = pa.baseAddress, let y = pb.baseAddress else { return true }
        return compare(x, y, type: V.self, depth: 0)
      }
    }
  }

  private static func equatable<V>(_ a: V, _ b: V) -> Bool? {
    guard let x = a as? any Equatable, !(a is any ComparedByFields) else { return nil }
    return isEqual(x, b)
  }

  private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool? {
    (b as? E).map { a == $0 }
  }

  private static func compare(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, type: Any.Type, depth: Int
  ) -> Bool {
    func open<T>(_: T.Type) -> Bool {
      let size = MemoryLayout<T>.size
      if size == 0 { return true }
      if let special = T.self as? any FieldComparing.Type {
        return special._compare(a, b)
      }
      if T.self is any Equatable.Type {
        let x = a.assumingMemoryBound(to: T.self).pointee
        let y = b.assumingMemoryBound(to: T.self).pointee
        if let equal = equatable(x, y) { return equal }
      }
      if memcmpEqual(a, b, size) { return true }
      // Only structures are taken apart: enumerations and closures were compared by their bits.
      guard depth < 24, Mirror.isStruct(T.self) else { return false }
      var fields = 0
      var same = true
      _ = _forEachField(of: T.self) { _, offset, fieldType, _ in
        fields += 1
        same = compare(a + offset, b + offset, type: fieldType, depth: depth + 1)
        return same
      }
      return fields > 0 && same
    }
    return _openExistential(type, do: open)
  }

  private static func memcmpEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
    for i in 0..<size
    where a.load(fromByteOffset: i, as: UInt8.self) != b.load(fromByteOffset: i, as: UInt8.self) {
      return false
    }
    return true
  }
}

/// Types that are Equatable but must be taken apart all the same.
package protocol ComparedByFields {}

/// Types that know how two of their values in a view compare, such as `Binding`.
package protocol FieldComparing {
  static func _compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Mirror {
  fileprivate static func isStruct(_ type: Any.Type) -> Bool {
    // Value witness kind 0x200 is a structure (stable ABI: MetadataKind::Struct); tuples are 0x301.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
}
