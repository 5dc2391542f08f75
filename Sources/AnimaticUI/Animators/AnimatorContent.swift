/// What an animator's closure makes of the stand-in for `base`, with `base` in the stand-in's place.
func animatorContent<Base: View, Result: View>(
  of base: Base, _ make: (PlaceholderContentView<Base>) -> Result
) -> some View {
  make(PlaceholderContentView()).modifier(_PlaceholderProvider<Base, Base>(content: base))
}
