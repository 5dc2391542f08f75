import Observation
import SwiftUI

/// An observed class of the newer kind, handed down by its type and edited through bindings.
@Observable
final class PodcastCentre {
  var title = "Episode 12"
  var isAnnounced = false
  @ObservationIgnored private var hide: Task<Void, Error>?

  func announce() {
    hide?.cancel()
    isAnnounced = true
    hide = Task {
      try await Task.sleep(for: .milliseconds(1500))
      isAnnounced = false
    }
  }
}

struct PodcastNotice: View {
  @Environment(PodcastCentre.self) private var centre

  var body: some View {
    if centre.isAnnounced {
      Text("Now playing: \(centre.title)")
        .padding(10)
        .background(.blue.gradient, in: .capsule)
        .foregroundStyle(.white)
        .transition(.push(from: .bottom))
        .accessibilityIdentifier("playing")
    }
  }
}

struct PodcastControls: View {
  @Bindable var centre: PodcastCentre

  var body: some View {
    VStack {
      Button("Play") { withAnimation(.linear(duration: 0.5)) { centre.announce() } }
      TitleStepper(title: $centre.title)
    }
  }
}

struct TitleStepper: View {
  @Binding var title: String

  var body: some View {
    Button("Next episode") { title = "Episode 13" }
  }
}

private struct PodcastScreen: View {
  @State private var centre = PodcastCentre()

  var body: some View {
    VStack(spacing: 0) {
      VStack { PodcastNotice() }.frame(height: 80)
      PodcastControls(centre: centre)
    }
    .environment(centre)
    .animation(.linear(duration: 0.5), value: centre.isAnnounced)
  }
}

#Preview("Podcast") { PodcastScreen() }
