import Foundation
import Testing

/// The tool where `make install` puts it, away from the folder that it was built in.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func install(_ prefix: String, to folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["Scripts/install.sh", CommandRun.tool.deletingLastPathComponent().path, prefix]
    process.currentDirectoryURL = Self.root
    process.environment = ["PATH": "/usr/bin:/bin", "DESTDIR": folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func theInstalledToolPlaysAFile() throws {
    let folder = TemporaryFolder()
    #expect(try install("/usr", to: folder) == 0)
    try folder.write("import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n", to: "A.swift")
    let run = try CommandRun(
      words: ["preview", "A.swift", "One", "-o", "x.gif"], in: folder.path,
      environment: FixtureRun.environment, tool: folder.path + "/usr/bin/animatic")
    #expect(run.code == 0, "\(run.error)")
    #expect(folder.exists("x.gif"))
    let map = try folder.read("usr/lib/animatic/CAnimaticRuntime.build/module.modulemap")
    #expect(!map.contains(Self.root.path))
  }

  @Test func aPrefixIsAbsolute() throws {
    let folder = TemporaryFolder()
    #expect(try install("usr", to: folder) == 2)
    #expect(folder.files == [])
  }
}
