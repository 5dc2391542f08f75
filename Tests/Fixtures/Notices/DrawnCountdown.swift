import SwiftUI

/// A ring that empties while a notice can still be undone, drawn by hand.
struct DrawnRing: View {
  let from: Date
  let lasts: TimeInterval

  var body: some View {
    TimelineView(.animation) { timeline in
      let left = max(0, 1 - timeline.date.timeIntervalSince(from) / lasts)
      Canvas { context, size in
        let ring = CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)
        context.stroke(Path(ellipseIn: ring), with: .color(.white.opacity(0.25)), lineWidth: 3)
        var arc = Path()
        arc.addArc(
          center: CGPoint(x: ring.midX, y: ring.midY), radius: ring.width / 2, startAngle: .degrees(-90),
          endAngle: .degrees(-90 + 360 * left), clockwise: false)
        context.stroke(
          arc,
          with: .linearGradient(
            Gradient(colors: [.yellow, .orange]), startPoint: .zero,
            endPoint: CGPoint(x: size.width, y: size.height)),
          style: StrokeStyle(lineWidth: 3, lineCap: .round))
        let seconds = context.resolve(
          Text("\(Int((left * lasts).rounded(.up)))").font(.caption2.bold()).foregroundColor(.white))
        context.draw(seconds, at: CGPoint(x: ring.midX, y: ring.midY))
        guard left > 0, let bead = context.resolveSymbol(id: "bead") else { return }
        context.translateBy(x: ring.midX, y: ring.midY)
        context.rotate(by: .degrees(360 * left))
        context.draw(bead, at: CGPoint(x: 0, y: -ring.width / 2))
      } symbols: {
        Circle().fill(.white).frame(width: 5, height: 5).tag("bead")
      }
    }
    .frame(width: 28, height: 28)
  }
}

/// How the undo bar's words and button lie.
struct UndoLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
      configuration.title.font(.subheadline)
      Spacer()
    }
  }
}

/// A button that acts as soon as it is touched, since time runs out.
struct QuickButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .bold()
      .foregroundStyle(.yellow)
      .contentShape(.rect)
      .onTapGesture { configuration.trigger() }
  }
}

private struct MessageList: View {
  @State private var deletedAt: Date?
  @State private var count = 3

  var body: some View {
    VStack {
      Text("\(count) messages")
      Button("Delete") {
        count -= 1
        withAnimation(.snappy) { deletedAt = .now }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .padding()
    .safeAreaInset(edge: .bottom) {
      if let deletedAt {
        HStack {
          Label {
            Text(summary)
          } icon: {
            DrawnRing(from: deletedAt, lasts: 3)
          }
          .labelStyle(UndoLabelStyle())
          Button("Undo") {
            count += 1
            withAnimation(.snappy) { self.deletedAt = nil }
          }
          .buttonStyle(QuickButtonStyle())
        }
        .foregroundStyle(.white)
        .padding(12)
        .background(Color(white: 0.15), in: .rect(cornerRadius: 14))
        .padding(8)
        .transition(.move(edge: .bottom))
        .task(id: deletedAt) {
          do {
            try await Task.sleep(for: .seconds(3))
            withAnimation(.snappy) { self.deletedAt = nil }
          } catch {}
        }
      }
    }
  }

  private var summary: AttributedString {
    var words = AttributedString("Message deleted")
    if let range = words.range(of: "deleted") { words[range].foregroundColor = .orange }
    return words
  }
}

#Preview("Messages") { MessageList() }
