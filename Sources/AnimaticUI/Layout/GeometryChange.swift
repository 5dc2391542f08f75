extension View {
  /// Runs `action` with what `transform` makes of the view's geometry, first and whenever that differs.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { _, new in action(new) }
      }
    }
  }

  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let value = transform(proxy)
        Color.clear.onChange(of: value, initial: true) { old, new in action(old, new) }
      }
    }
  }
}
