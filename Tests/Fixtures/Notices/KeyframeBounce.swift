import SwiftUI

/// A bell that jumps and swings by keyframes whenever a reminder comes in.
private struct BellPose {
  var lift: CGFloat = 0
  var angle = Angle.zero
  var stretch: CGFloat = 1
}

struct ReminderBell: View {
  var reminders: Int

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.largeTitle)
      .foregroundStyle(.orange)
      .accessibilityIdentifier("bell")
      .keyframeAnimator(initialValue: BellPose(), trigger: reminders) { content, pose in
        content
          .rotationEffect(pose.angle, anchor: .top)
          .scaleEffect(y: pose.stretch)
          .offset(y: pose.lift)
      } keyframes: { _ in
        KeyframeTrack(\.lift) {
          LinearKeyframe(-40, duration: 0.2)
          LinearKeyframe(0, duration: 0.2)
          SpringKeyframe(0, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(20), duration: 0.25)
          LinearKeyframe(.degrees(-20), duration: 0.5)
          LinearKeyframe(.zero, duration: 0.25)
        }
        KeyframeTrack(\.stretch) {
          CubicKeyframe(1.2, duration: 0.2)
          MoveKeyframe(0.8)
          LinearKeyframe(1, duration: 0.2)
        }
      }
  }
}

struct ReminderScreen: View {
  @State private var reminders = 0

  var body: some View {
    VStack(spacing: 40) {
      ReminderBell(reminders: reminders)
      Button("Remind me") { reminders += 1 }
    }
  }
}

#Preview("Reminder") { ReminderScreen() }
