import AnimaticNotices
import AnimaticUI

/// Drives the banner of the reference scene.
final class ReferencePlayer: NoticePlayer {
  let name: String
  private let isShown = CallerState(false, "isShown")

  init(name: String) { self.name = name }

  func connect(_ graph: ViewGraph) { isShown.location.attach(to: graph) }
  var callerState: [(name: String, value: Any)] { [("isShown", isShown.location.model)] }
  func show() { isShown.set(true) }
  func hide() { isShown.set(false) }
  func set(_ label: String, _ value: NoticeValue) {}

  func attach(to content: AnyView) -> AnyView {
    AnyView(content.overlay(alignment: .top) { ReferenceBanner(isShown: isShown.binding) })
  }
}
