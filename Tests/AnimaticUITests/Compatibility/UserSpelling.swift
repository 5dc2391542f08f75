// Written as user code is: this file imports SwiftUI only, so the names must be those of virtual time.
import SwiftUI

enum UserSpelling {
  static func banner(_ log: @escaping (String) -> Void) -> DispatchWorkItem {
    let asyncHide = DispatchWorkItem() { log("hide") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: asyncHide)
    return asyncHide
  }

  static func snackbar(seconds: Int, _ hide: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(
      deadline:
        .now()
        + DispatchTimeInterval
        .seconds(seconds)
    ) {
      hide()
    }
  }

  static func toast(displayDuration: CGFloat, _ hide: @escaping () -> Void) {
    Timer.scheduledTimer(
      withTimeInterval: TimeInterval(displayDuration),
      repeats: false
    ) { _ in
      hide()
    }
  }

  @MainActor static func onMain(_ log: @escaping (String) -> Void) { log("main actor") }

  static func hop(_ log: @escaping (String) -> Void) {
    DispatchQueue.main.async { onMain(log) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { onMain(log) }
  }

  static func wide(_ log: @escaping (String) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      log("global")
      DispatchQueue.main.async { log("back") }
    }
    DispatchQueue.main.async(qos: .userInteractive, flags: []) { log("qos") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(1500)) { log("wall") }
    DispatchQueue(label: "private", qos: .utility, attributes: .concurrent).asyncAfter(
      deadline: DispatchTime.now() + .seconds(2), execute: { log("private") })
    let ticking = Timer(timeInterval: 1, repeats: true) { timer in
      log("tick")
      if timer.fireDate > Date.distantPast { timer.invalidate() }
    }
    RunLoop.main.add(ticking, forMode: .common)
    RunLoop.current.add(
      Timer(fire: Date.distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    let workItem: DispatchWorkItem? = DispatchWorkItem { log("stored") }
    workItem.map { DispatchQueue.main.async(execute: $0) }
    let flagged = DispatchWorkItem(qos: .userInitiated, flags: [.enforceQoS]) { log("flagged") }
    flagged.notify(queue: .main) { log("notified") }
    flagged.perform()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { log("grouped") }
    group.notify(queue: .main) { log("group") }
  }
}
