/// The modules of an iPhone that a file may import, and what an import of them comes to here.
enum AppleModules {
  /// What stands in for a module that Linux does not have under its name.
  static let replacements: [String: String] = [
    // CGRect, CATransform3D and the like come with SwiftUI; a log is in the companion file.
    "CoreFoundation": "SwiftUI", "CoreGraphics": "SwiftUI", "ObjectiveC": "SwiftUI", "OSLog": "SwiftUI",
    "QuartzCore": "SwiftUI", "os": "SwiftUI",
    "Darwin": "Glibc",
  ]

  /// The modules whose words are there, wholly or for the greater part.
  static let served: Set<String> = Set(replacements.keys).union([
    "Combine", "Foundation", "Observation", "SwiftUI", "UIKit",
  ])

  /// Frameworks of which nothing is there. Their import is left out, so that a file which does not use them plays, and
  /// one that does is told so at the very word.
  static let absent: Set<String> = Set(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility ActivityKit AppIntents AppTrackingTransparency
    AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit Charts CloudKit Contacts ContactsUI
    CoreAudio CoreBluetooth CoreData CoreHaptics CoreImage CoreLocation CoreMedia CoreML CoreMotion
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit DeveloperToolsSupport EventKit
    GameKit GameplayKit HealthKit ImageIO Intents LinkPresentation LocalAuthentication MapKit MediaPlayer
    MessageUI Messages Metal MetalKit MobileCoreServices NaturalLanguage Network PDFKit PassKit PencilKit Photos
    PhotosUI PlaygroundSupport QuickLook RealityKit ReplayKit SafariServices SceneKit Security Social Speech
    SpriteKit StoreKit SwiftData SymbolKit Symbols SystemConfiguration TipKit Translation
    UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision WatchConnectivity WebKit WidgetKit simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
