import SwiftUI

/// A notice that is bound to an optional item: what is set is shown, nil takes it away.
struct Notice: Identifiable, Equatable {
  enum Kind: String { case info, warning }

  let id: Int
  var kind: Kind
  var title: String

  var tint: Color { kind == .info ? .blue : .orange }
  var symbol: String { kind == .info ? "info.circle" : "exclamationmark.triangle" }
}

extension View {
  func notice<Body: View>(
    item: Binding<Notice?>, @ViewBuilder body: @escaping (Notice) -> Body
  ) -> some View {
    overlay(alignment: .top) {
      ZStack {
        if let notice = item.wrappedValue {
          body(notice)
            .id(notice.id)
            .transition(.move(edge: .leading))
            .task(id: notice.id) {
              try? await Task.sleep(for: .seconds(2))
              guard !Task.isCancelled else { return }
              item.wrappedValue = nil
            }
        }
      }
      .animation(.easeInOut(duration: 0.4), value: item.wrappedValue)
    }
  }
}

struct Inbox: View {
  @State private var notice: Notice?
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Button("Inform") { show(.info, "Draft \(count + 1) stored") }
      Button("Warn") { show(.warning, "Storage almost full") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .notice(item: $notice) { notice in
      HStack {
        Image(systemName: notice.symbol)
        Text(notice.title)
      }
      .foregroundStyle(.white)
      .frame(width: 300, height: 44)
      .background(notice.tint)
    }
  }

  private func show(_ kind: Notice.Kind, _ title: String) {
    count += 1
    notice = Notice(id: count, kind: kind, title: title)
  }
}

#Preview("Inbox") { Inbox() }
