import Testing

@testable import AnimaticReview

@Suite struct PictureChoiceTests {
  private func changes(_ count: Int, moving: [ClosedRange<Int>]) -> [Bool] {
    (0..<count).map { index in moving.contains { $0.contains(index) } }
  }

  @Test func aStillSceneIsOnePicture() {
    #expect(PictureChoice.frames(changes: changes(300, moving: [])) == [0])
    #expect(PictureChoice.frames(changes: []) == [])
  }

  @Test func everyMovementIsShownToItsEnd() {
    let chosen = PictureChoice.frames(changes: changes(300, moving: [31...57, 271...288]))
    #expect(chosen == [0, 35, 40, 46, 51, 57, 273, 277, 280, 284, 288])
  }

  @Test func aShortPauseDoesNotPartAMovement() {
    #expect(PictureChoice.movements(changes(20, moving: [3...5, 8...9, 14...14])) == [2...9, 13...14])
  }

  @Test func neverMoreThanAskedFor() {
    for movements in 0..<60 {
      let runs = (0..<movements).map { $0 * 10 + 5...$0 * 10 + 7 }
      let chosen = PictureChoice.frames(changes: changes(610, moving: runs), most: 16)
      #expect(chosen.count <= 16)
      #expect(chosen == Array(Set(chosen)).sorted())
      #expect(chosen.first == 0)
      if let last = runs.last { #expect(chosen.last == last.upperBound) }
    }
  }
}
