import SwiftUI

/// An app-wide queue: one message at a time, each for its own length, the next one after a short pause.
final class MessageQueue: ObservableObject {
  static let shared = MessageQueue()

  struct Message: Identifiable, Equatable {
    let id = UUID()
    var text: String
    var seconds: TimeInterval = 1
  }

  @Published private(set) var current: Message?
  private var waiting: [Message] = []

  private init() {}

  func post(_ text: String, seconds: TimeInterval = 1) {
    waiting.append(Message(text: text, seconds: seconds))
    if current == nil { advance() }
  }

  private func advance() {
    guard !waiting.isEmpty else { return }
    let message = waiting.removeFirst()
    current = message
    DispatchQueue.main.asyncAfter(deadline: .now() + message.seconds) { [weak self] in
      guard self?.current == message else { return }
      self?.current = nil
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self?.advance() }
    }
  }
}

struct QueueHost<Content: View>: View {
  @ObservedObject private var queue = MessageQueue.shared
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        VStack {
          if let message = queue.current {
            Text(message.text)
              .padding(.horizontal, 16)
              .padding(.vertical, 10)
              .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
              .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
              .accessibilityIdentifier("message")
          }
        }
        .animation(.linear(duration: 0.2), value: queue.current)
        .padding(.top, 12)
      }
  }
}

#Preview("Queue") {
  QueueHost {
    Button("Upload three") {
      MessageQueue.shared.post("First file")
      MessageQueue.shared.post("Second file", seconds: 1.5)
      MessageQueue.shared.post("Third file")
    }
  }
}
