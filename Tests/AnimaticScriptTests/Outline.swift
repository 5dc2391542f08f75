import AnimaticScript

/// A value's tree as text without source ranges, so that two trees can be compared by meaning.
func outline(_ value: Any) -> String {
  if value is SourceRange { return "" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { outline($0.value) } ?? "nil"
  }
  if let text = value as? String { return "\"\(text)\"" }
  if mirror.children.isEmpty { return "\(value)" }
  let parts = mirror.children.filter { !($0.value is SourceRange) && $0.label != "file" }
  let inner = parts.map { outline($0.value) }.joined(separator: " ")
  if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return "(\(label) \(inner))" }
  return mirror.displayStyle == .collection ? "[\(inner)]" : inner
}
