import Foundation
import SwiftUI

/// A banner that slides in from above and goes by itself; Foundation is imported as well.
struct SavedBanner: ViewModifier {
  @Binding var isPresented: Bool
  let message: String
  @State private var shift: CGFloat = -80
  @State private var fade: Double = 0

  func body(content: Content) -> some View {
    ZStack(alignment: .top) {
      content
      if isPresented {
        Text(message)
          .padding(12)
          .background(Color.green)
          .offset(y: shift)
          .opacity(fade)
          .onTapGesture { leave() }
          .onAppear {
            withAnimation(.linear(duration: 0.4)) {
              shift = 0
              fade = 1
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { leave() }
          }
      }
    }
  }

  private func leave() {
    withAnimation(.linear(duration: 0.4)) {
      shift = -80
      fade = 0
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) { isPresented = false }
  }
}

private struct Screen: View {
  @State private var isPresented = false
  private let opened = Date()

  var body: some View {
    VStack {
      Text(opened.timeIntervalSince1970 == 1_168_364_460 ? "Held clock" : "Wall clock")
      Button("Save") { isPresented = true }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(SavedBanner(isPresented: $isPresented, message: "Saved"))
  }
}

#Preview("Saving") {
  Screen()
}

#Preview("Wide", traits: .landscapeLeft) { Screen() }

#Preview { Text("Nothing") }
