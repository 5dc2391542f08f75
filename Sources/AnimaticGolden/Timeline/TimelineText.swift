extension Timeline {
  /// The file `timeline.txt`: one fact a line, so that a diff shows exactly what moved.
  public var text: String {
    var out = "\(Self.firstLine)\nscenario \(Quoted.text(scenario))\nfps \(fps)\nframes \(frameCount)\n"
    out += "duration \(duration.fixed)\n\nevents\n"
    for event in events {
      out += "  \(event.time.fixed) \(Quoted.word(event.kind)) \(Quoted.word(event.name))"
      out += event.detail.isEmpty ? "\n" : " \(Quoted.text(event.detail))\n"
    }
    out += "\nanimations\n"
    for animation in animations {
      out += "  \(animation.start.fixed) to \(animation.end?.fixed ?? "never")"
      out +=
        " \(Quoted.word(animation.name)) \(Quoted.word(animation.property)) \(Quoted.text(animation.curve))"
      out += " from \(Self.list(animation.from)) to \(Self.list(animation.to))\n"
    }
    for track in tracks {
      out += "\ntrack \(Quoted.word(track.name)) \(Quoted.word(track.property))\n"
      for run in track.runs {
        let frames = run.first == run.last ? "\(run.first)" : "\(run.first)-\(run.last)"
        out += "  \(frames) \(Self.text(run.value))\n"
      }
    }
    return out
  }

  static let firstLine = "animatic timeline 1"

  private static func list(_ numbers: [Millionths]) -> String {
    numbers.isEmpty ? "none" : numbers.map(\.description).joined(separator: ",")
  }

  private static func text(_ value: TimelineTrack.Value) -> String {
    switch value {
    case .number(let number): return number.description
    case .text(let text): return Quoted.text(text)
    case .flag(let flag): return flag ? "true" : "false"
    case .absent: return "absent"
    }
  }
}

/// Strings that keep to one line.
enum Quoted {
  /// In quotes; quote, backslash and control characters are escaped.
  static func text(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      default:
        // Control characters and the two that Unicode takes for line ends.
        if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
          || (0x2028...0x2029).contains(scalar.value)
        {
          out += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }

  /// Bare where that can not be misread.
  static func word(_ word: String) -> String {
    isBare(word) ? word : text(word)
  }

  static func isBare(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || [0x2E, 0x2D, 0x5F, 0x23].contains($0)
      }
  }
}
