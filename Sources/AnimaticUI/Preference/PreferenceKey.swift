/// A named value that views hand up to those that they stand in.
public protocol PreferenceKey {
  associatedtype Value
  /// What is read where no view says anything.
  static var defaultValue: Value { get }
  /// Takes the next view's value into what the ones before it said, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that says something under a key, instead of what is in it.
package protocol PreferenceWriting: _ViewNode {
  /// The value under `key`; nil where the node speaks of another key.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A node that wants to hear of what is in it. Asked after each layout.
package protocol PreferenceReading: _ViewNode {
  /// Reads anew, and acts where the value differs.
  func readPreferences()
}

extension _ViewNode {
  /// What the subtree says under a key, nearest first; nil where nobody says anything.
  package final func preferences<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let writer = self as? any PreferenceWriting, let value = writer.preference(key) { return value }
    return preferencesBelow(key)
  }

  /// The same without what the node says itself.
  package final func preferencesBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in speakingChildren {
      guard let next = child.preferences(key) else { continue }
      if var value = result {
        K.reduce(value: &value, nextValue: { next })
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
