/// A value of any comparable type, kept to notice when it changes.
struct TriggerValue: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: TriggerValue, b: TriggerValue) -> Bool {
    func isEqual<V: Equatable>(_ x: V) -> Bool { (b.value as? V) == x }
    return isEqual(a.value)
  }
}
