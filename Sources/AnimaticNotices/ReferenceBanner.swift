import AnimaticUI

/// The banner of the reference scene that speed is measured on: 369 by 72 points, radius 16, an icon, two
/// texts and a soft shadow. It slides in for 0.3 s and fades in for 0.45 s, stays four seconds and leaves in
/// 0.3 s. Scenarios can name it, lists do not show it.
public struct ReferenceBanner: View {
  @Binding var isShown: Bool
  @State private var offset: CGFloat = -140
  @State private var opacity = 0.0

  public init(isShown: Binding<Bool>) { _isShown = isShown }

  public var body: some View {
    VStack {
      if isShown {
        card
          .opacity(opacity)
          .offset(y: offset)
          .onAppear {
            withAnimation(.easeOut(duration: 0.3)) { offset = 0 }
            withAnimation(.easeOut(duration: 0.45)) { opacity = 1 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
              withAnimation(.easeIn(duration: 0.3)) {
                offset = -140
                opacity = 0
                isShown = false
              }
            }
          }
      }
      Spacer()
    }
  }

  private var card: some View {
    HStack(spacing: 12) {
      Image(systemName: "envelope.fill").font(.title2).foregroundColor(.blue)
      VStack(alignment: .leading) {
        Text("New message").font(.headline)
        Text("Ada: the tables are on your desk").font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(width: 369, height: 72)
    .background(Color.white)
    .cornerRadius(16)
    .shadow(color: .black.opacity(0.3), radius: 8 / 0.97, y: 6)
  }
}
