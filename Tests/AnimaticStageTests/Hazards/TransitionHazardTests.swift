import AnimaticStage
import AnimaticTime
import AnimaticUI
import Testing

/// Transitions that do not play, or are not seen, and animations against each other.
@Suite struct TransitionHazardTests {
  private static let twoTaps = "at 0.5s tap \"Go\"\nat 3s tap \"Go\"\n"

  // MARK: dead-transition

  private struct Toggled: View {
    enum Place { case inside, outside, none }
    let place: Place
    @State private var isShown = false

    @ViewBuilder private var notice: some View {
      if isShown {
        if place == .inside {
          Text("Saved").transition(.move(edge: .top)).animation(.easeInOut, value: isShown)
        } else {
          Text("Saved").transition(.move(edge: .top))
        }
      }
    }

    var body: some View {
      VStack {
        Text("Go").onTapGesture { isShown.toggle() }
        if place == .outside {
          VStack { notice }.animation(.easeInOut, value: isShown)
        } else {
          VStack { notice }
        }
      }
    }
  }

  @Test func `a transition without any animation never plays`() throws {
    let found = try HazardPlay.hazards(Self.twoTaps) { AnyView(Toggled(place: .none)) }
    #expect(found.map(\.kind) == [.deadTransition])
    #expect(found.first?.message.contains("1 insertion and 1 removal, none under an animation") == true)
    #expect(try HazardPlay.kinds(Self.twoTaps) { AnyView(Toggled(place: .outside)) } == [])
  }

  @Test func `an animation inside the branch does not reach it`() throws {
    let found = try HazardPlay.hazards(Self.twoTaps) { AnyView(Toggled(place: .inside)) }
    #expect(found.map(\.kind) == [.deadTransition])
    #expect(found.first?.message.hasSuffix("does not reach the container of the branch") == true)
    #expect(found.first?.suggestion.hasPrefix("move the .animation(_:value:) out of the branch") == true)
  }

  private struct Standing: View {
    let inBranch: Bool

    var body: some View {
      VStack {
        Text("Above")
        if inBranch {
          Text("Saved").transition(.opacity).padding()
        } else {
          Text("Below")
        }
        if !inBranch { EmptyView() }
        Group {
          if inBranch { EmptyView() } else { EmptyView() }
        }
        if inBranch { Text("X").padding().transition(.slide) }
        StandingToast(isStanding: !inBranch)
      }
    }
  }

  private struct StandingToast: View {
    let isStanding: Bool
    var body: some View {
      if isStanding {
        VStack { Text("Standing").padding().transition(.opacity) }
      }
    }
  }

  @Test func `a transition on what nothing inserts or removes`() throws {
    let found = try HazardPlay.hazards("") { AnyView(Standing(inBranch: false)) }
    #expect(found.map(\.kind) == [.deadTransition])
    #expect(
      found.first?.message.hasPrefix("the transition of \"Standing\" never plays: the view stands in no `if`")
        == true)
    #expect(try HazardPlay.kinds("") { AnyView(Standing(inBranch: true)) } == [])
  }

  // MARK: hidden-removal

  private struct Stacked: View {
    let rank: Double
    @State private var isShown = false

    var body: some View {
      ZStack {
        Color.white
        Text("Go").position(x: 150, y: 250)
        Color.gray.frame(width: 300, height: 100).position(x: 150, y: 50)
        if isShown {
          Text("Saved").position(x: 150, y: 50).transition(.opacity).zIndex(rank)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.easeInOut) { isShown.toggle() } }
    }
  }

  @Test func `what leaves falls behind an opaque sibling`() throws {
    let found = try HazardPlay.hazards(Self.twoTaps) { AnyView(Stacked(rank: 0)) }
    #expect(found.map(\.kind) == [.hiddenRemoval])
    #expect(found.first?.time == Instant(seconds: 3))
    #expect(try HazardPlay.kinds(Self.twoTaps) { AnyView(Stacked(rank: 1)) } == [])
  }

  // MARK: cut-removal

  private struct Cut: View {
    let slide: Double
    @State private var offset = 0.0
    @State private var isShown = true

    var body: some View {
      VStack {
        Text("Go").onTapGesture {
          withAnimation(.easeInOut(duration: slide)) { offset = -100 }
          withAnimation(.easeInOut(duration: 0.3)) { isShown = false }
        }
        if isShown { Text("Sliding away").offset(y: offset).transition(.offset(y: 10)) }
      }
    }
  }

  @Test func `a removal that ends before its own slide cuts it`() throws {
    let tap = "at 0.5s tap \"Go\"\n"
    let found = try HazardPlay.hazards(tap) { AnyView(Cut(slide: 0.6)) }
    #expect(found.map(\.kind) == [.cutRemoval])
    #expect(found.first?.time == Instant(seconds: 0.8))
    #expect(found.first?.message.contains("which had 0.3 s to go") == true)
    #expect(try HazardPlay.kinds(tap) { AnyView(Cut(slide: 0.3)) } == [])
  }

  @Test func `what has faded away before the cut is not seen to be cut`() throws {
    // The banner slides for 0.3 s and fades within 0.2 s.
    #expect(try HazardPlay.kinds("notice inbox = Banner()\nat 0.5s show inbox\n") == [])
  }

  // MARK: unanimated-write, coincident-animations, endless-animation

  private struct Written: View {
    enum Way { case plain, animated, twice, sequence, endless, stopped }
    let way: Way
    @State private var shift = 0.0

    var body: some View {
      Text("Go").offset(x: shift).onTapGesture {
        switch way {
        case .endless, .stopped:
          if shift == 0 {
            withAnimation(.linear(duration: 1).repeatForever()) { shift = 20 }
          } else if way == .endless {
            shift = 0
          } else {
            withAnimation(.linear(duration: 0)) { shift = 0 }
          }
        case .twice:
          withAnimation(.linear(duration: 1)) { shift = 20 }
          withAnimation(.linear(duration: 0.2)) { shift = 10 }
        case .sequence:
          withAnimation(.linear(duration: 0.3)) { shift = 20 }
          withAnimation(.linear(duration: 0.3).delay(2)) { shift = 0 }
        case .plain, .animated:
          withAnimation(.easeInOut(duration: 1)) { shift = 20 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            if way == .plain { shift = 0 } else { withAnimation(.easeInOut(duration: 1)) { shift = 0 } }
          }
        }
      }
    }
  }

  @Test func `a plain write to an animating value`() throws {
    let tap = "at 0.5s tap \"Go\"\n"
    let found = try HazardPlay.hazards(tap) { AnyView(Written(way: .plain)) }
    #expect(found.map(\.kind) == [.unanimatedWrite])
    #expect(found.first?.message.contains("it jumps by 20") == true)
    #expect(try HazardPlay.kinds(tap) { AnyView(Written(way: .animated)) } == [])
  }

  @Test func `two animations for one value at one instant`() throws {
    let found = try HazardPlay.hazards("at 0.5s tap \"Go\"\n") { AnyView(Written(way: .twice)) }
    #expect(found.map(\.kind) == [.coincidentAnimations])
    #expect(found.first?.message.contains("linear(duration: 1) and linear(duration: 0.2) at 0.5 s") == true)
    #expect(try HazardPlay.kinds("at 0.5s tap \"Go\"\n") { AnyView(Written(way: .sequence)) } == [])
  }

  @Test func `an endless animation that a plain write does not end`() throws {
    let taps = "at 0.5s tap \"Go\"\nat 2s tap \"Go\"\n"
    #expect(try HazardPlay.kinds(taps) { AnyView(Written(way: .endless)) } == [.endlessAnimation])
    #expect(try HazardPlay.kinds(taps) { AnyView(Written(way: .stopped)) } == [])
  }

  private struct Pulse: View {
    @State private var isOn = false
    let opacity: Double

    var body: some View {
      Circle().frame(width: 20, height: 20).scaleEffect(isOn ? 1.2 : 1)
        .onAppear { withAnimation(.linear(duration: 0.5).repeatForever()) { isOn = true } }
        .opacity(opacity)
    }
  }

  @Test func `an endless animation that nobody sees`() throws {
    let found = try HazardPlay.hazards("") { AnyView(Pulse(opacity: 0)) }
    #expect(found.map(\.kind) == [.endlessAnimation])
    #expect(found.first?.message.hasSuffix("goes on at the end, though what it moves is transparent") == true)
    // One that is seen is what its author wanted.
    #expect(try HazardPlay.kinds("") { AnyView(Pulse(opacity: 1)) } == [])
  }
}
