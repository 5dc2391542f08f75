import AnimaticDrawing
import AnimaticUI

/// What lies under the notices.
enum Backdrop {
  case plain
  case color(Color)
  case gradient(Color, Color)
  case image(ImageSource)
  case app(String)

  /// The names that `background app` knows.
  static let apps = ["inbox", "list", "chat", "map"]

  var isPlain: Bool {
    if case .plain = self { return true }
    return false
  }

  var view: AnyView {
    switch self {
    case .plain: return AnyView(Color.system(.systemBackground).ignoresSafeArea())
    case .color(let color): return AnyView(color.ignoresSafeArea())
    case .gradient(let top, let bottom):
      return AnyView(
        LinearGradient(colors: [top, bottom], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
    case .image(let source): return AnyView(Picture(source: source).ignoresSafeArea())
    case .app("chat"): return AnyView(ChatApp())
    case .app("map"): return AnyView(MapApp())
    case .app: return AnyView(InboxApp())
    }
  }
}

/// A mail program: a title and eight rows, over a gradient.
private struct InboxApp: View {
  private struct Row: Identifiable {
    let id: Int
    let sender: String
    let line: String
    let color: Color
  }

  private let rows = [
    Row(id: 0, sender: "Ada Holm", line: "Minutes of Monday's meeting", color: .blue),
    Row(id: 1, sender: "Ben Ito", line: "The new icons are ready", color: .orange),
    Row(id: 2, sender: "Carla Reyes", line: "Lunch on Thursday?", color: .green),
    Row(id: 3, sender: "Dmitri Volkov", line: "Build 214 passed all tests", color: .purple),
    Row(id: 4, sender: "Emma Lind", line: "Photos from the lake", color: .pink),
    Row(id: 5, sender: "Farid Amin", line: "Your order has shipped", color: .teal),
    Row(id: 6, sender: "Grace Okoro", line: "Draft of the press note", color: .indigo),
    Row(id: 7, sender: "Hana Sato", line: "See you at the station", color: .red),
  ]

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Inbox").font(.largeTitle).bold().padding(.top, 12)
      ForEach(rows) { row in
        HStack(spacing: 12) {
          Circle().fill(row.color.opacity(0.8)).frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 1) {
            Text(row.sender).font(.headline).lineLimit(1)
            Text(row.line).font(.subheadline).foregroundColor(.secondary).lineLimit(1)
          }
          Spacer(minLength: 0)
        }
        .padding(12)
        .background(card, in: RoundedRectangle(cornerRadius: 14))
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .background(alignment: .top) {
      LinearGradient(colors: page, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
  }

  private var card: Color { .system(.secondarySystemGroupedBackground) }

  private var page: [Color] {
    scheme == .dark
      ? [Color(white: 0.11), .black]
      : [Color(red: 0.90, green: 0.93, blue: 0.98), Color(red: 0.97, green: 0.96, blue: 0.94)]
  }
}

/// A conversation.
private struct ChatApp: View {
  private struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  private let messages = [
    Message(id: 0, text: "Are you on the train already?", isMine: false),
    Message(id: 1, text: "Yes, it left on time", isMine: true),
    Message(id: 2, text: "Great. I will wait at the north exit, next to the flower shop.", isMine: false),
    Message(id: 3, text: "Perfect", isMine: true),
    Message(id: 4, text: "Bring an umbrella, it rains here", isMine: false),
    Message(id: 5, text: "Thanks for the warning!", isMine: true),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(messages) { message in
        HStack {
          if message.isMine { Spacer(minLength: 60) }
          Text(message.text)
            .foregroundColor(message.isMine ? .white : .primary)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(
              message.isMine ? Color.blue : .system(.gray5), in: RoundedRectangle(cornerRadius: 18))
          if !message.isMine { Spacer(minLength: 60) }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .background { Color.system(.systemBackground).ignoresSafeArea() }
  }
}

/// A map: land, water, roads and a pin.
private struct MapApp: View {
  @Environment(\.colorScheme) private var scheme

  private struct Roads: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        path.move(to: point(0, 0.22))
        path.addCurve(to: point(1, 0.38), control1: point(0.35, 0.16), control2: point(0.6, 0.46))
        path.move(to: point(0.3, 0))
        path.addCurve(to: point(0.42, 1), control1: point(0.22, 0.35), control2: point(0.55, 0.6))
        path.move(to: point(0, 0.74))
        path.addLine(to: point(1, 0.66))
        path.move(to: point(0.76, 0))
        path.addLine(to: point(0.7, 1))
      }
    }
  }

  private struct River: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.5))
        path.addCurve(
          to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.56),
          control1: CGPoint(x: rect.minX + rect.width * 0.4, y: rect.minY + rect.height * 0.42),
          control2: CGPoint(x: rect.minX + rect.width * 0.6, y: rect.minY + rect.height * 0.66))
      }
    }
  }

  var body: some View {
    ZStack {
      land
      River().stroke(water, lineWidth: 44)
      Roads().stroke(scheme == .dark ? Color(white: 0.32) : Color.white, lineWidth: 10)
      Image(systemName: "mappin").font(.system(size: 40)).foregroundColor(.red)
    }
    .clipped()
    .ignoresSafeArea()
  }

  private var land: Color {
    scheme == .dark ? Color(white: 0.17) : Color(red: 0.93, green: 0.92, blue: 0.87)
  }
  private var water: Color {
    scheme == .dark ? Color(red: 0.12, green: 0.2, blue: 0.3) : Color(red: 0.67, green: 0.83, blue: 0.93)
  }
}

/// A picture that fills its frame, cut off at the longer side.
private struct Picture: View {
  let source: ImageSource
  var body: some View { PictureView(source: source) }
}
