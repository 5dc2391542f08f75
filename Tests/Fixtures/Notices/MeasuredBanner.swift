import SwiftUI

/// A banner that measures itself and hides by exactly its own height.
private struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct MeasuredBanner: View {
  @Binding var isShown: Bool
  var lines: Int

  @State private var height: CGFloat = 400

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<lines, id: \.self) { line in
        Text("Line \(line + 1)")
          .frame(height: 24)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.orange.opacity(0.4))
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
    )
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .accessibilityIdentifier("measured")
    .offset(y: isShown ? 0 : -height)
    .animation(.linear(duration: 0.5), value: isShown)
  }
}

struct MeasuredScreen: View {
  @State private var isShown = false
  @State private var lines = 2

  var body: some View {
    VStack {
      MeasuredBanner(isShown: $isShown, lines: lines)
      Spacer()
      HStack {
        Button("Toggle") { isShown.toggle() }
        Button("Longer") { lines += 1 }
      }
    }
    .clipped()
  }
}

#Preview("Measured") { MeasuredScreen() }
