import SwiftUI

/// A note that slides in and springs away, with every kind of thing in it that a verdict can find changed.
struct Note: View {
  @State private var y: CGFloat = -80
  @State private var shade = 0.0
  @State private var isLate = false
  @State private var hide: DispatchWorkItem?

  var body: some View {
    VStack {
      Text("Saved").font(.system(size: 17)).offset(y: y).opacity(shade)
      Button("Show") { show() }
      Button("Close") { close() }
      ZStack {
        if isLate { Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 1, height: 1) }
      }
      .frame(width: 20, height: 20)
    }
  }

  private func show() {
    withAnimation(.easeInOut(duration: 0.3)) { y = 0 }
    withAnimation(.easeOut(duration: 0.2).delay(0.1)) { shade = 0.75 }
    let item = DispatchWorkItem { close() }
    hide = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.3) { isLate = true }
  }

  private func close() {
    hide?.cancel()
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { y = -80 }
    shade = 0
  }
}
