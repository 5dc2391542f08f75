/// Effects that leave the layout alone.
public protocol VisualEffect {
  nonisolated var _apply: (AnyView) -> AnyView { get }
}

/// No effect yet.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
  nonisolated public var _apply: (AnyView) -> AnyView { { $0 } }
}

/// An effect after others.
public struct _VisualEffectStep: VisualEffect {
  nonisolated public let _apply: (AnyView) -> AnyView
}

extension VisualEffect {
  nonisolated private func then(_ step: @escaping (AnyView) -> AnyView) -> _VisualEffectStep {
    let before = _apply
    return _VisualEffectStep(_apply: { step(before($0)) })
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then { AnyView($0.offset(x: x, y: y)) }
  }
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    then { AnyView($0.offset(offset)) }
  }
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    then { AnyView($0.opacity(opacity)) }
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { AnyView($0.blur(radius: radius)) }
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then {
      AnyView(
        $0.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then { AnyView($0.transformEffect(transform)) }
  }
  // Filters of colour are not drawn:
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { then { $0 } }
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { then { $0 } }
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { then { $0 } }
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { then { $0 } }
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect { then { $0 } }
}

/// Reads a view's geometry and gives it effects that depend on it.
private struct VisualEffectView<Content: View>: View {
  let content: Content
  let effect: (GeometryProxy) -> (AnyView) -> AnyView
  @State private var proxy: Measured?

  /// Geometry is compared by what effects can read.
  private struct Measured: Equatable {
    let proxy: GeometryProxy
    static func == (a: Self, b: Self) -> Bool {
      a.proxy.size == b.proxy.size && a.proxy.global == b.proxy.global
    }
  }

  private enum Key: PreferenceKey {
    static var defaultValue: Measured? { nil }
    static func reduce(value: inout Measured?, nextValue: () -> Measured?) { value = value ?? nextValue() }
  }

  var body: some View {
    let measured = content.background {
      GeometryReader { Color.clear.preference(key: Key.self, value: Measured(proxy: $0)) }
    }
    // Before the first layout the view has no size; it is the same view then and later.
    let geometry =
      proxy?.proxy
      ?? GeometryProxy(size: .zero, global: .zero, safeRect: .zero, stageSize: .zero, origin: { _ in .zero })
    effect(geometry)(AnyView(measured))
      .onPreferenceChange(Key.self) { proxy = $0 }
  }
}

extension View {
  /// Gives the view effects that depend on its geometry, without changing its layout.
  nonisolated public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._apply }
  }
}
