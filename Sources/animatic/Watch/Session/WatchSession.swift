import AnimaticExport
import AnimaticGolden
import AnimaticReview
import Foundation

/// The watch itself: one loop that waits for saved files, for the play under way, and for pages, and does what each of
/// them calls for. Nothing in it waits for anything else.
final class WatchSession {
  /// After the last word of a change, until files are looked at: an editor's save is several steps.
  static let settling: UInt64 = 40_000_000
  /// However busy a folder is, it is looked at after this.
  static let longestSettling: UInt64 = 400_000_000
  /// How long a file may be gone in the middle of a save.
  static let missing: UInt64 = 300_000_000

  private let target: WatchTarget
  private let filter: Glob?
  private let golden: GoldenStore
  private let words: WatchWords
  private let teller: WatchTeller
  private let home: WatchHome
  private let server: LiveServer
  private let watcher: ChangeWatcher
  private let wakeUp: Int32
  private var units: [WatchedUnit] = []
  private var queue: [String] = []
  private var running: (path: String, play: ChildPlay, revision: Int)?
  private var serial = 0
  private var noticedAt: UInt64?
  private var settlesAt: UInt64?
  /// Run folders that pages may still be loading: they go with the next change.
  private var stale: [String] = []

  /// Throws `CommandFailure` where nothing can be served.
  init(_ arguments: ParsedArguments, _ target: WatchTarget, port: UInt16?, _ console: Console) throws {
    let options = try RunOptions(arguments)
    self.target = target
    filter = options.filter
    golden = GoldenStore(root: GoldenScope.root(arguments))
    words = WatchWords(arguments)
    teller = WatchTeller(console: console, isJSON: options.json, isQuiet: options.quiet)
    wakeUp = try WakeUp.makeReadEnd()
    home = try WatchHome()
    do {
      server = try LiveServer(port: port, site: home.site)
      for part in ReviewPage.live(title: "Animatic") { try Self.write(part, to: home.site) }
    } catch {
      home.remove()
      throw error
    }
    watcher = ChangeWatcher()
  }

  private static func write(_ part: (path: String, bytes: [UInt8]), to folder: String) throws {
    let path = folder + "/" + part.path
    try OutputFolder.create(DisplayPath.folder(of: path))
    try AtomicFile.write(part.bytes, to: path)
  }

  /// Until somebody asks to stop.
  func run() {
    defer { stop() }
    let found = target.units(filter: filter)
    units = found.map { WatchedUnit($0, golden: golden) }
    markDuplicates()
    queue = units.filter { !$0.isDuplicate }.map(\.path)
    watchFolders()
    teller.watching(found, port: server.port, polls: watcher.polls)
    tellPages()
    while !Interruption.isRequested {
      startNext()
      let now = wait()
      if watcher.takeNotice(now: now) { notice(now) }
      if let at = settlesAt, now >= at { look(now) }
      if let running {
        running.play.drain()
        running.play.killIfLate(now: now)
      }
    }
  }

  private func stop() {
    running?.play.stop()
    running = nil
    server.close()
    home.remove()
    teller.stopped()
  }

  // MARK: Waiting

  /// Waits until something is ready or due, and lets the server and the play have it. Returns the time.
  private func wait() -> UInt64 {
    var now = RealClock.nanoseconds
    var ready = [pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0)]
    if let descriptor = watcher.descriptor {
      ready.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    if let running {
      for end in [running.play.lifeLine, running.play.output] where end != running.play.endedOutput {
        ready.append(pollfd(fd: end, events: Int16(POLLIN), revents: 0))
      }
    }
    ready += server.interests(now: now)
    let deadlines = [watcher.deadline, settlesAt, running?.play.deadline, server.deadline].compactMap { $0 }
    var patience: Int32 = -1
    if let first = deadlines.min() {
      patience = first > now ? Int32(min((first - now) / 1_000_000 + 1, 60_000)) : 0
    }
    let count = poll(&ready, nfds_t(ready.count), patience)
    now = RealClock.nanoseconds
    // After a signal nothing is known of the descriptors.
    if count < 0 { for index in ready.indices { ready[index].revents = 0 } }
    if let running, ready.contains(where: { $0.fd == running.play.lifeLine && $0.revents != 0 }) {
      finish(running.path, running.play, running.revision, now)
    }
    server.handle(ready, now: now)
    return now
  }

  private func notice(_ now: UInt64) {
    let first = noticedAt ?? now
    noticedAt = first
    settlesAt = min(now + Self.settling, first + Self.longestSettling)
  }

  // MARK: Files

  /// Looks at all files again; plays what they concern.
  private func look(_ now: UInt64) {
    (noticedAt, settlesAt) = (nil, nil)
    let found = target.units(filter: filter)
    let hasMoved = merge(found, now)
    var concerned: [String] = []
    for index in units.indices where units[index].missingSince == nil {
      let changes = units[index].takeChanges(golden: golden)
      guard !changes.isEmpty else { continue }
      teller.changed(changes, units[index].unit)
      concerned.append(units[index].path)
    }
    let released = markDuplicates()
    enqueue(concerned + released, now)
    watchFolders()
    if hasMoved || !concerned.isEmpty || !released.isEmpty { tellPages() }
  }

  /// Brings the list up to what is found: new units, other names, those that are gone. Whether pages must hear of it.
  private func merge(_ found: [WatchUnit], _ now: UInt64) -> Bool {
    var hasMoved = false
    var next: [WatchedUnit] = []
    var fresh: [String] = []
    for unit in found {
      if var known = units.first(where: { $0.path == unit.path }) {
        if known.missingSince != nil {
          known.missingSince = nil
          // It may have come back as it was, and yet something has to be played again.
          if case .failed = known.phase { fresh.append(unit.path) }
        }
        known.unit = unit
        next.append(known)
      } else {
        next.append(WatchedUnit(unit, golden: golden))
        fresh.append(unit.path)
        hasMoved = true
      }
    }
    for (index, unit) in units.enumerated() where !found.contains(where: { $0.path == unit.path }) {
      var gone = unit
      let since = gone.missingSince ?? now
      gone.missingSince = since
      if now < since + Self.missing {
        // In the middle of a save, most likely.
        settlesAt = min(settlesAt ?? .max, since + Self.missing)
        next.insert(gone, at: min(index, next.count))
        continue
      }
      if target.isNamed(gone.path) {
        let failure = WatchFailure(headline: "the file is gone; waiting for it to come back", detail: "")
        if gone.phase != .failed(failure) {
          drop(gone.path, now)
          gone.phase = .failed(failure)
          teller.failed(failure, gone.unit, after: [gone.path], showsLast: !gone.runs.isEmpty)
          hasMoved = true
        }
        next.insert(gone, at: min(index, next.count))
      } else {
        drop(gone.path, now)
        stale += gone.keptFolders
        teller.removed(gone.unit)
        hasMoved = true
      }
    }
    units = next
    enqueue(fresh, now)
    return hasMoved
  }

  /// Of two files with one name the second is not played. Returns those that may be played again.
  @discardableResult private func markDuplicates() -> [String] {
    var first: [String: String] = [:]
    var released: [String] = []
    for index in units.indices {
      let (slug, path) = (units[index].unit.name.slug, units[index].path)
      let other = first[slug]
      if other == nil { first[slug] = path }
      if let other {
        let failure = WatchFailure(
          headline:
            "\(DisplayPath.text(other)) has the same output name '\(slug)'; give this one another name",
          detail: "")
        if !units[index].isDuplicate {
          teller.failed(failure, units[index].unit, after: [], showsLast: false)
        }
        units[index].phase = .failed(failure)
      } else if units[index].isDuplicate {
        released.append(path)
      }
      units[index].isDuplicate = other != nil
    }
    return released
  }

  private func watchFolders() {
    let folders = Dependencies.folders(of: units.flatMap(\.dependencies))
    if !watcher.watch(folders.union(target.folders).union([golden.root])) { teller.polling() }
    // A folder that is just being filled: what came before the watch is found by looking once more.
    if watcher.hasNewFolders { notice(RealClock.nanoseconds) }
  }

  // MARK: Plays

  /// Puts units at the head of the queue, in the order of the page; a play of one of them that is under way is given up.
  private func enqueue(_ paths: [String], _ now: UInt64) {
    guard !paths.isEmpty else { return }
    let playable = units.filter { paths.contains($0.path) && !$0.isDuplicate }.map(\.path)
    queue = playable + queue.filter { !playable.contains($0) }
    if let running, playable.contains(running.path) { running.play.cancel(now: now) }
  }

  private func drop(_ path: String, _ now: UInt64) {
    queue.removeAll { $0 == path }
    if let running, running.path == path { running.play.cancel(now: now) }
  }

  private func startNext() {
    guard running == nil, !queue.isEmpty else { return }
    let path = queue.removeFirst()
    guard let index = units.firstIndex(where: { $0.path == path }) else { return }
    serial += 1
    let folder = home.work(serial)
    do {
      try OutputFolder.create(folder)
      let play = try ChildPlay(
        words: words.words(for: units[index].unit), folder: folder,
        history: units[index].history(site: home.site), now: RealClock.nanoseconds)
      running = (path, play, serial)
      units[index].phase = .playing
    } catch {
      // A full disk or too many processes: that passes, and the watch is still there.
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      fail(index, WatchFailure(headline: reason, detail: ""))
    }
    tellPages()
  }

  private func fail(_ index: Int, _ failure: WatchFailure) {
    let files = units[index].changed
    units[index].phase = .failed(failure)
    units[index].changed = []
    teller.failed(failure, units[index].unit, after: files, showsLast: !units[index].runs.isEmpty)
  }

  private func finish(_ path: String, _ play: ChildPlay, _ serial: Int, _ now: UInt64) {
    running = nil
    let outcome = play.finish()
    defer {
      try? FileManager.default.removeItem(atPath: play.folder)
      unlink(play.folder + ".history")
    }
    guard let index = units.firstIndex(where: { $0.path == path }) else { return }
    let files = units[index].changed
    switch outcome {
    case .cancelled:
      if units[index].phase == .playing { units[index].phase = .waiting }
      return
    case .failed(let failure): fail(index, failure)
    case .report(let report):
      let revision = "r\(serial)"
      let seconds = Double(now - play.started) / 1e9
      let (before, kept) = (units[index], units[index].keptFolders)
      let isNew = units[index].take(report, revision: revision) { run, old in
        Self.isSameData(play.folder + "/" + run.name, "\(home.site)/\(old.revision)/\(run.name)")
      }
      if isNew {
        guard rename(play.folder, "\(home.site)/\(revision)") == 0 else {
          units[index] = before
          fail(
            index,
            WatchFailure(headline: "the disk is in the way: \(String(cString: strerror(errno)))", detail: ""))
          break
        }
        retire(kept, but: units[index].keptFolders)
      }
      teller.played(report, units[index].unit, after: files, seconds: seconds)
    }
    tellPages()
  }

  private static func isSameData(_ new: String, _ old: String) -> Bool {
    [WatchRun.page, WatchRun.beforePage].allSatisfy { file in
      let bytes = [new, old].map { (try? OutputFolder.readIfThere($0 + "/" + file)) ?? nil }
      return bytes[0] == bytes[1]
    }
  }

  /// Removes run folders that nothing shows any more, one change later: pages may be loading from them.
  private func retire(_ before: [String], but kept: [String]) {
    for folder in stale {
      try? FileManager.default.removeItem(atPath: home.site + "/" + folder)
      // The revision's own folder goes with its last run.
      rmdir(home.site + "/" + DisplayPath.folder(of: folder))
    }
    stale = before.filter { !kept.contains($0) }
  }

  // MARK: Pages

  private func tellPages() {
    let state = LiveState(title: "Animatic", units: units)
    server.tell(JSONText.line(state.json), now: RealClock.nanoseconds)
  }
}
