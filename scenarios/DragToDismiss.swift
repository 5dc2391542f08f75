import SwiftUI

/// A toast that follows the finger: far or fast enough it leaves, otherwise it springs back.
struct DragToDismiss: View {
  @State private var isShown = true
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      if isShown {
        Label("Upload finished", systemImage: "checkmark.circle.fill")
          .font(.subheadline.bold())
          .padding(.horizontal, 18)
          .padding(.vertical, 13)
          .background(.white, in: Capsule())
          .shadow(color: .black.opacity(0.18), radius: 10, y: 4)
          .offset(y: min(drag, drag / 3))
          .gesture(
            DragGesture()
              .onChanged { drag = $0.translation.height }
              .onEnded { finger in
                if finger.predictedEndTranslation.height < -120 {
                  withAnimation(.easeIn(duration: 0.25)) { isShown = false }
                } else {
                  withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { drag = 0 }
                }
              }
          )
          .transition(.move(edge: .top).combined(with: .opacity))
          .zIndex(1)
          .padding(.top, 90)
      }
    }
  }
}

#Preview("Drag") { DragToDismiss() }
