import Testing

/// Files as they come from an app: what an iPhone has and Linux does not is served, left out, or said.
@Suite struct PhoneFileTests {
  let fixture = FixtureRun()

  private func run(_ text: String, _ words: String..., verb: String = "preview") throws -> CommandRun {
    try fixture.folder.write(text, to: "A.swift")
    return try CommandRun(
      words: [verb, "A.swift"] + words, in: fixture.folder.path, environment: FixtureRun.environment)
  }

  private func values(_ text: String, _ lines: String = "", verb: String = "values", _ rest: String...) throws
    -> CommandRun
  {
    try fixture.folder.write(text, to: "A.swift")
    try fixture.folder.write(
      "view \"A.swift\" preview\ncanvas 300x400\nduration 2s\n\(lines)\n", to: "a.scenario")
    return try CommandRun(
      words: [verb, "a.scenario"] + rest, in: fixture.folder.path, environment: FixtureRun.environment)
  }

  @Test func branchesOfTheConditionsAreThoseOfAPhone() throws {
    let run = try values(
      """
      import SwiftUI
      #if canImport(UIKit) && canImport(Combine) && !canImport(AppKit)
      import UIKit
      let kit = "uikit"
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if (os(iOS)
        || os(visionOS))
      let system = "ios"
      #endif
      #if canImport(WidgetKit)
      import WidgetKit
      let widget = "widget"
      #else
      let widget = "none"
      #endif
      #if DEBUG
      #Preview {
        Text([kit, system, widget].joined(separator: " "))
          #if targetEnvironment(simulator)
          .bold()
          #else
          .glow()
          #endif
      }
      #endif
      """, "", "--at", "0s")
    #expect(run.error == "")
    #expect(run.output.contains("\"uikit ios none\""))
  }

  /// Unused frameworks do not matter, a log goes into the trace, Objective-C's attributes into nothing.
  @Test func modulesOfAPhoneAreServed() throws {
    let run = try values(
      """
      import AVFoundation
      import CoreGraphics
      import os.log
      import QuartzCore
      import SwiftUI
      private let log = Logger(subsystem: "app", category: "toast")
      @objcMembers class Center: NSObject, ObservableObject {
        @objc func come(_ x: Double) { log.error("at \\(x, format: .fixed(precision: 2)), \\("b", privacy: .public)") }
      }
      struct Screen: View {
        @StateObject private var center = Center()
        var body: some View {
          Text("hi").onAppear {
            center.come(1.5)
            os_log("old %{public}@ %d%%", type: .info, "style", 3)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { center.come(CACurrentMediaTime()) }
          }
        }
      }
      #Preview { Screen() }
      """, verb: "trace")
    #expect(run.error == "")
    for line in ["log toast error: at 1.50, b", "log info: old style 3%", "log toast error: at 1.00, b"] {
      #expect(run.output.contains(line), "\(run.output)")
    }
  }

  /// The framework is named at the word that needs it, with the line of its import.
  @Test func whatIsMissingIsSaidAtTheWord() throws {
    let player = try run(
      "import SwiftUI\nimport AVFoundation\n#Preview { Text(\"\\(AVAudioPlayer.self)\") }\n", "--list")
    #expect(player.code == 2)
    #expect(player.error.contains("A.swift:3:20: error: cannot find 'AVAudioPlayer' in scope"))
    #expect(
      player.error.contains(
        "if it is of AVFoundation (imported at A.swift:2): nothing of that is in Animatic"))
    let kit = try run("import SwiftUI\nimport ToastKit\n#Preview { Text(\"a\") }\n", "--list")
    #expect(
      kit.error.contains(
        "A.swift:2:8: error: no such module 'ToastKit'; if 'ToastKit' is a module of your own"))
    let slip = try run("import SwiftUI\n#Preview { Text(\"a\").shadwo(radius: 3) }\n", "--list")
    #expect(slip.error.contains("A.swift:2:22: error:") && slip.error.contains("did you mean 'shadow'?"))
    let wrong = try run("import SwiftUI\n#Preview { Text(\"a\").padding(true, 3, 4) }\n", "--list")
    #expect(wrong.code == 2 && !wrong.error.contains("in Animatic"))
  }

  @Test func anAppsOwnFileOffersItsViews() throws {
    let text = """
      import SwiftUI
      class Delegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool { true }
      }
      @main struct Main: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @Environment(\\.scenePhase) private var phase
        var body: some Scene { WindowGroup { Home() }.onChange(of: phase) { _, new in print(new) } }
      }
      struct Home: View { var body: some View { Text(String(localized: "home \\(1)")) } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      """
    let list = try run(text, "--list")
    #expect(list.code == 2)
    #expect(list.error.contains("--view 'Home()'") && !list.error.contains("Row()"))
    let play = try run(text, "--view", "Home()", "-o", "x.gif")
    #expect(play.code == 0, "\(play.error)")
  }

  @Test func aProvidersDeviceIsPlayed() throws {
    let text = """
      import SwiftUI
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Text("a").previewDevice("iPhone SE (3rd generation)").previewDisplayName("Small")
          Text("b").previewDevice(PreviewDevice(rawValue: "Apple Watch")).previewDisplayName("Other")
        }
      }
      """
    func width(_ words: String...) throws -> Int {
      let run = try CommandRun(
        words: ["preview", "A.swift"] + words + ["--scale", "1", "-o", "x.png"], in: fixture.folder.path,
        environment: FixtureRun.environment)
      #expect(run.code == 0, "\(run.error)")
      return try fixture.folder.bytes("x.png")[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    let list = try run(text, "--list")
    #expect(list.output.contains("iPhone SE (3rd generation)"))
    #expect(try width("Small") == 375)
    #expect(try width("Small", "--device", "iPhone 15 Pro Max") == 430)
    let other = try run(text, "Other", "-o", "x.gif")
    #expect(other.error.contains("warning: the preview asks for the device \"Apple Watch\""))
  }

  /// A file made for a project whose files are on the main actor unless they say otherwise.
  @Test func filesOfTheMainActorCompile() throws {
    let run = try run(
      """
      import SwiftUI
      @MainActor class Helper { func text() -> String { "helped" } }
      let helper = Helper()
      class Center { func text() -> String { helper.text() } }
      #Preview { Text(Center().text()) }
      """, "-o", "x.gif")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test func aDamagedCacheIsMadeAnew() throws {
    let cache = TemporaryFolder()
    try fixture.folder.write("import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n", to: "A.swift")
    func list() throws -> CommandRun {
      try CommandRun(
        words: ["preview", "A.swift", "--list"], in: fixture.folder.path,
        environment: FixtureRun.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 })
    }
    #expect(try list().code == 0)
    let library = try #require(cache.files.first { $0.hasSuffix(".so") })
    for damage in ["", "\u{7F}ELF and no more"] {
      try cache.write(damage, to: library)
      let again = try list()
      #expect(again.code == 0, "\(again.error)")
      #expect(again.output.contains("\"One\""))
    }
    #expect(cache.files.filter { $0.contains("work-") } == [])
  }
}
