import SwiftUI
import UIKit

/// An alert that is spoken and felt as well as seen.
final class AlertVoice {
  private let haptics = UINotificationFeedbackGenerator()

  func prepare() { haptics.prepare() }

  func speak(_ text: String, success: Bool) {
    haptics.notificationOccurred(success ? .success : .error)
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

struct SpokenAlert: View {
  let text: String
  let isSuccess: Bool

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Label(text, systemImage: isSuccess ? "checkmark.circle" : "xmark.octagon")
      .font(.body.weight(.semibold))
      .padding(12)
      .background(
        RoundedRectangle(cornerRadius: 10)
          .fill(Color(uiColor: .secondarySystemBackground))
      )
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .stroke(isSuccess ? Color.green : Color.red, lineWidth: colorScheme == .dark ? 2 : 1)
      )
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isStaticText)
      .accessibilityLabel(Text(text))
      .accessibilityIdentifier("alert")
  }
}

struct PaymentScreen: View {
  @State private var outcome: Bool?
  private let voice = AlertVoice()

  var body: some View {
    VStack(spacing: 20) {
      if let outcome {
        SpokenAlert(text: outcome ? "Payment accepted" : "Card declined", isSuccess: outcome)
          .transition(.opacity)
      }
      HStack(spacing: 30) {
        Button("Pay") { finish(true) }
        Button("Fail") { finish(false) }
      }
    }
    .onAppear { voice.prepare() }
  }

  private func finish(_ success: Bool) {
    withAnimation(.easeIn(duration: 0.3)) { outcome = success }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      voice.speak(success ? "Payment accepted" : "Card declined", success: success)
    }
  }
}

#Preview("Payment") { PaymentScreen() }
