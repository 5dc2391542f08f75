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
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
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
  /// Fills what is behind the view with the style `background`.
  nonisolated public func background() -> some View { background(BackgroundStyle()) }

  /// Fills a shape of the view's size under it with the background colour.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape)
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

/// How glass comes and goes (iOS 26); taken, changes nothing.
public struct GlassEffectTransition: Sendable {
  private let name: String
  public static let identity = Self(name: "identity")
  public static let matchedGeometry = Self(name: "matchedGeometry")
  public static let materialize = Self(name: "materialize")
}

/// Lets pieces of glass flow together on a device; here a plain group.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { content }
}

extension View {
  /// A line of `width` points inside the frame.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent) -> some View { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

extension View where Self: Equatable {
  /// Compared by its own `==`, which is what happens anyway.
  nonisolated public func equatable() -> some View { self }
}

/// A key on a keyboard.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\r")
}

/// A shape whose type is hidden. Its data does not animate.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  nonisolated public init<S: Shape>(_ shape: S) {
    nonisolated(unsafe) let shape = shape
    outline = { shape.path(in: $0) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// The plain look, by its type's name.
public typealias PlainButtonStyle = PlainButtonLook
/// The bordered look, by its type's name.
public typealias BorderedButtonStyle = BorderedButtonLook
