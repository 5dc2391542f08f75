import SwiftUI

/// A snackbar with an undo button, whose hiding is a work item that can be called off.
struct CartView: View {
  @State private var items = ["Tea", "Bread", "Apples"]
  @State private var removed: String?
  @State private var hideWork: DispatchWorkItem?

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button {
            remove(item)
          } label: {
            Text("Remove \(item)").font(.caption)
          }
        }
      }
      Spacer()
    }
    .padding()
    .overlay(alignment: .bottom) { snackbar }
  }

  @ViewBuilder private var snackbar: some View {
    if let removed {
      HStack {
        Text("\(removed) removed").lineLimit(1)
        Spacer()
        Button("Undo", action: undo).foregroundColor(.yellow)
      }
      .font(.subheadline)
      .foregroundColor(.white)
      .padding(12)
      .background(Color(white: 0.2))
      .cornerRadius(6)
      .padding(8)
      .transition(.move(edge: .bottom))
      .accessibilityIdentifier("snackbar")
    }
  }

  private func remove(_ item: String) {
    withAnimation(.linear(duration: 0.3)) {
      items.removeAll { $0 == item }
      removed = item
    }
    hideWork?.cancel()
    let work = DispatchWorkItem {
      withAnimation(.linear(duration: 0.3)) { removed = nil }
    }
    hideWork = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
  }

  private func undo() {
    hideWork?.cancel()
    withAnimation(.linear(duration: 0.3)) {
      if let removed { items.append(removed) }
      removed = nil
    }
  }
}

struct CartView_Previews: PreviewProvider {
  static var previews: some View {
    CartView()
      .previewDisplayName("Cart")
  }
}
