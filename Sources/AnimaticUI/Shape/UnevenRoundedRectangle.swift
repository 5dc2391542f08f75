import AnimaticDrawing

/// The radii of a rectangle's four corners, points; leading and trailing follow the writing direction.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle with a radius of its own at each corner.
///
/// Radii that do not fit along an edge are all made smaller by one factor. Leading is left: the shape does not
/// know the writing direction.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = ._standard) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = ._standard
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let r = cornerRadii
    let corners = RoundedCorners(
      topLeft: Double(r.topLeading), topRight: Double(r.topTrailing), bottomRight: Double(r.bottomTrailing),
      bottomLeft: Double(r.bottomLeading))
    var path = Path()
    path.elements = corners.elements(in: rect.standardized, style: style.corner)
    return path
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var smaller = self
    func less(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    smaller.cornerRadii = RectangleCornerRadii(
      topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
      bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing))
    return _Inset(base: smaller, amount: amount)
  }

  nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
