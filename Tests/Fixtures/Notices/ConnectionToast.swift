import Combine
import Foundation
import SwiftUI

/// A toast that listens to posted notifications and to the current value of a reachability subject.
extension Notification.Name {
  static let connectionChanged = Notification.Name("connectionChanged")
}

enum Reachability {
  static let isOnline = CurrentValueSubject<Bool, Never>(true)

  /// Comes one second after the network is back.
  static let calm =
    isOnline
    .dropFirst()
    .filter { $0 }
    .delay(for: 1, scheduler: DispatchQueue.main)
    .eraseToAnyPublisher()

  static func toggle() {
    isOnline.value.toggle()
    NotificationCenter.default.post(
      name: .connectionChanged, object: nil,
      userInfo: ["text": isOnline.value ? "Back online" : "No connection"])
  }
}

struct ConnectionToast: View {
  @State private var text = ""
  @State private var isShown = false
  @State private var isOnline = true

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Button(isOnline ? "Go offline" : "Go online", action: Reachability.toggle)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if isShown {
        Text(text)
          .frame(width: 140, height: 32)
          .background(isOnline ? Color.green : Color.red)
          .transition(.slide)
          .accessibilityIdentifier("toast")
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .connectionChanged)) { note in
      text = note.userInfo?["text"] as? String ?? "?"
      withAnimation(.linear(duration: 0.4)) { isShown = true }
    }
    .onReceive(Reachability.isOnline.dropFirst()) { isOnline = $0 }
    .onReceive(Reachability.calm) { _ in
      withAnimation(.linear(duration: 0.4)) { isShown = false }
    }
  }
}

#Preview("Connection") { ConnectionToast() }
