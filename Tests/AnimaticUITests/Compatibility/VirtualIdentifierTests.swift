import AnimaticUI
import Foundation
import Testing

/// Identifiers are a sequence of the play's: the same in each play of the same code.
@Suite struct VirtualIdentifierTests {
  private func identifiers(_ count: Int) throws -> [UUID] {
    var made: [UUID] = []
    let host = try TestHost { Text("x") }
    try host.at(1) { made = (0..<count).map { _ in UUID.virtualNext } }
    return made
  }

  @Test func `two plays have the same ones`() throws {
    #expect(try identifiers(20) == identifiers(20))
  }

  @Test func `no two of a play are equal, and all have the form of random ones`() throws {
    let made = try identifiers(5000)
    #expect(Set(made).count == made.count)
    #expect(made.allSatisfy { $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 2 })
  }
}
