import SwiftUI

/// Events of an order that come as an asynchronous stream; the view takes them one after the other.
enum OrderEvent: Equatable {
  case packed
  case sent(days: Int)
  case failed(reason: String)

  var text: String {
    switch self {
    case .packed: return "Packed"
    case .sent(let days): return "Sent, here in \(days) days"
    case .failed(let reason): return "Failed: \(reason)"
    }
  }
}

final class OrderFeed {
  let events: AsyncStream<OrderEvent>
  private let continuation: AsyncStream<OrderEvent>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream(of: OrderEvent.self)
  }

  func report(_ event: OrderEvent) { continuation.yield(event) }
  func close() { continuation.finish() }
}

struct OrderStream: View {
  let feed: OrderFeed
  @State private var shown: OrderEvent?
  @State private var isClosed = false

  var body: some View {
    VStack(spacing: 10) {
      if let shown {
        Text(shown.text)
          .padding(8)
          .background(Color.mint.opacity(0.3))
          .transition(.opacity)
          .id(shown.text)
      }
      Text(isClosed ? "closed" : "open").font(.caption)
    }
    .animation(.linear(duration: 0.2), value: shown)
    .task {
      for await event in feed.events {
        shown = event
        try? await Task.sleep(for: .seconds(1))
        shown = nil
        try? await Task.sleep(for: .seconds(0.5))
      }
      isClosed = true
    }
  }
}

private struct OrderScreen: View {
  @State private var feed = OrderFeed()

  var body: some View {
    VStack {
      OrderStream(feed: feed).frame(height: 100)
      Button("Ship") {
        feed.report(.packed)
        feed.report(.sent(days: 2))
        feed.close()
      }
    }
  }
}

#Preview("Order") { OrderScreen() }
