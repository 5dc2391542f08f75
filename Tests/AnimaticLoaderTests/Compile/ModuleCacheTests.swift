import Testing

@testable import AnimaticLoader

@Suite struct ModuleCacheTests {
  /// FNV-1a of the length (eight bytes, little endian) and the bytes; worked out by hand for nothing at all.
  @Test func keysTellListsApart() {
    func key(_ parts: String...) -> String {
      var key = ContentKey()
      for part in parts { key.add(part) }
      return key.text
    }
    #expect(key() == "6c62272e07bb014262b821756295c58d")
    #expect(Set([key("ab", "c"), key("a", "bc"), key("abc"), key("abc", ""), key("")]).count == 5)
    #expect(key("a", "b") == key("a", "b"))
    #expect(key("x").count == 32)
  }

  @Test func aMissingCompilerIsSaid() throws {
    #expect(throws: LoadError.self) { try Toolchain.find(path: "/nowhere:/none") }
    #expect(throws: LoadError.self) { try Toolchain.find(path: nil) }
  }

  @Test func aProgramWithoutModulesIsSaid() throws {
    #expect(throws: LoadError.self) { try BuildLayout.find(program: "/nowhere/animatic") }
  }
}
