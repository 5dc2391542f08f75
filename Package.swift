// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The floors of docs/architecture.md: a target imports only from floors below its own.
// Tests/ArchitectureTests reads `swift package dump-package` and fails on an arrow that points up.

/// Pixel loops are 12 to 125 times slower unoptimised, so the C shims are optimised in debug builds too.
let optimisedC: [CSetting] = [.unsafeFlags(["-O2"])]

/// The toolchain's own SwiftSyntax (`usr/lib/swift/host`), from which the macro plugin is built, so that no package has
/// to be fetched. Found through the manifest library, which this very program has loaded from the same toolchain.
let toolchainSyntax: String? = {
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n")
  where line.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
    let library = line.drop { $0 != "/" }.dropLast("/pm/ManifestAPI/libPackageDescription.so".count)
    let host = library + "/host"
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") { return String(host) }
  }
  return nil
}()

/// `#Preview` and `@Previewable`. A toolchain without SwiftSyntax builds everything else; only a file that uses one of
/// the two macros does not compile there.
let macros: [Target] =
  toolchainSyntax.map { host in
    [
      .macro(
        name: "AnimaticMacros", path: "Macros/AnimaticMacros",
        swiftSettings: [.unsafeFlags(["-I", host])],
        linkerSettings: [
          .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
          .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftDiagnostics"),
          .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftSyntaxMacros"),
          .linkedLibrary("SwiftSyntaxMacroExpansion"), .linkedLibrary("SwiftCompilerPluginMessageHandling"),
        ])
    ]
  } ?? []

let package = Package(
  name: "animatic",
  products: [
    .executable(name: "animatic", targets: ["animatic"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "AnimaticTesting", targets: ["AnimaticTesting"]),
  ],
  targets: macros + [
    // Floor 0
    .target(name: "AnimaticTime"),
    .target(name: "AnimaticDrawing"),
    .target(name: "AnimaticScript"),
    .systemLibrary(
      name: "CAnimaticCairoSystem", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "CAnimaticCairo", dependencies: ["CAnimaticCairoSystem"], cSettings: optimisedC),
    .systemLibrary(
      name: "CAnimaticCodecsSystem", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev", "libgif-dev", "libdeflate-dev"])]),
    .target(name: "CAnimaticCodecs", dependencies: ["CAnimaticCodecsSystem"], cSettings: optimisedC),
    .target(name: "CAnimaticRuntime", cSettings: optimisedC),

    // Floor 1
    .target(
      name: "AnimaticUI",
      dependencies: ["AnimaticTime", "AnimaticDrawing", "CAnimaticRuntime"]
        + macros.map { .target(name: $0.name) }),
    .target(
      name: "AnimaticCairo", dependencies: ["AnimaticDrawing", "CAnimaticCairo", "CAnimaticCairoSystem"]),
    .target(
      name: "AnimaticExport",
      dependencies: ["AnimaticTime", "AnimaticDrawing", "CAnimaticCodecs", "CAnimaticCodecsSystem"]),

    // Floor 2
    .target(name: "SwiftUI", dependencies: ["AnimaticUI"]),
    .target(name: "Combine", dependencies: ["AnimaticUI"]),
    .target(name: "UIKit", dependencies: ["AnimaticUI"]),
    .target(name: "AnimaticNotices", dependencies: ["AnimaticUI"]),
    .target(name: "AnimaticGolden", dependencies: ["AnimaticTime", "AnimaticDrawing", "AnimaticExport"]),

    // Floor 3
    .target(
      name: "AnimaticLoader",
      dependencies: ["AnimaticScript", "AnimaticUI", "CAnimaticRuntime", "SwiftUI", "UIKit", "Combine"]),

    // Floor 4
    .target(
      name: "AnimaticStage",
      dependencies: [
        "AnimaticTime", "AnimaticDrawing", "AnimaticScript", "AnimaticUI", "AnimaticExport",
        "AnimaticNotices", "AnimaticLoader",
      ]),

    // Floor 5
    .target(
      name: "AnimaticReview",
      dependencies: [
        "AnimaticDrawing", "AnimaticTime", "AnimaticUI", "AnimaticStage", "AnimaticGolden", "AnimaticExport",
      ],
      resources: [.embedInCode("Page/Resources")]),

    // Floor 6
    .target(
      name: "AnimaticTesting",
      dependencies: [
        "AnimaticTime", "AnimaticDrawing", "AnimaticScript", "AnimaticUI", "AnimaticStage", "AnimaticCairo",
      ],
      // A view that a scenario names is loaded into the test program, and finds our modules in it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "animatic",
      dependencies: [
        "AnimaticScript", "AnimaticStage", "AnimaticNotices", "AnimaticCairo", "AnimaticExport",
        "AnimaticGolden", "AnimaticReview", "AnimaticLoader",
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .testTarget(name: "AnimaticTimeTests", dependencies: ["AnimaticTime"]),
    .testTarget(name: "AnimaticDrawingTests", dependencies: ["AnimaticDrawing"]),
    .testTarget(name: "AnimaticScriptTests", dependencies: ["AnimaticScript"]),
    .testTarget(name: "AnimaticUITests", dependencies: ["AnimaticUI", "SwiftUI", "Combine"]),
    .testTarget(name: "AnimaticCairoTests", dependencies: ["AnimaticCairo"]),
    .testTarget(name: "AnimaticExportTests", dependencies: ["AnimaticExport", "CAnimaticCodecsSystem"]),
    .testTarget(name: "AnimaticLoaderTests", dependencies: ["AnimaticLoader", "AnimaticScript"]),
    .testTarget(name: "AnimaticStageTests", dependencies: ["AnimaticStage", "AnimaticNotices"]),
    .testTarget(
      name: "AnimaticGoldenTests",
      dependencies: ["AnimaticTime", "AnimaticDrawing", "AnimaticExport", "AnimaticGolden"]),
    .testTarget(name: "AnimaticCommandTests", dependencies: ["animatic"], exclude: ["Fixtures"]),
    .testTarget(
      name: "ReviewPageTests",
      dependencies: ["animatic", "AnimaticReview", "AnimaticGolden", "AnimaticExport"]),
    .testTarget(name: "AnimaticTestingTests", dependencies: ["AnimaticTesting", "SwiftUI"]),
    .testTarget(name: "AnimaticMacrosTests", dependencies: ["AnimaticUI"], exclude: ["Fixtures"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "DocumentationTests", dependencies: ["animatic"]),
  ],
  swiftLanguageModes: [.v5]
)
