import SwiftUI

struct Crashing: View {
  @State private var index = 0
  private let lines = ["one", "two"]

  var body: some View {
    VStack {
      Text(lines[index])
      Button("Index") { index = 7 }
      Button("Give up") { fatalError("nothing to show") }
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { index = missing()! }
      }
      Button("Deeper") { index = depth(1) }
      Button("Leave") { exit(0) }
      Button("Round") { while true { idle() } }
    }
  }
}

private func missing() -> Int? { nil }
private func depth(_ level: Int) -> Int { depth(level + 1) + 1 }
private func idle() {}
