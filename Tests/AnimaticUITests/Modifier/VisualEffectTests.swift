import AnimaticUI
import Testing

@Suite struct VisualEffectTests {
  @Test func `an effect may depend on the view's own size`() throws {
    let stage = try TestHost {
      VStack(spacing: 0) {
        Text("note").frame(height: 40).visualEffect { $0.offset(y: -$1.size.height).opacity(0.5) }
        Text("below").frame(height: 20)
      }
    }
    #expect(stage.offset("note")?.height == -40)
    #expect(stage.opacity("note") == 0.5)
    #expect(stage.frame("below").map { abs($0.midY - 320) < 1 } == true)
  }

  private struct Blur: UIViewRepresentable {
    let style: UIBlurEffect.Style
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: style))
    }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {
      view.effect = UIBlurEffect(style: style)
    }
  }

  @Test func `a blur of UIKit's is the material of its thickness`() throws {
    let ours = try TestHost { Rectangle().fill(Material.thin) }
    let theirs = try TestHost { Blur(style: .systemThinMaterial) }
    #expect(theirs.host.displayList().items == ours.host.displayList().items)
  }
}
