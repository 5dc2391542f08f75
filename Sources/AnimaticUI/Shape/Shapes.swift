import AnimaticDrawing

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A rectangle with rounded corners; continuous ones unless said otherwise, circular ones under the semantics of
/// iOS 16.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = ._standard) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = ._standard) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    let radius = max(0, min(cornerSize.width, cornerSize.height) - amount)
    return _Inset(base: RoundedRectangle(cornerRadius: radius, style: style), amount: amount)
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle whose short sides are fully rounded.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = ._standard) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A circle in the middle of its frame.
public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A shape made smaller on all sides.
public struct _Inset<Base: InsettableShape> {
  package var base: Base
  package var amount: CGFloat

  nonisolated package init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }
}

extension _Inset: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let smaller = rect.insetBy(dx: amount, dy: amount)
    return base.path(in: smaller.isNull ? CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) : smaller)
  }

  nonisolated public func inset(by more: CGFloat) -> some InsettableShape {
    _Inset(base: base, amount: amount + more)
  }

  nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A path as it is, wherever its frame is.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(outline.moved(by: rect.origin))
  }
}

extension Outline {
  func moved(by p: CGPoint) -> Outline {
    func shift(_ q: CGPoint) -> CGPoint { CGPoint(x: q.x + p.x, y: q.y + p.y) }
    switch self {
    case .rectangle(let r): return .rectangle(r.offsetBy(dx: p.x, dy: p.y))
    case .roundedRectangle(let r, let radius, let style):
      return .roundedRectangle(r.offsetBy(dx: p.x, dy: p.y), radius: radius, style: style)
    case .ellipse(let r): return .ellipse(r.offsetBy(dx: p.x, dy: p.y))
    case .path(let elements, let evenOdd):
      return .path(
        elements.map { element in
          switch element {
          case .move(let to): return .move(to: shift(to))
          case .line(let to): return .line(to: shift(to))
          case .quadCurve(let to, let c): return .quadCurve(to: shift(to), control: shift(c))
          case .curve(let to, let c1, let c2):
            return .curve(to: shift(to), control1: shift(c1), control2: shift(c2))
          case .closeSubpath: return .closeSubpath
          }
        }, evenOdd: evenOdd)
    }
  }
}
