import SwiftUI
import UIKit

/// UIKit's blur under SwiftUI content.
struct BlurView: UIViewRepresentable {
  var style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ view: UIVisualEffectView, context: Context) {
    view.effect = UIBlurEffect(style: style)
  }
}

/// UIKit's spinner, on and off by a binding.
struct Spinner: UIViewRepresentable {
  @Binding var isSpinning: Bool
  var color: UIColor

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .large)
    view.color = color
    view.hidesWhenStopped = true
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    isSpinning ? view.startAnimating() : view.stopAnimating()
  }
}

/// A text that UIKit draws, with a coordinator that counts.
struct CountLabel: UIViewRepresentable {
  var text: String

  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.textAlignment = .center
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.updates += 1
    label.text = "\(text) (\(context.coordinator.updates))"
  }
}

struct ProgressHud: View {
  @Binding var isLoading: Bool

  var body: some View {
    VStack(spacing: 12) {
      Spinner(isSpinning: $isLoading, color: .white)
      CountLabel(text: isLoading ? "Saving" : "Saved")
    }
    .padding(24)
    .frame(width: 180, height: 150)
    .background(BlurView(style: .systemUltraThinMaterialDark))
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .accessibilityIdentifier("hud")
  }
}

struct DocumentScreen: View {
  @State private var isShown = false
  @State private var isLoading = true

  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      Button("Save") { save() }.frame(maxHeight: .infinity, alignment: .bottom)
      if isShown {
        ProgressHud(isLoading: $isLoading)
          .transition(.scale(scale: 0.8).combined(with: .opacity))
      }
    }
  }

  private func save() {
    isLoading = true
    withAnimation(.easeOut(duration: 0.25)) { isShown = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      isLoading = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        withAnimation(.easeIn(duration: 0.25)) { isShown = false }
      }
    }
  }
}

#Preview("Saving") { DocumentScreen() }
