import SwiftUI

/// The newest motion where the system has it, and an older one where it has not.
extension Animation {
  static var notice: Animation {
    if #available(iOS 17.0, *) {
      return .snappy(duration: 0.4)
    } else {
      return .easeInOut(duration: 0.4)
    }
  }
}

@available(iOS 16.0, *)
struct NewerMotion: View {
  @State private var isOpen = false
  @State private var changes = 0

  var body: some View {
    VStack {
      bar
      Spacer()
      Button("Open") { isOpen.toggle() }
    }
    .padding()
  }

  @ViewBuilder private var bar: some View {
    let base = Rectangle()
      .fill(.purple.opacity(0.6))
      .frame(width: isOpen ? 260 : 60, height: 40)
      .overlay { Text(isOpen ? "Changes: \(changes)" : "…") }
      .accessibilityIdentifier("bar")
      .animation(.notice, value: isOpen)
    if #available(iOS 17, macOS 14, *) {
      base.onChange(of: isOpen) { old, new in
        if old != new { changes += 1 }
      }
    } else {
      base.onChange(of: isOpen) { _ in changes += 100 }
    }
  }
}

struct NewerMotion_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      NewerMotion()
        .previewDisplayName("Newer motion")
      NewerMotion()
        .environment(\.colorScheme, .dark)
        .previewDisplayName("In the dark")
    }
  }
}
