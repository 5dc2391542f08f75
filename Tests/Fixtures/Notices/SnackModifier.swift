import SwiftUI

/// The notice as a modifier that any screen can take on.
struct SnackModifier: ViewModifier {
  @Binding var isPresented: Bool
  let text: String
  let edge: VerticalEdge
  let duration: TimeInterval

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if isPresented {
          snack
            .transition(.move(edge: edge == .top ? .top : .bottom).combined(with: .opacity))
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + duration) { isPresented = false }
            }
            .onTapGesture { isPresented = false }
        }
      }
      .animation(.spring(response: 0.4, dampingFraction: 0.8), value: isPresented)
  }

  private var snack: some View {
    Text(text)
      .font(.subheadline.weight(.medium))
      .foregroundStyle(.white)
      .padding(14)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.indigo)
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .padding(.horizontal, 16)
      .padding(edge == .top ? .top : .bottom, 10)
  }
}

extension View {
  func snack(
    isPresented: Binding<Bool>, text: String, edge: VerticalEdge = .bottom, duration: TimeInterval = 2
  ) -> some View {
    modifier(SnackModifier(isPresented: isPresented, text: text, edge: edge, duration: duration))
  }
}

private struct ProfileScreen: View {
  @State private var copied = false

  var body: some View {
    Button("Copy link") { copied = true }
      .snack(isPresented: $copied, text: "Link copied", edge: .top)
  }
}

#Preview("Profile") { ProfileScreen() }
