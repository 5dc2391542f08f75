import SwiftUI

/// A banner that follows the finger and leaves when it is thrown or dragged far enough upwards.
struct DragAway: View {
  @State private var isShown = true
  @State private var drag = CGSize.zero

  var body: some View {
    ZStack(alignment: .top) {
      Color(red: 0.95, green: 0.95, blue: 0.97).ignoresSafeArea()
      if isShown {
        banner
          .offset(y: min(drag.height, drag.height * 0.2))
          .gesture(dismissal)
          .transition(.move(edge: .top))
          .zIndex(1)
      } else {
        Button("Bring it back") {
          drag = .zero
          withAnimation(.snappy) { isShown = true }
        }
        .padding(.top, 120)
      }
    }
  }

  private var banner: some View {
    VStack(spacing: 6) {
      Text("Drag me up").font(.headline)
      Capsule().fill(.secondary).frame(width: 36, height: 4)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 60)
    .background(Color.white)
    .cornerRadius(14)
    .shadow(radius: 3)
    .padding(10)
    .accessibilityIdentifier("banner")
  }

  private var dismissal: some Gesture {
    DragGesture(minimumDistance: 5)
      .onChanged { value in
        drag = value.translation
      }
      .onEnded { value in
        if value.translation.height < -40 || value.predictedEndTranslation.height < -120 {
          withAnimation(.easeIn(duration: 0.2)) { isShown = false }
        } else {
          withAnimation(.spring(duration: 0.4, bounce: 0.3)) { drag = .zero }
        }
      }
  }
}

#Preview("Drag") { DragAway() }
