import SwiftUI

/// A pill at the bottom edge that a main-queue delay takes away again.
struct SavedPill: View {
  let text: String

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "checkmark")
        .font(.footnote.bold())
      Text(text)
        .font(.footnote)
        .fontWeight(.semibold)
    }
    .foregroundColor(.white)
    .padding(.horizontal, 14)
    .frame(height: 36)
    .background(Color.black.opacity(0.85))
    .clipShape(Capsule())
  }
}

struct NoteEditor: View {
  @State private var showsPill = false

  var body: some View {
    ZStack(alignment: .bottom) {
      VStack(spacing: 12) {
        Text("Shopping list").font(.headline)
        Button("Save note", action: save)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)

      if showsPill {
        SavedPill(text: "Note saved")
          .padding(.bottom, 20)
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .zIndex(1)
          .accessibilityIdentifier("pill")
      }
    }
  }

  private func save() {
    withAnimation(.easeOut(duration: 0.4)) {
      showsPill = true
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      withAnimation(.easeIn(duration: 0.2)) {
        showsPill = false
      }
    }
  }
}

#Preview("Editor") {
  NoteEditor()
}
