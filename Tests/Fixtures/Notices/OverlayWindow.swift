import SwiftUI
import UIKit

/// Lets touches through wherever the notice is not.
final class PassThroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === rootViewController?.view ? nil : hit
  }
}

struct WindowNotice: Equatable {
  var text: String
  var symbol: String
}

/// One notice at a time, in a window above everything, sheets included.
@MainActor
final class NoticeWindow: ObservableObject {
  static let shared = NoticeWindow()

  @Published private(set) var notice: WindowNotice?
  private var window: PassThroughWindow?
  private var hiding: DispatchWorkItem?

  func show(_ text: String, symbol: String, seconds: Double = 2) {
    attach()
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
      notice = WindowNotice(text: text, symbol: symbol)
    }
    hiding?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.hide() }
    hiding = item
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
  }

  func hide() {
    withAnimation(.easeIn(duration: 0.25)) { notice = nil }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self, self.notice == nil else { return }
      self.window?.isHidden = true
      self.window = nil
    }
  }

  private func attach() {
    guard window == nil else { return }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) else { return }
    let window = PassThroughWindow(windowScene: scene)
    window.windowLevel = .alert + 1
    window.backgroundColor = .clear
    let host = UIHostingController(rootView: WindowNoticeView().environmentObject(self))
    host.view.backgroundColor = .clear
    window.rootViewController = host
    window.isHidden = false
    self.window = window
  }
}

struct WindowNoticeView: View {
  @EnvironmentObject private var centre: NoticeWindow
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      if let notice = centre.notice {
        Label(notice.text, systemImage: notice.symbol)
          .font(.subheadline.weight(.semibold))
          .padding(.horizontal, 18)
          .padding(.vertical, 12)
          .foregroundColor(scheme == .dark ? .black : .white)
          .background(Capsule().fill(scheme == .dark ? Color.white : Color.black))
          .accessibilityIdentifier("pill")
          .onTapGesture { centre.hide() }
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Spacer()
    }
    .padding(.top, 8)
    .frame(maxWidth: .infinity)
  }
}

struct MailScreen: View {
  @State private var archived = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("Archived: \(archived)")
      Button("Archive") {
        archived += 1
        NoticeWindow.shared.show("Conversation archived", symbol: "checkmark.circle.fill")
      }
      .buttonStyle(.borderedProminent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }
}

#Preview("Mail") { MailScreen() }
