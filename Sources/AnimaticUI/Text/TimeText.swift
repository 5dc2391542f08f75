import AnimaticTime

/// A piece of text that says how long something is away, and changes with the clock.
struct TimeText: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case timer, relative, offset }

  let kind: Kind
  /// What time is counted from or to.
  private let date: Date
  /// Set where only an interval is counted; time stands outside of it.
  private var interval: ClosedRange<Date>?
  private var showsHours = true

  init(_ kind: Kind, _ date: Date) {
    self.kind = kind
    self.date = date
  }

  /// - Parameter pause: At this date time stops.
  init(_ interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    kind = .timer
    date = countsDown ? interval.upperBound : interval.lowerBound
    let last = pause.map { min(max($0, interval.lowerBound), interval.upperBound) } ?? interval.upperBound
    self.interval = interval.lowerBound...last
    self.showsHours = showsHours
  }

  /// The text at an instant, and the instant at which it changes, if it ever does.
  func reading(at now: Instant) -> (text: String, next: Instant?) {
    let target = VirtualTime.plainInstant(of: date)
    let (first, last) = (
      interval.map { VirtualTime.plainInstant(of: $0.lowerBound) },
      interval.map { VirtualTime.plainInstant(of: $0.upperBound) }
    )
    let shown = min(max(now, first ?? now), last ?? .distantFuture)
    // What is to come is counted in whole seconds that have begun, what is past in those that are over.
    let isFuture = shown < target
    let seconds = isFuture ? (target - shown).value.ceiling : (shown - target).value.floor
    let text = self.text(seconds, isFuture)
    for step in 1...3600 as ClosedRange<Int64> {
      let place = isFuture ? seconds - step : seconds + step
      let next = isFuture ? target - TimeSpan.seconds(place) : target + TimeSpan.seconds(place)
      if let last, next > last { return (text, nil) }
      guard next < .distantFuture else { return (text, nil) }
      // At 0 what was to come has come: the direction may be part of the text.
      if place <= 0 || self.text(place, isFuture) != text || step == 3600 { return (text, next) }
    }
    return (text, nil)
  }

  private func text(_ seconds: Int64, _ isFuture: Bool) -> String {
    switch kind {
    case .timer: Self.clock(seconds, showsHours: showsHours)
    case .relative: Self.units(seconds)
    case .offset: Self.largestUnit(seconds, isFuture)
    }
  }

  /// 0:05, 12:34, 1:02:03.
  private static func clock(_ seconds: Int64, showsHours: Bool) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private static let sizes: [(name: String, length: Int64)] = [
    ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
  ]

  /// The two largest units: "2 hr, 5 min".
  private static func units(_ seconds: Int64) -> String {
    let short = ["day": "day", "hour": "hr", "minute": "min", "second": "sec"]
    func amount(_ number: Int64, _ unit: String) -> String {
      "\(number) \(short[unit]!)" + (unit == "day" && number != 1 ? "s" : "")
    }
    let first = sizes.firstIndex { seconds >= $0.length } ?? sizes.count - 1
    let large = sizes[first]
    let text = amount(seconds / large.length, large.name)
    guard first + 1 < sizes.count else { return text }
    let small = sizes[first + 1]
    let rest = seconds % large.length / small.length
    return rest > 0 ? "\(text), \(amount(rest, small.name))" : text
  }

  /// The largest unit with its direction: "+5 minutes" for what is past.
  private static func largestUnit(_ seconds: Int64, _ isFuture: Bool) -> String {
    let unit = sizes.first { seconds >= $0.length } ?? sizes[sizes.count - 1]
    let number = seconds / unit.length
    return "\(isFuture ? "-" : "+")\(number) \(unit.name)\(number == 1 ? "" : "s")"
  }
}

extension Text {
  /// How a text tells a date from now.
  public struct DateStyle: Equatable, Hashable, Sendable {
    /// nil: a day or a time of day, which does not change with the clock.
    let kind: TimeText.Kind?
    private var isTime = false

    private init(kind: TimeText.Kind?, isTime: Bool = false) {
      self.kind = kind
      self.isTime = isTime
    }

    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: nil)
    /// The time of day in Greenwich: 11:23 PM.
    public static let time = DateStyle(kind: nil, isTime: true)

    /// Minutes and seconds to the date, or since: 2:32, 1:02:03.
    public static let timer = DateStyle(kind: .timer)
    /// The two largest units to the date, or since: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The largest unit since the date, or to it with a minus: +5 minutes.
    public static let offset = DateStyle(kind: .offset)

    fileprivate func text(_ date: Date) -> Text {
      if let kind { return Text(TimeText(kind, date)) }
      return Text(verbatim: isTime ? DateText.time(date) : DateText.date(date))
    }
  }

  /// A text that tells a date, or how far it is away, in English; the latter is kept up with the clock.
  nonisolated public init(_ date: Date, style: DateStyle) { self = style.text(date) }

  /// A text that counts an interval in minutes and seconds; before and after the interval it stands.
  ///
  /// - Parameters:
  ///   - timerInterval: What is counted.
  ///   - pauseTime: Where counting stops; nil for the interval's end.
  ///   - countsDown: What is left is shown, or else what has passed.
  ///   - showsHours: From an hour on hours are shown, or else ever more minutes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(TimeText(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// The text as it reads at an instant, and the instant of its next change, if there will be one.
  func reading(at now: Instant) -> (text: Text, next: Instant?) {
    guard pieces.contains(where: { $0.time != nil }) else { return (self, nil) }
    var (copy, next) = (self, nil as Instant?)
    for index in copy.pieces.indices {
      guard let reading = copy.pieces[index].time?.reading(at: now) else { continue }
      copy.pieces[index].string = reading.text
      next = [next, reading.next].compactMap { $0 }.min()
    }
    return (copy, next)
  }
}

/// The node of a text: sets its element, and again whenever a text over time changes.
final class TextNode: TypedNode<Text> {
  private var element: TextElement!
  private var wake: WorkTicket?

  override init(_ view: Text, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    element = TextElement(self)
    update()
  }

  override var label: String { "Text" }
  override func reevaluate() { update() }
  override func changed(from old: Text, view: Bool, environment: Bool) { update() }

  override func collect(_ traits: Traits, into items: inout [ElementItem]) {
    items.append(ElementItem(element: element, traits: traits))
  }

  private func update() {
    graph.forget(self)
    let (text, next) = view.reading(at: graph.clock.now)
    element.update(
      text.styled(in: environment), text.string, color: text.wholeColor?.resolved(in: environment))
    stopWaiting()
    guard let next else { return }
    let origin = WorkOrigin(what: animatorName("Text over time"), file: "", line: 0, owner: owner)
    wake = graph.clock.schedule(at: next, lane: .timer, origin: origin) { [weak self] in
      guard let self else { return }
      self.wake = nil
      self.graph.enqueue(Transaction()) { self.graph.markDirty(self) }
    }
  }

  private func stopWaiting() {
    if let wake { graph.clock.cancel(wake) }
    wake = nil
  }

  override func didLeave() { stopWaiting() }
}
