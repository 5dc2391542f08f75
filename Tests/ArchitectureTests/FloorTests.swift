import Testing

@Suite struct FloorTests {
  @Test func everyArrowOfThePackagePointsDown() throws {
    let table = FloorTable(markdown: try Repository.text("docs/architecture.md"))
    let targets = try PackageDump.dump().targets.filter { $0.type != "test" }
    #expect(targets.count >= 15)
    #expect(targets.contains { $0.name == "AnimaticUI" && $0.dependencies.contains("AnimaticTime") })
    // The macro plugin is left out where the toolchain has no SwiftSyntax.
    let optional = "docs/architecture.md lists AnimaticMacros, which is no target of Package.swift"
    #expect(table.faults(in: targets).filter { $0 != optional } == [])
  }

  @Test func arrowsUpAndSidewaysAreFaults() {
    let table = FloorTable(markdown: "| floor | target |\n|---|---|\n| 0 | `A` |\n| 0 | `B` |\n| 1 | `C` |\n")
    let targets: [PackageDump.Target] = [
      .init(name: "A", dependencies: ["C"]), .init(name: "B", dependencies: ["A"]),
      .init(name: "C", dependencies: ["A", "B"]),
    ]
    #expect(
      table.faults(in: targets) == [
        "A (floor 0) imports C (floor 1): arrows go down", "B (floor 0) imports A (floor 0): arrows go down",
      ])
  }

  @Test func namesMustStandOnBothSides() {
    let table = FloorTable(markdown: "| 0 | `A` | x |\n| -1 | `Gone` | y |\n| 2 | `A` | z |")
    #expect(
      table.faults(in: [.init(name: "A", dependencies: []), .init(name: "New", dependencies: [])]) == [
        "New has no floor in docs/architecture.md", "docs/architecture.md lists A twice",
        "docs/architecture.md lists Gone, which is no target of Package.swift",
      ])
  }
}
