import SwiftUI

/// Code in the manner of the first SwiftUI years, kept as it was: explicit self, an animation without a value,
/// an `onChange` with one argument, and a preview by a provider.
struct ClassicToast: View {
  @Binding var visible: Bool
  var message: LocalizedStringKey

  var body: some View {
    HStack(alignment: .center) {
      Image(systemName: "paperplane.fill")
        .imageScale(.small)
      Text(self.message)
        .font(Font.system(size: 15, weight: .medium, design: .rounded))
    }
    .foregroundColor(Color.white)
    .frame(width: 180, height: 44)
    .background(RoundedRectangle(cornerRadius: 22, style: .continuous).foregroundColor(Color.purple))
    .accessibility(identifier: "classic")
    .accessibility(label: Text(self.message))
    .opacity(self.visible ? 1.0 : 0.0)
    .offset(x: 0, y: self.visible ? -20 : 80)
    .animation(.easeIn(duration: 0.4))
    .onChange(of: self.visible) { nowVisible in
      if nowVisible {
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(1250)) {
          self.visible = false
        }
      }
    }
  }
}

struct MailComposer: View {
  @State var toastVisible: Bool = false

  var body: some View {
    ZStack(alignment: .bottom) {
      NavigationView {
        VStack(alignment: .leading, spacing: 8) {
          Text("To: Grandmother")
          Divider()
          Button(action: { self.toastVisible = true }) {
            Text("Send letter")
          }
          Spacer()
        }
        .padding(.all)
        .navigationBarTitle(Text("New letter"), displayMode: .inline)
      }
      ClassicToast(visible: self.$toastVisible, message: "Letter sent")
    }
    .edgesIgnoringSafeArea(.bottom)
  }
}

#if DEBUG
  struct MailComposer_Previews: PreviewProvider {
    static var previews: some View {
      MailComposer()
        .previewLayout(PreviewLayout.fixed(width: 300, height: 300))
        .previewDisplayName("Composer")
    }
  }
#endif
