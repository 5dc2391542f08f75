import SwiftUI

#if os(macOS)
  import AppKit
#elseif canImport(UIKit)
  import UIKit
#endif

struct Platforms: View {
  var body: some View {
    VStack {
      #if os(iOS) && !targetEnvironment(macCatalyst)
        Text("phone")
      #else
        Text("elsewhere")
      #endif
      #if os(Linux) || os(macOS) || os(watchOS)
        NoSuchView(
          """
          #if os(iOS)
          """)
      #endif
      #if DEBUG
        Text("debug")
      #endif
      if #available(iOS 18, *) { Text("new") } else { Text("old") }
    }
  }
}
