import SwiftUI

/// Code of the first SwiftUI years: no-value animation, one-argument onChange, safe areas by edges.
struct ClassicToast<Presenting>: View where Presenting: View {
  @Binding var isShowing: Bool
  let presenting: () -> Presenting
  let text: Text

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .center) {
        self.presenting()
          .blur(radius: self.isShowing ? 1 : 0)
        VStack {
          self.text
        }
        .frame(width: geometry.size.width / 2, height: geometry.size.height / 4)
        .background(Color.secondary.colorInvert())
        .foregroundColor(Color.primary)
        .cornerRadius(20)
        .accessibility(identifier: "classic")
        .opacity(self.isShowing ? 1 : 0)
        .animation(.easeIn(duration: 0.4))
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .edgesIgnoringSafeArea(.all)
    .onChange(of: isShowing) { showing in
      guard showing else { return }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(1250)) {
        self.isShowing = false
      }
    }
  }
}

extension View {
  func classicToast(isShowing: Binding<Bool>, text: Text) -> some View {
    ClassicToast(isShowing: isShowing, presenting: { self }, text: text)
  }
}

struct OldScreen: View {
  @State var showToast: Bool = false

  var body: some View {
    NavigationView {
      VStack {
        Button(action: { self.showToast.toggle() }) { Text("Toggle toast") }
      }
      .navigationBarTitle(Text("Old screen"), displayMode: .inline)
    }
    .classicToast(isShowing: $showToast, text: Text("Hello toast!").bold())
  }
}

struct OldScreen_Previews: PreviewProvider {
  static var previews: some View {
    OldScreen()
      .previewLayout(.fixed(width: 300, height: 300))
      .previewDisplayName("Old screen")
  }
}
