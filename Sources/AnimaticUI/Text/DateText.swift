import Foundation

/// Dates and times of day in English, in the zone of Greenwich: the play's clock knows no place.
enum DateText {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  /// The day of a date by the Gregorian calendar (days from civil, after Howard Hinnant's description).
  private static func day(of date: Date) -> (year: Int, month: Int, day: Int) {
    let days = Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// June 3, 2019.
  static func date(_ date: Date) -> String {
    guard isShown(date) else { return "" }
    let day = day(of: date)
    return "\(months[day.month - 1]) \(day.day), \(day.year)"
  }

  /// 11:23 PM.
  static func time(_ date: Date) -> String {
    guard isShown(date) else { return "" }
    let seconds = date.timeIntervalSince1970
    let minutes = Int(((seconds / 86_400 - (seconds / 86_400).rounded(.down)) * 1440 + 1e-6).rounded(.down))
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  /// 3:00 – 4:30 PM within a half day, 11:00 AM – 1:00 PM otherwise.
  static func range(_ dates: ClosedRange<Date>) -> String {
    let (start, end) = (time(dates.lowerBound), time(dates.upperBound))
    let sameHalf = start.suffix(2) == end.suffix(2)
    return "\(sameHalf ? String(start.dropLast(3)) : start) – \(end)"
  }

  /// Years of up to five digits; beyond them numbers lose their days.
  private static func isShown(_ date: Date) -> Bool {
    date.timeIntervalSince1970.isFinite && abs(date.timeIntervalSince1970) < 2e12
  }
}

extension Text {
  /// The times of day at which an interval begins and ends: 3:00 – 4:30 PM.
  nonisolated public init(_ dates: ClosedRange<Date>) { self.init(verbatim: DateText.range(dates)) }
  nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
