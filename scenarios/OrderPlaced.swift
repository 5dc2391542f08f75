import SwiftUI

/// A pill that drops in from the top, counts its stay down and goes; a tap sends it away early.
struct OrderPill: View {
  @Binding var isPresented: Bool
  let stay: TimeInterval
  @State private var isIn = false
  @State private var rest: CGFloat = 1
  @State private var pending: DispatchWorkItem?

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
      VStack(alignment: .leading, spacing: 2) {
        Text("Order placed").font(.headline)
        Text("Arrives on Thursday").font(.subheadline).foregroundColor(.secondary)
        Capsule()
          .fill(Color.green)
          .frame(width: 160 * rest, height: 3)
          .accessibilityIdentifier("countdown")
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 12)
    .background(Color(white: 0.97))
    .cornerRadius(24)
    .shadow(radius: 8, y: 4)
    .offset(y: isIn ? 0 : -140)
    .opacity(isIn ? 1 : 0)
    .onTapGesture { leave() }
    .onAppear {
      withAnimation(.spring(response: 0.45, dampingFraction: 0.7)) { isIn = true }
      withAnimation(.linear(duration: stay)) { rest = 0 }
      let item = DispatchWorkItem { leave() }
      pending = item
      DispatchQueue.main.asyncAfter(deadline: .now() + stay, execute: item)
    }
  }

  private func leave() {
    pending?.cancel()
    withAnimation(.easeIn(duration: 0.25)) { isIn = false }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { isPresented = false }
  }
}

/// The screen that places the order.
struct Checkout: View {
  @State private var isPresented = false

  var body: some View {
    VStack {
      Spacer()
      Button("Place order") { isPresented = true }
        .padding(.bottom, 60)
    }
    .frame(maxWidth: .infinity)
    .overlay(alignment: .top) {
      if isPresented { OrderPill(isPresented: $isPresented, stay: 2).padding(.top, 8) }
    }
  }
}

#Preview("Checkout") { Checkout() }
