import SwiftUI
import UIKit

/// A snackbar that is put into the key window itself: placed by constraints, moved by UIView.animate.
enum SnackPresenter {
  static func show(_ text: String, seconds: TimeInterval = 1.5) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let window = scenes.flatMap(\.windows).first(where: { $0.isKeyWindow }) else { return }

    let host = UIHostingController(rootView: SnackLabel(text: text))
    guard let snack = host.view else { return }
    snack.backgroundColor = .clear
    snack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(snack)

    let guide = window.safeAreaLayoutGuide
    let bottom = snack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 100)
    NSLayoutConstraint.activate([
      snack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      snack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      bottom,
    ])
    window.layoutIfNeeded()

    bottom.constant = -8
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0, options: []
    ) {
      window.layoutIfNeeded()
    } completion: { _ in
      UIView.animate(withDuration: 0.3, delay: seconds, options: [.curveEaseIn]) {
        snack.alpha = 0
        snack.transform = CGAffineTransform(translationX: 0, y: 40)
      } completion: { _ in
        snack.removeFromSuperview()
      }
    }
  }
}

struct SnackLabel: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.callout)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color(.darkGray)))
      .accessibilityIdentifier("snack")
  }
}

struct PhotoScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 24).fill(.teal.gradient).frame(width: 240, height: 240)
      Button("Move to album") { SnackPresenter.show("Moved to Summer") }
    }
  }
}

#Preview("Photo") { PhotoScreen() }
