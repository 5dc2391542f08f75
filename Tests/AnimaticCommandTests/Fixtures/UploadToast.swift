import SwiftUI

/// A toast that a task brings and a timer takes away.
struct UploadToast: View {
  let title: String
  @State private var isVisible = false

  var body: some View {
    VStack {
      if isVisible {
        Text(title).padding().transition(.move(edge: .bottom))
      }
    }
    .frame(height: 100)
    .task {
      withAnimation(.linear(duration: 0.5)) { isVisible = true }
      Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
        withAnimation(.linear(duration: 0.5)) { isVisible = false }
      }
    }
  }
}

struct UploadToast_Previews: PreviewProvider {
  static var previews: some View {
    UploadToast(title: "Uploading").previewDisplayName("Short")
    UploadToast(title: "Still uploading")
      .previewLayout(.fixed(width: 300, height: 200))
  }
}
