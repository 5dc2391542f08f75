import SwiftUI

struct Outside: View {
  @Previewable @State var isShown = false
  var body: some View { Text("") }
}

#Preview {
  GeometryReader { _ in
    @Previewable @State var isShown = false
    Text("\(isShown)")
  }
}

#Preview("No body")
