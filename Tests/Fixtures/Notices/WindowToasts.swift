import SwiftUI
import UIKit

/// Cards that live in a window of their own, made once and kept; more than one at a time.
final class ToastDeck {
  struct Card: Identifiable, Equatable {
    let id: Int
    let title: String
    let tint: Color
  }

  static let shared = ToastDeck()
  private let model = DeckModel()
  private var window: UIWindow?
  private var count = 0

  /// Before the first card, so that it comes into a window that is there.
  func install() {
    if window == nil { window = makeWindow() }
    window?.isHidden = false
  }

  func push(_ title: String, tint: Color) {
    count += 1
    let card = Card(id: count, title: title, tint: tint)
    model.cards.insert(card, at: 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { [self] in
      model.cards.removeAll { $0.id == card.id }
    }
  }

  private func makeWindow() -> UIWindow? {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return nil }
    let window = DeckTouchWindow(windowScene: scene)
    window.windowLevel = .statusBar
    let host = UIHostingController(rootView: DeckView(model: model))
    host.view.backgroundColor = .clear
    window.rootViewController = host
    return window
  }
}

/// Asks the views in the hosting view, as code for iOS 18 does.
private final class DeckTouchWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), let root = rootViewController?.view else {
      return nil
    }
    for inside in root.subviews.reversed() {
      let place = inside.convert(point, from: root)
      if inside.hitTest(place, with: event) != nil { return view }
    }
    return nil
  }
}

final class DeckModel: ObservableObject {
  @Published var cards: [ToastDeck.Card] = []
}

struct DeckView: View {
  @ObservedObject var model: DeckModel

  var body: some View {
    ZStack(alignment: .bottom) {
      ForEach(model.cards) { card in
        let depth = model.cards.firstIndex(of: card) ?? 0
        HStack {
          Circle().fill(card.tint).frame(width: 10, height: 10)
          Text(card.title).font(.callout)
          Spacer()
          Button("Close") { model.cards.removeAll { $0.id == card.id } }
        }
        .padding(16)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 16))
        .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
        .scaleEffect(1 - CGFloat(depth) * 0.05)
        .offset(y: -CGFloat(depth) * 12)
        .zIndex(-Double(depth))
        .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding(.horizontal, 16)
    .frame(maxHeight: .infinity, alignment: .bottom)
    .animation(.spring(response: 0.5, dampingFraction: 0.75), value: model.cards)
  }
}

struct UploadScreen: View {
  var body: some View {
    List {
      Button("Upload photo") { ToastDeck.shared.push("Photo uploaded", tint: .green) }
      Button("Upload film") { ToastDeck.shared.push("Film is too long", tint: .orange) }
    }
    .onAppear { ToastDeck.shared.install() }
  }
}

#Preview("Uploads") { UploadScreen() }
