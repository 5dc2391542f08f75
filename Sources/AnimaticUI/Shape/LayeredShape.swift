/// More of the same shape over one that is painted already (iOS 17).
extension _ShapeView {
  nonisolated public func fill<T: ShapeStyle>(_ content: T, style: FillStyle = FillStyle()) -> some View {
    let next = shape.fill(content, style: style)
    return overlay { next }
  }

  nonisolated public func stroke<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
    let next = shape.stroke(content, lineWidth: lineWidth)
    return overlay { next }
  }

  nonisolated public func stroke<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> some View {
    let next = shape.stroke(content, style: style)
    return overlay { next }
  }
}

extension _ShapeView where S: InsettableShape {
  nonisolated public func strokeBorder<T: ShapeStyle>(_ content: T, lineWidth: CGFloat = 1) -> some View {
    let next = shape.strokeBorder(content, lineWidth: lineWidth)
    return overlay { next }
  }

  nonisolated public func strokeBorder<T: ShapeStyle>(_ content: T, style: StrokeStyle) -> some View {
    let next = shape.strokeBorder(content, style: style)
    return overlay { next }
  }
}
