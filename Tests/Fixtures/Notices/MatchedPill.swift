import SwiftUI

/// A pill that grows into a card: two views, one geometry.
struct MatchedPill: View {
  @Namespace private var space
  @State private var isExpanded = false

  var body: some View {
    ZStack(alignment: .top) {
      Color(white: 0.93)
      if isExpanded {
        card
      } else {
        pill
      }
    }
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.5)) { isExpanded.toggle() }
    }
  }

  private var pill: some View {
    Text("2 new")
      .font(.caption)
      .frame(width: 80, height: 30)
      .background {
        RoundedRectangle(cornerRadius: 15)
          .fill(.white)
          .matchedGeometryEffect(id: "shape", in: space)
          .accessibilityIdentifier("pill")
      }
      .padding(.top, 10)
      .zIndex(1)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Ada: see you at nine").font(.subheadline)
      Text("Max: bring the maps").font(.subheadline)
    }
    .frame(width: 240, height: 90)
    .background {
      RoundedRectangle(cornerRadius: 15)
        .fill(.white)
        .matchedGeometryEffect(id: "shape", in: space)
        .accessibilityIdentifier("card")
    }
    .padding(.top, 30)
    .zIndex(1)
  }
}

#Preview("Pill", traits: .fixedLayout(width: 300, height: 200)) {
  MatchedPill()
}
