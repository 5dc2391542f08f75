import SwiftUI

/// A counter that lives as long as the program, as many a toast centre does.
final class Tally {
  static let shared = Tally()
  var count = 0
}

struct Counting: View {
  @State private var shown = 0

  var body: some View {
    VStack {
      Text("shown \(shown)")
      Button("Count") {
        Tally.shared.count += 1
        shown = Tally.shared.count
        print("counted \(shown)")
      }
    }
  }
}
