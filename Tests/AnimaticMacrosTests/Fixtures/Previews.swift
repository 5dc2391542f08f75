import SwiftUI

extension View {
  func note(isShown: Binding<Bool>, text: Binding<String>, stay: Binding<Note.Stay>) -> some View {
    Note(isShown: isShown, text: text, stay: stay)
  }
}

struct Note: View {
  enum Stay: Int {
    case brief = 2
    case lasting = 8
  }

  @Binding var isShown: Bool
  @Binding var text: String
  @Binding var stay: Stay

  var body: some View {
    if isShown {
      Text(text)
    } else {
      Text("")
    }
  }
}

func example() -> Text { Text("from a function") }

#Preview {
  @Previewable @State var isShown = false
  // A comment between them stays harmless.
  @Previewable @State var text = ""
  @Previewable @State var stay = Note.Stay.lasting

  var count = 0

  GeometryReader { geometry in
    Button(
      action: {
        isShown = true
        count += 1
        text = "Note \(count) at \(geometry.width)"
        stay =
          if count.isMultiple(of: 2) {
            Note.Stay.brief
          } else {
            Note.Stay.lasting
          }
      },
      label: { Text("Show") }
    )
  }
  .note(isShown: $isShown, text: $text, stay: $stay)
}

#Preview("Named") {
  Text("one")
  Text("two")
}

#Preview(traits: .sizeThatFitsLayout) { return Text("with a return") }

#Preview("Wide", traits: .landscapeLeft, .fixedLayout(width: 320, height: 80)) { Text("wide") }

#Preview("From a function", body: example)

#Preview("Labelled", body: { Text("labelled") })
