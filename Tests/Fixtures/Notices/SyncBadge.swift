import SwiftUI

/// A badge whose life is a task: the stored handle is cancelled by the next showing.
@MainActor
final class SyncModel: ObservableObject {
  enum Phase { case idle, running, done }

  @Published private(set) var phase = Phase.idle
  private var worker: Task<Void, Never>?

  func sync() {
    worker?.cancel()
    phase = .running
    worker = Task { [weak self] in
      do {
        try await Task.sleep(nanoseconds: 800_000_000)
        self?.phase = .done
        try await Task.sleep(for: .seconds(1.2))
        self?.phase = .idle
      } catch {
        // Another run has taken over.
      }
    }
  }
}

struct SyncBadge: View {
  @ObservedObject var model: SyncModel

  var body: some View {
    Group {
      switch model.phase {
      case .idle:
        EmptyView()
      case .running:
        label("Syncing", symbol: "arrow.triangle.2.circlepath", color: .orange)
      case .done:
        label("Up to date", symbol: "checkmark.circle.fill", color: .green)
      }
    }
    .animation(.easeInOut(duration: 0.2), value: model.phase)
  }

  private func label(_ title: String, symbol: String, color: Color) -> some View {
    Label(title, systemImage: symbol)
      .font(.callout)
      .foregroundStyle(color)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(color.opacity(0.15), in: Capsule())
      .transition(.opacity)
  }
}

private struct SyncScreen: View {
  @StateObject private var model = SyncModel()

  var body: some View {
    VStack(spacing: 20) {
      SyncBadge(model: model).frame(height: 50)
      Button("Sync now") { model.sync() }
    }
  }
}

#Preview("Sync") {
  SyncScreen()
}
