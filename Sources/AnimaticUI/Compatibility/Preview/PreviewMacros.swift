/// A preview of a view: `animatic preview` plays it, Xcode shows it beside the code.
///
/// ```swift
/// #Preview("Saved") {
///   @Previewable @State var isShown = true
///   Text("Saved").opacity(isShown ? 1 : 0)
/// }
/// ```
///
/// - Parameters:
///   - name: what lists call it; without one it goes by its line.
///   - body: makes the view. Variables in it that are not `@Previewable` start afresh with each update of the view
///     if there is any `@Previewable` one, and live as long as the preview otherwise.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AnimaticMacros", type: "PreviewMacro")

/// A preview of a view on a canvas with traits: `#Preview("Wide", traits: .landscapeLeft) { … }`.
///
/// - Parameters:
///   - name: what lists call it; without one it goes by its line.
///   - traits: the first wish about the canvas.
///   - additionalTraits: further wishes; of several about the same thing the last one counts.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AnimaticMacros", type: "PreviewMacro")

/// Lets a variable of a `#Preview` own state: `@Previewable @State var isShown = false`.
///
/// It belongs at the top level of the preview's body. Its first value may not mention other variables of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AnimaticMacros", type: "PreviewableMacro")
