import SwiftUI

/// A pile of toasts: the newest in front, older ones smaller and further up, three at most.
struct StackedToast: Identifiable, Equatable {
  let id: Int
  var title: String { "Toast \(id)" }
}

struct StackedToasts: View {
  @State private var toasts: [StackedToast] = []
  @State private var nextID = 1

  var body: some View {
    ZStack(alignment: .bottom) {
      Button("Add toast", action: add)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .padding(.top, 16)

      ForEach(toasts) { toast in
        let depth = depth(of: toast)
        row(toast)
          .scaleEffect(1 - CGFloat(depth) * 0.1)
          .offset(y: CGFloat(depth) * -14)
          .zIndex(Double(toast.id))
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      .padding(.bottom, 16)
    }
  }

  private func row(_ toast: StackedToast) -> some View {
    HStack {
      Circle().fill(Color(hue: Double(toast.id) * 0.2, saturation: 0.7, brightness: 0.9))
        .frame(width: 12, height: 12)
      Text(toast.title)
      Spacer()
      Button("✕") { dismiss(toast) }
    }
    .padding(.horizontal, 14)
    .frame(width: 240, height: 48)
    .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
    .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
    .accessibilityIdentifier("toast-\(toast.id)")
  }

  private func depth(of toast: StackedToast) -> Int {
    toasts.count - 1 - (toasts.firstIndex(of: toast) ?? 0)
  }

  private func add() {
    withAnimation(.smooth) {
      toasts.append(StackedToast(id: nextID))
      if toasts.count > 3 { toasts.removeFirst() }
    }
    nextID += 1
  }

  private func dismiss(_ toast: StackedToast) {
    withAnimation(.smooth) { toasts.removeAll { $0.id == toast.id } }
  }
}

#Preview("Pile") { StackedToasts() }
