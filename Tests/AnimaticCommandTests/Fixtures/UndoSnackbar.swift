import SwiftUI

/// A snackbar that follows its message.
struct UndoSnackbar: View {
  @Binding var message: String
  @State private var isShown = false

  var body: some View {
    Text(message)
      .accessibilityIdentifier("snackbar.text")
      .opacity(isShown ? 1 : 0)
      .onChange(of: message) {
        isShown = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          withAnimation(.linear(duration: 0.2)) { isShown = false }
        }
      }
  }
}

#Preview {
  @Previewable @State var message = ""
  var count = 0

  VStack {
    Button("Delete") {
      count += 1
      message = "Deleted \(count)"
    }
    UndoSnackbar(message: $message)
  }
}
