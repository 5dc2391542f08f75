import SwiftUI

struct Broken: View {
  var body: some View {
    Text("日本 is fine").hologram(depth: 3)
  }
}

struct Fancy: View {
  var body: some View {
    Text("Fancy").onDrop(of: ["text"], delegate: 1)
  }
}
