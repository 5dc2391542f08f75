// Written as user code is: this file imports SwiftUI only, so the names must be those of virtual time.
import SwiftUI

enum UserSpelling {
  typealias Log = (String) -> Void

  @discardableResult
  static func banner(_ log: @escaping Log) -> DispatchWorkItem {
    let later = DispatchWorkItem() { log("hide") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: later)
    return later
  }

  static func snackbar(seconds: Int, _ hide: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval.seconds(seconds)) { hide() }
  }

  static func toast(length: CGFloat, _ hide: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: TimeInterval(length), repeats: false) { _ in hide() }
  }

  @MainActor private static func onMain(_ log: @escaping Log) { log("main actor") }

  static func hop(_ log: @escaping Log) {
    DispatchQueue.main.async { onMain(log) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { onMain(log) }
  }

  static func everyAsync(_ log: @escaping Log) {
    DispatchQueue.global(qos: .userInitiated).async {
      log("global")
      DispatchQueue.main.async { log("back") }
    }
    DispatchQueue.main.async(qos: .userInteractive, flags: []) { log("qos") }
    DispatchQueue.main.async(execute: { log("execute") })
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(1500)) { log("wall") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.25, qos: .background) { log("after qos") }
    DispatchQueue(label: "private", qos: .utility, attributes: .concurrent).asyncAfter(
      deadline: DispatchTime.now() + .seconds(2), execute: { log("private") })
    let workItem: DispatchWorkItem? = DispatchWorkItem { log("stored") }
    workItem.map { DispatchQueue.main.async(execute: $0) }
    let flagged = DispatchWorkItem(qos: .userInitiated, flags: [.enforceQoS]) { log("flagged") }
    flagged.notify(queue: .main) { log("notified") }
    flagged.perform()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { log("grouped") }
    group.notify(queue: .main) { log("group") }
  }

  static func everyTimer(_ log: @escaping Log) {
    let ticking = Timer(timeInterval: 1, repeats: true) { timer in
      log("tick")
      if Date() > timer.fireDate.addingTimeInterval(1.5) || Date.now.timeIntervalSinceNow != 0 {
        log("wrong date")
      }
    }
    RunLoop.main.add(ticking, forMode: .common)
    let later = Timer(fire: Date(timeIntervalSinceNow: 2.5), interval: 0, repeats: false) { timer in
      log("later")
      ticking.invalidate()
    }
    RunLoop.current.add(later, forMode: .default)
    RunLoop.main.perform { log("performed") }
  }
}
