import AnimaticDrawing
import Foundation
import Testing

@testable import animatic

@Suite struct DistinctListsTests {
  private func list(x: Double, opacity: Double = 1) -> DisplayList {
    let square = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)), .color(.black))
    let group = DisplayGroup(
      transform: .translation(x, 0), opacity: opacity, content: DisplayContent([square]))
    return DisplayList(size: CGSize(width: 20, height: 20), items: [.group(group)])
  }

  @Test func equalByValueIsOneNumber() {
    var lists = DistinctLists()
    #expect(lists.number(list(x: 0)) == (0, true))
    #expect(lists.number(list(x: 0)) == (0, false))
    #expect(lists.number(list(x: 1)) == (1, true))
    #expect(lists.number(list(x: 1, opacity: 0.5)) == (2, true))
    #expect(lists.number(list(x: 0)) == (0, false))
    #expect(lists.count == 3)
  }

  @Test func aDifferenceThatTheFingerprintLeavesOutStillCounts() {
    var lists = DistinctLists()
    var other = list(x: 0)
    guard case .group(var group) = other.items[0] else { return }
    group.blur = 3
    other.items = [.group(group)]
    #expect(lists.number(list(x: 0)).isNew)
    #expect(lists.number(other).isNew)
  }

  @Test func whatWasLongAgoIsForgotten() {
    var lists = DistinctLists(most: 3)
    for x in 0..<4 { #expect(lists.number(list(x: Double(x))) == (x, true)) }
    #expect(lists.number(list(x: 3)) == (3, false))
    #expect(lists.number(list(x: 1)) == (1, false))
    #expect(lists.number(list(x: 0)) == (4, true))
  }
}
