// swift-tools-version: 6.2
import PackageDescription

// A package of views for iOS. On Linux, and only there, `SwiftUI` comes from Animatic, so that the views can be
// built and played in tests.

// In a package of your own: .package(url: "…", branch: "main")
let animatic = Package.Dependency.package(name: "animatic", path: "../..")

let package = Package(
  name: "ToastKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "ToastKit", targets: ["ToastKit"])],
  dependencies: [animatic],
  targets: [
    .target(
      name: "ToastKit",
      dependencies: [
        .product(name: "SwiftUI", package: "animatic", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ToastKitTests",
      dependencies: [
        "ToastKit",
        .product(name: "AnimaticTesting", package: "animatic", condition: .when(platforms: [.linux])),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
