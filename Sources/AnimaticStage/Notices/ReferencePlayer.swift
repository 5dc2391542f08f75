import AnimaticNotices
import AnimaticUI

/// Drives the views that speed is measured on.
final class ReferencePlayer: NoticePlayer {
  enum Scene { case banner, crowd }

  let name: String
  private let scene: Scene
  private let isShown = CallerState(false, "isShown")

  init(name: String, _ scene: Scene) {
    self.name = name
    self.scene = scene
  }

  func connect(_ graph: ViewGraph) { isShown.location.attach(to: graph) }
  var callerState: [(name: String, value: Any)] { [("isShown", isShown.location.model)] }
  func show() { isShown.set(true) }
  func hide() { isShown.set(false) }
  func set(_ label: String, _ value: NoticeValue) {}

  func attach(to content: AnyView) -> AnyView {
    switch scene {
    case .banner: AnyView(content.overlay(alignment: .top) { ReferenceBanner(isShown: isShown.binding) })
    case .crowd: AnyView(content.overlay { ReferenceCrowd(isShown: isShown.binding) })
    }
  }
}
