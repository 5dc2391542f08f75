import SwiftUI

/// One notice under three curves, for choosing before anything ships.
struct ThreeCurves: View {
  @State private var isOut = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Lane(name: "easeInOut", isOut: isOut, animation: .easeInOut(duration: 0.5))
      Lane(name: "smooth", isOut: isOut, animation: .smooth)
      Lane(name: "bouncy", isOut: isOut, animation: .bouncy)
      Button(isOut ? "Back" : "Compare") { isOut.toggle() }
        .frame(maxWidth: .infinity)
    }
    .padding(20)
  }
}

private struct Lane: View {
  let name: String
  let isOut: Bool
  let animation: Animation

  var body: some View {
    Text(name)
      .font(.subheadline.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(isOut ? Color.indigo : Color.blue, in: Capsule())
      .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
      .offset(x: isOut ? 210 : 0)
      .animation(animation, value: isOut)
  }
}

#Preview("Three curves") { ThreeCurves() }
