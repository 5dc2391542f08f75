import SwiftUI
import UIKit

/// A sheet that measures itself by the screen, as code from before geometry readers does.
struct ScreenWideSheet: View {
  @Binding var isUp: Bool

  private let screen = UIScreen.main.bounds
  private var height: CGFloat { screen.height * 0.4 }

  var body: some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 2)
        .frame(width: screen.width / 10, height: 4)
        .foregroundColor(Color(UIColor.systemGray3))
        .padding(.top, 8)
        .accessibilityIdentifier("grip")
      Text("Rate the ride").font(.headline)
      HStack {
        ForEach(1..<6) { star in
          Image(systemName: star <= 4 ? "star.fill" : "star")
            .foregroundColor(.yellow)
            .onTapGesture { close() }
        }
      }
      Spacer(minLength: 0)
    }
    .frame(width: screen.width, height: height)
    .background(Color(.systemBackground))
    .shadow(color: Color(.black).opacity(0.3), radius: 6)
    .accessibilityIdentifier("sheet")
    .position(x: screen.midX, y: isUp ? screen.maxY - height / 2 : screen.maxY + height)
    .animation(.interpolatingSpring(stiffness: 170, damping: 26), value: isUp)
  }

  private func close() {
    UISelectionFeedbackGenerator().selectionChanged()
    isUp = false
  }
}

struct RideScreen: View {
  @State private var isUp = false

  var body: some View {
    ZStack {
      Color(UIColor(red: 0.8, green: 0.9, blue: 0.8, alpha: 1))
      Button("End ride") { isUp = true }
      ScreenWideSheet(isUp: $isUp)
    }
    .edgesIgnoringSafeArea(.all)
  }
}

#Preview("Ride") { RideScreen() }
