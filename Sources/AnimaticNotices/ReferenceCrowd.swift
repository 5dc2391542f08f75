import AnimaticUI

/// Ten thousand dots that all move at once: what speed under many animations is measured on. Every fourth dot
/// follows a spring, an ease curve, a line there and back, or a bouncing spring; each takes ten seconds.
/// Scenarios can name it, lists do not show it.
public struct ReferenceCrowd: View {
  @Binding var isShown: Bool

  public static let count = 10_000
  private static let animations: [Animation] = [
    .smooth(duration: 10), .easeInOut(duration: 10), .linear(duration: 1).repeatCount(11),
    .bouncy(duration: 10),
  ]

  public init(isShown: Binding<Bool>) { _isShown = isShown }

  public var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        Color.blue
          .frame(width: 3, height: 3)
          .offset(x: isShown ? x(index) : 0, y: isShown ? y(index) : 0)
          .animation(Self.animations[index % 4], value: isShown)
      }
    }
  }

  private func x(_ index: Int) -> CGFloat { CGFloat(index % 100 - 50) * 3.7 }
  private func y(_ index: Int) -> CGFloat { CGFloat(index / 100 - 50) * 7.9 }
}
