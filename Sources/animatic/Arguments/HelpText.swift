import AnimaticGolden

/// The overview and the page of each verb, made from the same tables as the parser.
enum HelpText {
  /// `animatic render SCENARIO… -o OUT [options]`.
  static func usage(of verb: Verb) -> String {
    ["animatic", verb.rawValue, verb.guide.synopsis, "[options]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  static var overview: String {
    var lines = [
      "Animatic plays SwiftUI notices (banners, toasts, snackbars) on a virtual clock and writes exact",
      "frames: no Mac, no simulator, no screen.",
      "",
      "usage: animatic VERB [options] SCENARIO…",
      "",
      "A scenario is a file, or a folder that is searched for *.scenario files.",
    ]
    for group in Verb.groups {
      lines += ["", "\(group.title):"]
      lines += table(group.verbs.map { ($0.rawValue, $0.guide.summary) }, width: 13)
    }
    lines += ["", "Options of every verb that reads scenarios:"]
    lines += optionTable(OptionCatalog.run + [.json, .quiet, .color], for: .render)
    lines += [
      "",
      "A flag wins over the scenario, the scenario over animatic.conf at the project's root, that over the",
      "default; 'animatic config' says where each value comes from.",
      "",
      "Exit codes: 0 all good, 1 a comparison or expectation failed, 2 the call or a scenario is wrong,",
      "3 the environment (font, disk, golden), 70 a fault of Animatic, 130 stopped by Ctrl-C.",
      "",
      "'animatic help VERB' shows a verb with its options and an example.",
    ]
    return lines.joined(separator: "\n")
  }

  static func page(of verb: Verb) -> String {
    let guide = verb.guide
    var lines = ["animatic \(verb.rawValue): \(guide.summary)", "", "usage: \(usage(of: verb))"]
    if !guide.discussion.isEmpty { lines += [""] + guide.discussion }
    let own = OptionCatalog.names(for: verb).filter {
      !guide.takesRunOptions || !OptionCatalog.run.contains($0)
    }
    lines += ["", "Options:"] + optionTable(own, for: verb)
    if guide.takesRunOptions {
      lines += ["", "Selection and settings:"] + optionTable(OptionCatalog.run, for: verb)
    }
    if let example = guide.example { lines += ["", "Example:", "  \(example)"] }
    return lines.joined(separator: "\n")
  }

  private static func optionTable(_ names: [OptionName], for verb: Verb) -> [String] {
    table(
      names.map { name in
        let spec = OptionCatalog.spec(name, for: verb)
        return (spec.short == nil ? "    \(spec.spelling)" : spec.spelling, spec.summary)
      }, width: 20)
  }

  private static func table(_ rows: [(String, String)], width: Int) -> [String] {
    rows.map { left, right in
      "  \(left)" + String(repeating: " ", count: max(2, width + 2 - left.count)) + right
    }
  }
}
