import AnimaticDrawing
import AnimaticUI
import Foundation
import Testing

/// Texts of several looks, of numbers in formats, and of dates.
@Suite struct RichTextTests {
  private func runs(_ text: Text) throws -> [TextRun] { text.styled(in: EnvironmentValues()).runs }

  @Test func `an attributed string is drawn run by run`() throws {
    var string = AttributedString("Hello big World")
    let range = try #require(string.range(of: "big"))
    string[range].font = .title
    string[range].foregroundColor = .white
    string[range].underlineStyle = .single
    string[range].kern = 2
    let runs = try runs(Text(string))
    #expect(runs.map(\.string) == ["Hello ", "big", " World"])
    #expect(runs.map(\.underline) == [false, true, false])
    #expect(runs.map(\.color) == [nil, .white, nil])
    #expect(runs.map(\.tracking) == [0, 2, 0])
    #expect(runs[1].font.size == 28 && runs[0].font.size == 17)
  }

  @Test func `an empty attributed string is an empty text`() throws {
    #expect(try runs(Text(AttributedString())).map(\.string) == [""])
  }

  @Test func `texts keep their looks within a text`() throws {
    let runs = try runs(Text("a \(Text("b").bold()) c"))
    #expect(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs.map(\.font.weight) == [400, 700, 400])
  }

  @Test func `plain words and numbers are one piece`() throws {
    #expect(try runs(Text("\(3) of \("ten") \(true)")).map(\.string) == ["3 of ten true"])
  }

  @Test func `numbers in a format of printf`() throws {
    #expect(
      try runs(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")")).first?.string == "3.14 007")
  }

  @Test func `a text that is a key keeps what an older reading of it had`() {
    let key: LocalizedStringKey = "a\(1)b"
    #expect(key == LocalizedStringKey("a1b"))
  }

  @Test(arguments: [
    (0.0, "January 1, 1970", "12:00 AM"),
    (1_559_600_580, "June 3, 2019", "10:23 PM"),
    (951_825_600, "February 29, 2000", "12:00 PM"),
    (-1, "December 31, 1969", "11:59 PM"),
    (1_735_689_599, "December 31, 2024", "11:59 PM"),
  ])
  func `days and times of day`(seconds: Double, day: String, time: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(try runs(Text(date, style: .date)).first?.string == day)
    #expect(try runs(Text(date, style: .time)).first?.string == time)
  }

  @Test func `days of eight centuries are those of the Gregorian calendar`() {
    // The calendar of Foundation is the witness. Before October 1582 it counts by the Julian one.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    for day in stride(from: -141_000, through: 146_097, by: 373) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .day], from: date)
      let text = Text(date, style: .date).styled(in: EnvironmentValues()).string
      #expect(text.hasSuffix(" \(parts.day!), \(parts.year!)"), "\(text)")
    }
  }

  @Test func `a date that is none is no text`() throws {
    let never = Date(timeIntervalSince1970: .infinity)
    #expect(try runs(Text(never, style: .date)).map(\.string) == [""])
    #expect(try runs(Text(never, style: .time)).map(\.string) == [""])
  }

  @Test func `a span of time of day names the half of the day once`() throws {
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    #expect(try runs(Text(noon...noon.addingTimeInterval(5400))).first?.string == "12:00 – 1:30 PM")
    let early = Date(timeIntervalSince1970: 11 * 3600)
    #expect(try runs(Text(early...noon)).first?.string == "11:00 AM – 12:00 PM")
  }
}
