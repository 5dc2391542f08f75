import SwiftUI
import Testing

@testable import AnimaticUI

@Observable private final class Model {
  var isShown = false
  var text = "hello"
  var unread = 0
}

@Observable private final class Other {}

@Suite struct ObservationTests {
  private struct Notice: View {
    let model: Model
    var body: some View { Text(model.text).offset(y: model.isShown ? 0 : -100) }
  }

  @Test func `a change of what the body read evaluates it, under the transaction of the change`() throws {
    let model = Model()
    let host = try TestHost { Notice(model: model) }
    let before = host.kinds(.body).count
    try host.at(1) { model.unread = 1 }
    #expect(host.kinds(.body).count == before)
    try host.at(2) { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    try host.advance(to: 2.25)
    #expect(near(host.offset("hello").map { Double($0.height) }, -75))
    #expect(host.kinds(.body).count == before + 1)
    try host.at(4) { model.text = "bye" }
    #expect(host.text("bye")?.exists == true)
  }

  @Test func `many evaluations leave one observation behind`() throws {
    let model = Model()
    let (host, round) = try play(0) { outside in
      let _ = outside.value
      Text("\(model.text) \(outside.value)")
    }
    for step in 1...50 { try host.at(Double(step)) { round.write(step) } }
    let before = host.kinds(.body).count
    try host.at(60) { model.text = "new" }
    #expect(host.text("new 50")?.exists == true)
    #expect(host.kinds(.body).count <= before + 1)
  }

  @Test func `what is read for the elements of a collection and in geometry readers counts`() throws {
    let model = Model()
    let host = try TestHost {
      VStack {
        ForEach(0..<2) { index in Text("\(index) \(model.text)") }
        GeometryReader { _ in Text("reader \(model.text)") }
      }
    }
    try host.at(1) { model.text = "new" }
    #expect(host.text("0 new")?.exists == true && host.text("1 new")?.exists == true)
    #expect(host.text("reader new")?.exists == true)
  }

  @Test func `a state keeps an observable object, bindings reach into it`() throws {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View {
        Switch(isOn: $model.isShown)
      }
    }
    struct Switch: View {
      @Binding var isOn: Bool
      var body: some View { Color.red.frame(width: 50, height: 50).onTapGesture { isOn.toggle() } }
    }
    struct Owner: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Text(model.isShown ? "on" : "off")
          Editor(model: model)
        }
      }
    }
    let host = try TestHost { Owner() }
    #expect(host.text("off")?.exists == true)
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 310)) }
    #expect(host.text("on")?.exists == true)
  }

  @Test func `the environment hands down observable objects by their type`() throws {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Other.self) private var other: Other?
      var body: some View { Text("\(model.text) \(other == nil ? "alone" : "both")") }
    }
    let model = Model()
    let (host, flag) = try play(false) { outside in
      VStack { Reader() }.environment(outside.value ? Other() : nil).environment(model)
    }
    #expect(host.text("hello alone")?.exists == true)
    try host.at(1) { model.text = "new" }
    #expect(host.text("new alone")?.exists == true)
    try host.at(2) { flag.write(true) }
    #expect(host.text("new both")?.exists == true)
    let error = #expect(throws: GraphError.self) { try TestHost { Reader() } }
    #expect(error?.description.contains("Reader") == true && error?.description.contains("Model") == true)
  }

  @Test func `a view that is gone does not keep its model's observers`() throws {
    let model = Model()
    let (host, flag) = try play(true) { outside in ZStack { if outside.value { Notice(model: model) } } }
    try host.at(1) { flag.write(false) }
    let before = host.kinds(.body).count
    try host.at(2) { model.text = "x" }
    #expect(host.kinds(.body).count == before)
  }
}
