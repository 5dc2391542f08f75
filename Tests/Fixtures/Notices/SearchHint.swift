import Combine
import SwiftUI

/// A hint that follows a stream of words: debounced, without repeats, and gone after a delay.
final class HintFeed: ObservableObject {
  @Published private(set) var hint: String?

  private let words = PassthroughSubject<String, Never>()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    let settled =
      words
      .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .share()

    settled
      .map { "Did you mean “\($0)”?" }
      .sink { [weak self] text in
        withAnimation(.easeOut(duration: 0.25)) { self?.hint = text }
      }
      .store(in: &subscriptions)

    settled
      .delay(for: .seconds(1.5), scheduler: RunLoop.main)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        withAnimation(.easeOut(duration: 0.25)) { self?.hint = nil }
      }
      .store(in: &subscriptions)
  }

  func type(_ word: String) {
    words.send(word)
  }
}

struct SearchHint: View {
  @StateObject private var feed = HintFeed()

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        ForEach(["oran", "orange"], id: \.self) { word in
          Button(word) { feed.type(word) }
        }
      }
      if let hint = feed.hint {
        Text(hint)
          .padding(10)
          .background(RoundedRectangle(cornerRadius: 8).fill(Color.yellow.opacity(0.3)))
          .transition(.opacity.combined(with: .scale(scale: 0.5)))
          .accessibilityIdentifier("hint")
      }
    }
  }
}

#Preview("Hint") { SearchHint() }
