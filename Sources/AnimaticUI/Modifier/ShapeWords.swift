extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
  public static var containerRelative: RoundedRectangle { RoundedRectangle(cornerRadius: 0) }
  public static var buttonBorder: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}

/// The shape of the container; here a plain rectangle.
public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

/// A rectangle concentric with what it stands in (iOS 26); corners of 16 points stand in.
public struct ConcentricRectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: 16) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: max(0, 16 - amount)).inset(by: amount)
  }
}

extension View {
  /// Fills a shape of the view's size under it with the background colour.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(Color.system(.systemBackground), in: shape)
  }

  /// Glass stands as the regular material in the same shape: the bending of light is not drawn.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(glass.fill, in: shape)
  }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    background(glass.fill, in: Capsule())
  }
  /// Places inside are animated each on its own here.
  nonisolated public func geometryGroup() -> some View { self }
}

/// Liquid Glass (iOS 26).
public struct Glass: Equatable, Sendable {
  enum Kind: Sendable { case regular, clear, identity }
  let kind: Kind
  let color: Color?

  public static let regular = Glass(kind: .regular, color: nil)
  public static let clear = Glass(kind: .clear, color: nil)
  public static let identity = Glass(kind: .identity, color: nil)
  public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var fill: AnyShapeStyle {
    if let color { return AnyShapeStyle(color.opacity(0.75)) }
    switch kind {
    case .regular: return AnyShapeStyle(Material.regular)
    case .clear: return AnyShapeStyle(Material.ultraThin)
    case .identity: return AnyShapeStyle(Color.clear)
    }
  }
}

/// Lets pieces of glass flow together on a device; here a plain group.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}
