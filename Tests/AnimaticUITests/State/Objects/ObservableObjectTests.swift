import SwiftUI
import Testing

@testable import AnimaticUI

private class Base: ObservableObject {
  @Published var inherited = 0
}

private final class Center: Base {
  @Published var isShown = false
  @Published var text = "hello"
  var silent = 0
}

@Suite struct PublishedTests {
  @Test func `a publisher hands out the value, then each new one before it is stored`() {
    let center = Center()
    var log: [String] = []
    let keep = center.$text.sink { log.append("\($0) while \(center.text)") }
    center.text = "b"
    center.text = "b"
    keep.cancel()
    center.text = "c"
    #expect(log == ["hello while hello", "b while hello", "b while b"])
  }

  @Test func `the object says that it will change, inherited properties and equal values included`() {
    let center = Center()
    var seen: [Bool] = []
    let keep = center.objectWillChange.sink { seen.append(center.isShown) }
    center.isShown = true
    center.isShown = true
    center.inherited = 1
    center.silent = 1
    #expect(seen == [false, true, true])
    #expect(center.objectWillChange === center.objectWillChange)
    keep.cancel()
  }

  @Test func `an object without published properties is told by hand`() {
    final class Manual: ObservableObject {
      var value = 0 { willSet { objectWillChange.send() } }
    }
    let manual = Manual()
    var count = 0
    let keep = manual.objectWillChange.sink { count += 1 }
    manual.value = 3
    #expect(count == 1)
    keep.cancel()
  }

  @Test func `another object at the same address has a publisher of its own`() {
    var made: [ObservableObjectPublisher] = []
    for _ in 0..<200 {
      let center = Center()
      made.append(center.objectWillChange)
    }
    #expect(Set(made.map { ObjectIdentifier($0) }).count == 200)
  }
}

@Suite struct ObjectViewTests {
  private struct Notice: View {
    @ObservedObject var center: Center
    var body: some View {
      Text(center.text).offset(y: center.isShown ? 0 : -100).opacity(center.isShown ? 1 : 0.5)
    }
  }

  @Test func `a write inside withAnimation animates`() throws {
    let center = Center()
    let host = try TestHost { Notice(center: center) }
    try host.at(1) { withAnimation(.linear(duration: 1)) { center.isShown = true } }
    try host.advance(to: 1.25)
    #expect(near(host.offset("hello").map { Double($0.height) }, -75) && near(host.opacity("hello"), 0.625))
    try host.at(3) { center.isShown = false }
    #expect(near(host.offset("hello").map { Double($0.height) }, -100))
  }

  @Test func `an equal write evaluates the view, and no more than that`() throws {
    let center = Center()
    let host = try TestHost { Notice(center: center) }
    let before = host.kinds(.body).count
    try host.at(1) { withAnimation(.linear(duration: 1)) { center.text = "hello" } }
    #expect(host.kinds(.body).count == before + 1)
    #expect(!host.graph.hasRunningAnimations)
  }

  @Test func `a state object is made once and kept, a fresh observed one is not`() throws {
    final class Counter: ObservableObject {
      @Published var count = 0
      nonisolated(unsafe) static var made = 0
      init() { Counter.made += 1 }
    }
    struct Owner: View {
      let round: Int
      @StateObject private var counter = Counter()
      var body: some View {
        Text("count \(counter.count)").onChange(of: round) { counter.count += 1 }
      }
    }
    struct Careless: View {
      let round: Int
      @ObservedObject var counter = Counter()
      var body: some View {
        Text("careless \(counter.count)").onAppear { counter.count = 10 }
      }
    }
    let (host, round) = try play(0) { outside in
      VStack {
        Owner(round: outside.value)
        Careless(round: outside.value)
      }
    }
    #expect(host.text("careless 10")?.exists == true)
    for step in 1...3 { try host.at(Double(step)) { round.write(step) } }
    #expect(host.text("count 3")?.exists == true)
    #expect(host.text("careless 0")?.exists == true)
    #expect(Counter.made == 1 + 4)
  }

  @Test func `an environment object reaches views below, and another takes its place`() throws {
    struct Inner: View {
      @EnvironmentObject var center: Center
      var body: some View { Text(center.text) }
    }
    let (a, b) = (Center(), Center())
    b.text = "other"
    let (host, second) = try play(false) { outside in
      VStack { Inner() }.environmentObject(outside.value ? b : a)
    }
    #expect(host.text("hello")?.exists == true)
    try host.at(1) { a.text = "changed" }
    #expect(host.text("changed")?.exists == true)
    try host.at(2) { second.write(true) }
    #expect(host.text("other")?.exists == true)
    try host.at(3) {
      a.text = "unseen"
      b.text = "seen"
    }
    #expect(host.text("seen")?.exists == true)
  }

  @Test func `a missing environment object is an error that names object and view`() throws {
    struct Lonely: View {
      @EnvironmentObject var center: Center
      var body: some View { Text(center.text) }
    }
    let error = #expect(throws: GraphError.self) { try TestHost { VStack { Lonely() } } }
    #expect(
      error?.description
        == "Lonely can not be shown at 0.0 s: no view above it has environmentObject(_:) for "
        + "Center. Put the object in where the view is made, or further up")
    struct LonelyModifier: ViewModifier {
      @EnvironmentObject var center: Center
      func body(content: Content) -> some View { content.opacity(center.isShown ? 1 : 0) }
    }
    let (host, flag) = try play(false) { outside in
      ZStack { if outside.value { Text("x").modifier(LonelyModifier()) } }
    }
    #expect(throws: GraphError.self) { try host.at(1) { flag.write(true) } }
    #expect(throws: GraphError.self) { try host.at(2) {} }
  }

  @Test func `changes from another queue are warned about`() throws {
    let center = Center()
    let host = try TestHost { Notice(center: center) }
    try host.at(1) { DispatchQueue.global().async { center.text = "late" } }
    #expect(host.text("late")?.exists == true)
    #expect(host.kinds(.warning).contains { $0.contains("Center from DispatchQueue.global()") })
  }

  @Test func `an entry reads the object as it is`() throws {
    let center = Center()
    let host = try TestHost { Notice(center: center) }
    try host.at(1) {
      withAnimation(.linear(duration: 1)) {
        center.isShown = true
        withAnimation(.linear(duration: 2)) { center.text = "other" }
      }
    }
    try host.advance(to: 1.5)
    #expect(near(host.offset("other").map { Double($0.height) }, -50), "by the first of the two transactions")
  }

  @Test func `bindings reach into objects and carry their animation`() throws {
    struct Switch: View {
      @Binding var isOn: Bool
      var body: some View { Color.red.frame(width: 50, height: 50).onTapGesture { isOn.toggle() } }
    }
    struct Owner: View {
      @StateObject var center = Center()
      var body: some View {
        VStack {
          Text("x").offset(x: center.isShown ? 100 : 0)
          Switch(isOn: $center.isShown.animation(.linear(duration: 1)))
        }
      }
    }
    let host = try TestHost { Owner() }
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 310)) }
    try host.advance(to: 1.5)
    #expect(near(host.offset("x").map { Double($0.width) }, 50))
  }

  @Test func `a view that is gone hears nothing and holds nothing`() throws {
    weak var kept: Center?
    let (host, flag) = try play(true) { outside in
      ZStack {
        if outside.value {
          let center = Center()
          let _ = (kept = center)
          Notice(center: center)
        }
      }
    }
    #expect(kept != nil)
    try host.at(1) { flag.write(false) }
    #expect(kept == nil)
  }
}
