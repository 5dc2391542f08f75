import AnimaticTime
import AnimaticUI
import Testing

/// UIKit's animation blocks.
@Suite struct UIViewAnimateTests {
  private static func show(_ view: UIView) throws -> TestHost {
    let stage = try TestHost(scale: 1) { Color.clear }
    view.accessibilityIdentifier = "view"
    view.backgroundColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    try stage.at(1) { UIApplication.shared.keyWindow?.addSubview(view) }
    return stage
  }

  @Test func `a block moves what is written in it, and completes when its time is over`() throws {
    let view = UIView()
    let stage = try Self.show(view)
    var ends: [Double] = []
    try stage.at(2) {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        view.alpha = 0.2
        view.frame.origin.x = 100
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      } completion: {
        #expect($0)
        ends.append(stage.clock.now.seconds)
      }
      // The model is there at once.
      #expect(view.alpha == 0.2)
    }
    try stage.advance(to: 2.5)
    #expect(stage.opacity("view") == 1)
    try stage.advance(to: 3)
    #expect(abs((stage.opacity("view") ?? 0) - 0.6) < 1e-9)
    #expect(stage.frame("view") == CGRect(x: 62.5, y: 6.25, width: 75, height: 37.5))
    #expect(ends.isEmpty)
    try stage.advance(to: 4)
    #expect(ends == [3.5])
    #expect(stage.frame("view") == CGRect(x: 125, y: 12.5, width: 50, height: 25))
  }

  @Test func `without anything to move a block completes in the same instant`() throws {
    let view = UIView()
    let stage = try Self.show(view)
    var ends: [Double] = []
    try stage.at(2) {
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        ends.append(stage.clock.now.seconds)
      }
      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: { _ in
        ends.append(stage.clock.now.seconds)
      }
    }
    #expect(ends == [2, 2])
    #expect(stage.opacity("view") == 0)
  }

  @Test func `a spring is within a thousandth of its way at the end of its duration`() throws {
    for damping in [0.4, 0.7, 0.9, 1.0] {
      let view = UIView()
      let stage = try Self.show(view)
      try stage.at(2) {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
        ) { view.center.x += 200 }
      }
      var most = 0.0
      for step in 1...50 {
        try stage.advance(to: 2 + Double(step) / 100)
        most = max(most, Double(stage.host.probes(identifier: "view").first?.frame?.minX ?? 0))
      }
      let last = Double(stage.host.probes(identifier: "view").first?.frame?.minX ?? 0)
      #expect(abs(last - 200) <= 0.21, "\(damping): \(last)")
      // Less than critically damped it swings over: by e^(−π ζ/√(1−ζ²)).
      if damping < 1 {
        let over = 200 * exp(-.pi * damping / (1 - damping * damping).squareRoot())
        #expect(abs(most - 200 - over) < 1.5, "\(damping): \(most)")
      } else {
        #expect(most <= 200)
      }
    }
  }

  @Test func `what is written before a block is not part of it, nor what performWithoutAnimation holds`()
    throws
  {
    let view = UIView()
    let stage = try Self.show(view)
    try stage.at(2) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
        UIView.performWithoutAnimation { view.backgroundColor = .blue }
      }
    }
    #expect(stage.opacity("view") == 0)
    try stage.advance(to: 2.5)
    #expect(abs((stage.opacity("view") ?? 0) - 0.5) < 1e-9)
    #expect(stage.kinds(.animationStart).allSatisfy { !$0.contains("backgroundColor") })
  }

  @Test func `a fade survives the first layout of its view, which comes before it`() throws {
    let stage = try TestHost(scale: 1) { Color.clear }
    try stage.at(1) {
      let window = UIApplication.shared.keyWindow!
      let view = UIView()
      view.accessibilityIdentifier = "view"
      view.backgroundColor = .red
      view.translatesAutoresizingMaskIntoConstraints = false
      view.alpha = 0
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      ])
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      UIView.animate(withDuration: 1, delay: 3, options: .curveLinear) { view.alpha = 0 }
    }
    try stage.advance(to: 1.5)
    #expect(stage.frame("view") == CGRect(x: 130, y: 10, width: 40, height: 20))
    #expect(abs((stage.opacity("view") ?? 0) - 0.5) < 1e-9)
    try stage.advance(to: 4)
    #expect(stage.opacity("view") == 1)
    try stage.advance(to: 4.25)
    #expect(abs((stage.opacity("view") ?? 0) - 0.75) < 1e-9)
  }

  @Test func `keyframes and animators`() throws {
    let view = UIView()
    let stage = try Self.show(view)
    try stage.at(2) {
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 100 }
      }
    }
    try stage.advance(to: 2.5)
    #expect(abs((stage.opacity("view") ?? 0) - 0.5) < 1e-9 && stage.frame("view")?.minX == 0)
    try stage.advance(to: 3.5)
    #expect(stage.frame("view")?.minX == 50)
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
    animator.addCompletion { positions.append($0) }
    try stage.at(5) { animator.startAnimation() }
    #expect(animator.isRunning)
    try stage.advance(to: 5.25)
    #expect(abs((stage.opacity("view") ?? 0) - 0.25) < 1e-9)
    try stage.advance(to: 6.1)
    #expect(positions == [.end] && !animator.isRunning)
  }
}
