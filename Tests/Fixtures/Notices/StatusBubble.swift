import Combine
import SwiftUI

/// What a bubble is about.
enum BubbleMood: Equatable {
  case done(String)
  case failed(String, reason: String)
  case working

  var title: String? {
    switch self {
    case .done(let title), .failed(let title, _): return title
    case .working: return nil
    }
  }
}

/// A mark that draws itself a moment after it has come.
private struct DrawnMark: View {
  let isGood: Bool
  @State private var share: CGFloat = 0

  var body: some View {
    Path { path in
      if isGood {
        path.addLines([CGPoint(x: 2, y: 17), CGPoint(x: 12, y: 27), CGPoint(x: 30, y: 5)])
      } else {
        path.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 27, y: 27)])
        path.move(to: CGPoint(x: 27, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 27))
      }
    }
    .trim(from: 0, to: share)
    .stroke(isGood ? Color.green : Color.red, style: .init(lineWidth: 4, lineCap: .round, lineJoin: .round))
    .animation(.easeOut(duration: 0.4).delay(0.2), value: share)
    .frame(width: 32, height: 32)
    .onAppear { share = 1 }
  }
}

private struct Bubble: View {
  let mood: BubbleMood

  var body: some View {
    VStack(spacing: 10) {
      switch mood {
      case .done: DrawnMark(isGood: true)
      case .failed: DrawnMark(isGood: false)
      case .working: ProgressView().progressViewStyle(CircularProgressViewStyle())
      }
      if let title = mood.title {
        Text(LocalizedStringKey(title)).font(Font.body.bold())
      }
      if case .failed(_, let reason) = mood {
        Text(reason).font(.footnote).opacity(0.7)
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding()
    .frame(minWidth: 120, minHeight: 100)
    .background(.thinMaterial, in: .rect(cornerRadius: 14))
  }
}

extension View {
  /// Shows a bubble over the view, in a stack of its own whose changes are animated.
  func statusBubble(_ mood: Binding<BubbleMood?>, for seconds: Double = 2) -> some View {
    overlay(
      ZStack {
        if let shown = mood.wrappedValue {
          Bubble(mood: shown)
            .onTapGesture { mood.wrappedValue = nil }
            .transition(AnyTransition.scale(scale: 0.8).combined(with: .opacity))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(mood.wrappedValue != nil)
      .animation(.easeInOut(duration: 0.3), value: mood.wrappedValue)
    )
    .onReceive(Just(mood.wrappedValue)) { shown in
      guard shown != nil, shown != .working else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        if mood.wrappedValue == shown { mood.wrappedValue = nil }
      }
    }
  }
}

private struct PublishScreen: View {
  @State private var mood: BubbleMood?

  var body: some View {
    VStack {
      Button("Publish") {
        mood = .working
        Task {
          try? await Task.sleep(nanoseconds: 800 * NSEC_PER_MSEC)
          mood = .done("Published")
        }
      }
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.teal.opacity(0.4))
    .statusBubble($mood, for: 1.2)
  }
}

#Preview("Publish") { PublishScreen() }
