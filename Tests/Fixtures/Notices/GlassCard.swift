import SwiftUI

/// A card that takes any content, and a host that shows it over any screen.
struct GlassCard<Icon: View, Content: View>: View {
  private let icon: Icon
  private let content: Content

  init(@ViewBuilder icon: () -> Icon, @ViewBuilder content: () -> Content) {
    self.icon = icon()
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      icon.frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 4) { content }
    }
    .padding(16)
    .background(.ultraThinMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 16, style: .continuous).strokeBorder(.white.opacity(0.5)))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 4)
  }
}

extension GlassCard where Icon == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(icon: { EmptyView() }, content: content)
  }
}

struct CardHost<Screen: View, Card: View>: View {
  @Binding var isShown: Bool
  var screen: Screen
  var card: () -> Card

  var body: some View {
    ZStack {
      screen
      if isShown {
        card()
          .transition(.scale(scale: 0.8).combined(with: .opacity))
          .zIndex(2)
      }
    }
  }
}

private struct Gallery: View {
  @State private var isShown = false

  var body: some View {
    CardHost(
      isShown: $isShown,
      screen: LinearGradient(colors: [.teal, .purple], startPoint: .top, endPoint: .bottom)
        .onTapGesture { withAnimation(.bouncy) { isShown.toggle() } }
    ) {
      GlassCard {
        Image(systemName: "photo").resizable().scaledToFit()
      } content: {
        Text("3 photos imported").font(.headline)
        Text("They are in your library.").font(.caption).foregroundStyle(.secondary)
      }
      .accessibilityIdentifier("card")
    }
    .ignoresSafeArea()
  }
}

#Preview("Gallery") { Gallery() }
