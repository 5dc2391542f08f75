import SwiftUI

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// One notice for phone, desk and wrist; each has its own measures.
enum NoticeMetrics {
  #if os(iOS)
    static let width: CGFloat = 240
    static let corner: CGFloat = 14
    static let place = "on the phone"
  #elseif os(macOS)
    static let width: CGFloat = NSScreen.main?.frame.width ?? 400
    static let corner: CGFloat = 6
    static let place = "on the desk"
  #elseif os(watchOS)
    static let width: CGFloat = WKInterfaceDevice.current().screenBounds.width
    static let corner: CGFloat = 20
    static let place = "on the wrist"
  #else
    static let width: CGFloat = 100
    static let corner: CGFloat = 0
    static let place = "somewhere"
  #endif
}

struct PlatformNotice: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 30) {
      Text("Hello \(NoticeMetrics.place)")
        .frame(width: NoticeMetrics.width, height: 50)
        .background(Color.cyan.opacity(0.4))
        .cornerRadius(NoticeMetrics.corner)
        .accessibilityIdentifier("notice")
        .opacity(isShown ? 1 : 0)
        #if os(iOS)
          .offset(x: isShown ? 0 : 60)
        #endif
      Button("Greet") {
        feel()
        withAnimation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.4)) { isShown = true }
      }
    }
    #if DEBUG
      .onAppear { print("greeting is ready") }
    #endif
  }

  private func feel() {
    #if os(iOS) && !targetEnvironment(macCatalyst)
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    #endif
  }
}

#Preview("Platform") { PlatformNotice() }
