import AnimaticUI
import Testing

/// Hide timers that outlive, miss or hit the wrong notice: what people's code really does.
@Suite struct WorkItemCases {
  /// A banner whose work item is made in the body, or kept in a state.
  private struct Banner: ViewModifier {
    @Binding var isShown: Bool
    let keepsItem: Bool
    @State private var offset: CGFloat = -100
    @State private var opacity = 0.0
    @State private var kept: DispatchWorkItem?

    func body(content: Content) -> some View {
      let later = DispatchWorkItem { hide() }
      ZStack {
        content
        if isShown {
          Text("banner").opacity(opacity).offset(y: offset)
            .onTapGesture {
              if keepsItem { kept?.cancel() } else { later.cancel() }
              hide()
            }
            .onAppear {
              show()
              kept = later
              DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: later)
            }
        }
      }
    }

    private func show() {
      withAnimation(.easeInOut(duration: 0.3)) { (offset, opacity) = (0, 1) }
    }

    private func hide() {
      withAnimation(.easeInOut(duration: 0.3)) {
        offset = -100
        withAnimation(.easeInOut(duration: 0.2)) {
          opacity = 0
          isShown = false
        }
      }
    }
  }

  private func playBanner(keepsItem: Bool) throws -> (TestHost, idle: [String]) {
    let (host, isShown) = try play(true) { outside in
      Color.white.modifier(Banner(isShown: outside.binding, keepsItem: keepsItem))
    }
    var idle: [String] = []
    try host.at(0.5) { VirtualTime.idleCancel = { idle.append($0.what) } }
    try host.at(1) { _ = try? host.host.tap(at: CGPoint(x: 150, y: 300)) }
    try host.advance(to: 2)
    #expect(host.text("banner") == nil, "the tap hides it")
    try host.at(3) { isShown.write(true) }
    try host.advance(to: 3.9)
    #expect(near(host.opacity("banner"), 1))
    return (host, idle)
  }

  @Test func `a work item made anew in each body is not the one that was scheduled`() throws {
    let (host, idle) = try playBanner(keepsItem: false)
    #expect(idle.count == 1, "the tap cancels an item that nobody has scheduled")
    try host.advance(to: 4.1)
    #expect(near(host.opacity("banner"), 0.5))
    #expect(near(host.offset("banner").map { Double($0.height) }, -23.177))
    try host.advance(to: 4.3)
    #expect(host.text("banner") == nil, "on screen for 1 s instead of 4")
  }

  @Test func `a work item in a state is cancelled`() throws {
    let (host, idle) = try playBanner(keepsItem: true)
    #expect(idle.isEmpty)
    try host.advance(to: 6.99)
    #expect(near(host.opacity("banner"), 1))
    try host.advance(to: 7.1)
    #expect(near(host.opacity("banner"), 0.5))
  }

  @Test func `shown again while it fades out: no second appearance, so no timer`() throws {
    let (host, isShown) = try play(true) { outside in
      ZStack {
        if outside.value {
          Text("toast").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
              withAnimation(.easeInOut) { outside.write(false) }
            }
          }
        }
      }
    }
    try host.advance(to: 2)
    #expect(near(host.opacity("toast"), 1))
    try host.at(2.1) { withAnimation(.easeInOut) { isShown.write(true) } }
    for (time, value) in [(2.1, 0.830), (2.15, 0.637), (2.2, 0.484), (2.3, 0.637), (2.45, 1), (60, 1)] {
      try host.advance(to: time)
      #expect(near(host.opacity("toast"), value, 0.001), "at \(time)")
    }
  }

  @Test func `armed by onChange it hides again`() throws {
    let (host, isShown) = try play(false) { outside in
      ZStack { if outside.value { Text("toast") } }
        .onChange(of: outside.value) { _, shown in
          guard shown else { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            withAnimation(.easeInOut) { outside.write(false) }
          }
        }
    }
    try host.at(0) { isShown.write(true) }
    try host.at(2.1) { withAnimation(.easeInOut) { isShown.write(true) } }
    try host.advance(to: 4.1)
    #expect(near(host.opacity("toast"), 1))
    try host.advance(to: 4.275)
    #expect(near(host.opacity("toast"), 0.5))
    try host.advance(to: 4.5)
    #expect(host.text("toast") == nil)
  }

  @Test(arguments: [true, false])
  func `the removal of the first showing must not remove the second`(cancels: Bool) throws {
    final class Center: ObservableObject {
      @Published var isListed = false
      @Published var isLeaving = false
      private var work: [DispatchWorkItem] = []
      let cancels: Bool
      init(cancels: Bool) { self.cancels = cancels }

      func show() {
        if cancels { work.forEach { $0.cancel() } }
        (isListed, isLeaving) = (true, false)
        let removal = DispatchWorkItem { [unowned self] in isListed = false }
        let dismissal = DispatchWorkItem { [unowned self] in
          isLeaving = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: removal)
        }
        work = [removal, dismissal]
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: dismissal)
      }
    }
    struct Stack: View {
      @ObservedObject var center: Center
      var body: some View {
        ZStack { if center.isListed { Text("A").opacity(center.isLeaving ? 0 : 1) } }
      }
    }
    let center = Center(cancels: cancels)
    let host = try TestHost { Stack(center: center) }
    try host.at(0) { center.show() }
    try host.advance(to: 2)
    #expect(host.opacity("A") == 0)
    try host.at(2.5) { center.show() }
    try host.advance(to: 2.99)
    #expect(host.opacity("A") == 1)
    try host.advance(to: 3.01)
    #expect(host.opacity("A") == (cancels ? 1 : nil), "the faulty one is on screen for half a second")
    guard cancels else { return }
    try host.advance(to: 4.49)
    #expect(host.opacity("A") == 1)
    try host.advance(to: 4.51)
    #expect(host.opacity("A") == 0)
  }

  /// Two observers, a hide for each of them and none cancelled.
  private struct Snackbar: View {
    let message: String
    let duration: Double
    @State private var isVisible = false

    var body: some View {
      Text(message).opacity(isVisible ? 1 : 0)
        .onChange(of: message) { show() }
        .onChange(of: duration) { show() }
    }

    private func show() {
      isVisible = true
      DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
        withAnimation(.easeInOut(duration: 0.2)) { isVisible = false }
      }
    }
  }

  @Test func `two change observers start two timers, and an old one hides the newest message`() throws {
    let (host, content) = try play(("", 6.0)) { outside in
      Snackbar(message: outside.value.0, duration: outside.value.1)
    }
    func timers() -> [Double] { host.clock.pending.map { $0.due.seconds }.sorted() }
    try host.at(0) { content.write(("one", 6)) }
    #expect(host.opacity("one") == 1 && timers() == [6])
    try host.at(2) { content.write(("two", 3)) }
    #expect(timers() == [5, 5, 6])
    try host.at(4) { content.write(("three", 6)) }
    #expect(timers() == [5, 5, 6, 10, 10])
    for (time, value) in [(5, 1), (5.05, 0.871), (5.1, 0.5), (5.15, 0.129), (5.2, 0), (10.1, 0)] {
      try host.advance(to: time)
      #expect(near(host.opacity("three"), value, 0.001), "at \(time)")
    }
  }

  @Test(arguments: [false, true])
  func `a cancelled sleep falls through and clears the next message`(returnsOnCancel: Bool) throws {
    let (host, message) = try play(String?.some("A")) { outside in
      ZStack { if let text = outside.value { Text(text) } }
        .task(id: outside.value) {
          if returnsOnCancel {
            do { try await Task.sleep(nanoseconds: 2_500_000_000) } catch { return }
          } else {
            try? await Task.sleep(nanoseconds: 2_500_000_000)
          }
          outside.write(nil)
        }
    }
    try host.at(1) { message.write("B") }
    #expect(host.exists("B") == returnsOnCancel, "at the very instant of the cancellation")
    try host.advance(to: 3.49)
    #expect(host.exists("B") == returnsOnCancel)
    try host.advance(to: 3.5)
    #expect(!host.exists("B"))
  }

  @Test func `a duration kept in a state stays at zero`() throws {
    struct Toast: ViewModifier {
      @Binding var text: String?
      let isRepaired: Bool
      @State private var duration = 2.0

      func body(content: Content) -> some View {
        ZStack {
          content
          if let text { Text(text) }
        }
        .onChange(of: text) { _, new in
          guard new != nil else { return }
          if isRepaired { duration = 2 }
          if new == "loading" { duration = 0 }
          guard duration > 0 else { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + duration) { text = nil }
        }
      }
    }
    for isRepaired in [false, true] {
      let (host, text) = try play(String?.none) { outside in
        Color.white.modifier(Toast(text: outside.binding, isRepaired: isRepaired))
      }
      try host.at(0) { text.write("loading") }
      try host.at(2) { text.write("done") }
      try host.advance(to: 3.99)
      #expect(host.exists("done"))
      try host.advance(to: 60)
      #expect(host.exists("done") == !isRepaired)
    }
  }
}
