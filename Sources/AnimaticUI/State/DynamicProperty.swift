@_spi(Reflection) import Swift

/// A stored property of a view that is updated before each evaluation of its body.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// What a property keeps between evaluations, one a node and property.
package final class PropertyStorage {
  package let name: String
  package var object: AnyObject?
  package var value: Any?

  init(name: String) { self.name = name }

  /// The place that belongs to the property as long as its node lives; made with `initial` at the first call.
  func location<Value>(_ initial: Value, _ node: _ViewNode) -> StoredLocation<Value> {
    if let known = object as? StoredLocation<Value> { return known }
    let made = StoredLocation(initial, name: name, node: node, graph: node.graph)
    object = made
    return made
  }
}

/// A property that takes its storage from the node.
package protocol InstalledProperty {
  mutating func install(_ node: _ViewNode, _ storage: PropertyStorage)
  /// The environment changed: would the property read something else?
  func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
  /// What somebody further up ought to have put in, where that is so; nil if nothing is amiss. The view can not be
  /// evaluated then.
  var missing: String? { get }
}

extension InstalledProperty {
  package var missing: String? { nil }
  package func dependsOn(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { false }
}

/// The dynamic properties of a view or modifier type, found by reflection once, and their storage.
package struct DynamicProperties {
  private struct Field {
    let offset: Int
    let name: String
    let type: Any.Type
  }

  private let fields: [Field]
  private var storages: [PropertyStorage]

  init(of type: Any.Type) {
    var found: [Field] = []
    Self.find(in: type, at: 0, prefix: "", into: &found, depth: 0)
    fields = found
    storages = found.map { PropertyStorage(name: $0.name) }
  }

  private static func find(
    in type: Any.Type, at base: Int, prefix: String, into found: inout [Field], depth: Int
  ) {
    guard depth < 4 else { return }
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      var label = String(cString: name)
      if label.hasPrefix("_") { label.removeFirst() }
      if fieldType is any InstalledProperty.Type {
        found.append(Field(offset: base + offset, name: label, type: fieldType))
      } else if fieldType is any DynamicProperty.Type {
        // A property wrapper of the user's, made of others.
        find(in: fieldType, at: base + offset, prefix: label, into: &found, depth: depth + 1)
        found.append(Field(offset: base + offset, name: label, type: fieldType))
      }
      return true
    }
  }

  package var isEmpty: Bool { fields.isEmpty }

  /// Gives every property of `value` its storage and updates it. Answers what is missing, if anything is.
  @discardableResult
  package func install<V>(in value: inout V, _ node: _ViewNode) -> String? {
    guard !fields.isEmpty else { return nil }
    var missing: String?
    withUnsafeMutableBytes(of: &value) { bytes in
      for (field, storage) in zip(fields, storages) {
        let pointer = bytes.baseAddress! + field.offset
        func open<P>(_: P.Type) {
          let typed = pointer.assumingMemoryBound(to: P.self)
          if var property = typed.pointee as? any InstalledProperty {
            property.install(node, storage)
            missing = missing ?? property.missing
            typed.pointee = property as! P
          }
          if var property = typed.pointee as? any DynamicProperty {
            property.update()
            typed.pointee = property as! P
          }
        }
        _openExistential(field.type, do: open)
      }
    }
    return missing
  }

  /// Whether one of the properties reads something that differs between the two environments.
  package func dependOn<V>(_ value: V, _ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    guard !fields.isEmpty else { return false }
    return withUnsafeBytes(of: value) { bytes in
      fields.contains { field in
        func open<P>(_: P.Type) -> Bool {
          let property = (bytes.baseAddress! + field.offset).assumingMemoryBound(to: P.self).pointee
          return (property as? any InstalledProperty)?.dependsOn(old, new) ?? false
        }
        return _openExistential(field.type, do: open)
      }
    }
  }

  /// The model values of the states, by property name.
  package var states: [(name: String, value: Any)] {
    storages.compactMap { storage in
      (storage.object as? any ModelHolding).map { (storage.name, $0.modelValue) }
    }
  }
}

package protocol ModelHolding: AnyObject { var modelValue: Any { get } }
extension StoredLocation: ModelHolding { package var modelValue: Any { model } }
