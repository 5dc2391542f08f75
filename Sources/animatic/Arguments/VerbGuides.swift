extension Verb {
  /// The verb's page as data.
  var guide: VerbGuide {
    switch self {
    case .render, .still, .sheet, .timeline: return pictureGuide
    case .preview: return previewGuide
    case .watch: return watchGuide
    case .trace, .values, .explain, .check, .format: return textGuide
    case .record, .verify, .accept, .prune, .mergeReports: return goldenGuide
    case .new, .devices, .notices, .doctor, .config, .bench, .help, .version: return toolGuide
    }
  }

  private var pictureGuide: VerbGuide {
    switch self {
    case .render:
      return VerbGuide(
        synopsis: "SCENARIO… -o OUT", summary: "play and write frames, a GIF, an APNG or a review page",
        discussion: [
          "The format follows the ending: OUT/ is a folder of PNG files frame-00000.png … with",
          "frames.tsv (frame, time, file, hash; equal frames name one file), x.gif is a GIF, x.png an",
          "APNG, x.html a review page with its files in x_files/. Several scenarios go into OUT/<name>/ each,",
          "and share one page. A scenario with vary or variant gives one GIF or APNG with all its runs side by",
          "side, each under its name. Frames are those with from <= k/fps < to.",
          "Expectations are checked on the way: outputs are written all the same, the exit code is 1.",
        ],
        example: "animatic render scenarios/banner.scenario -o out/ -o banner.gif",
        operands: .scenarios, options: [.output, .overlay, .bezel], takesRunOptions: true, printsJSON: true)
    case .still:
      return VerbGuide(
        synopsis: "SCENARIO --at T,T… -o DIR", summary: "PNG at exact times, also between frames",
        discussion: ["A picture is named by its time: 0650ms.png, 0016.667ms.png."],
        example: "animatic still banner.scenario --at 0.55s,0.65s -o stills",
        operands: .scenarios, options: [.output, .overlay, .bezel, .at, .every], takesRunOptions: true,
        printsJSON: true)
    case .timeline:
      return VerbGuide(
        synopsis: "SCENARIO -o x.svg", summary: "lanes and curves of a run as a drawing",
        discussion: [
          "Over one axis of time: when each notice is seen, what each timer and work item came to (hollow:",
          "scheduled, solid: fired, cross: cancelled, arrow: still waits), every animation with its curve,",
          "taps and events, and every value that moves. x.svg has text that can be selected, x.png the",
          "same as a picture, --scale pixels a point (default: 2).",
        ],
        example: "animatic timeline banner.scenario -o timeline.svg",
        operands: .scenarios, options: [.output], takesRunOptions: true, printsJSON: true)
    default:
      return VerbGuide(
        synopsis: "SCENARIO -o x.png", summary: "labelled contact sheet of a run",
        discussion: [
          "One row of pictures along time where something changes, the events, and the curves of every",
          "animated value under them. --at and --every choose the times instead.",
        ],
        example: "animatic sheet banner.scenario -o banner-sheet.png",
        operands: .scenarios, options: [.output, .at, .every], takesRunOptions: true, printsJSON: true)
    }
  }

  private var previewGuide: VerbGuide {
    VerbGuide(
      synopsis: "FILE.swift… [NAME] -o OUT", summary: "play a #Preview of your own SwiftUI files",
      discussion: [
        "The files are compiled as they are, a folder as one module, and the preview of this name is",
        "played, without a name the first one. Branches of #if are taken as on iOS. The compiler's errors",
        "come with the file's line. Compiled files are kept in $XDG_CACHE_HOME or ~/.cache/animatic.",
        "The format follows the ending of OUT, as for render. For all that taps can not do, write a",
        "scenario with a line such as: view \"Banner.swift\" preview \"Default\"",
      ],
      example: "animatic preview Banner.swift Default --tap \"Show\"@0.5s --duration 6s -o banner.gif",
      operands: .swiftFiles,
      options: [
        .list, .view, .tap, .duration, .output, .overlay, .bezel, .fps, .scale, .from, .to, .device,
        .appearance, .jobs,
      ],
      printsJSON: true)
  }

  private var watchGuide: VerbGuide {
    VerbGuide(
      synopsis: "SCENARIO… | FILE.swift… [NAME]", summary: "play again on every save, on a live page",
      discussion: [
        "Serves the review page at http://127.0.0.1:4747/ to this machine only, and plays again whatever a",
        "saved file concerns: scenarios and what they include, Swift files, pictures, animatic.conf,",
        "goldens. The page keeps its place and shows what the edit did: before and after, or the golden and",
        "after. Errors are shown in their place, with the last good run under them. Swift files are taken",
        "as 'preview' takes them. Ctrl-C stops, with exit code 0; nothing is left behind.",
      ],
      example: "animatic watch scenarios",
      operands: .scenarios,
      options: [
        .port, .golden, .view, .tap, .duration, .filter, .variant, .fps, .scale, .device, .appearance, .jobs,
      ],
      printsJSON: true)
  }

  private var textGuide: VerbGuide {
    switch self {
    case .trace:
      return VerbGuide(
        synopsis: "SCENARIO…", summary: "every event in order, with the line that caused it",
        example: "animatic trace banner.scenario",
        operands: .scenarios, takesRunOptions: true, printsJSON: true)
    case .values:
      return VerbGuide(
        synopsis: "SCENARIO… --at T,T…", summary: "the presented value of every property at those times",
        example: "animatic values banner.scenario --at 0.55s,0.65s,0.8s",
        operands: .scenarios, options: [.at, .every], takesRunOptions: true, printsJSON: true)
    case .explain:
      return VerbGuide(
        synopsis: "SCENARIO --at T,T… [NOTICE]", summary: "why each value is what it is",
        discussion: [
          "For a notice, a text on stage or #identifier: whether it is there and why; each property with what it",
          "is made of, the animation on it, and the lines that set it off; and the work that waits, who can",
          "cancel it, and what it will come to. Without NOTICE, all of them.",
        ],
        example: "animatic explain banner.scenario --at 1.6s inbox",
        operands: .scenarios, options: [.at, .every], takesRunOptions: true, printsJSON: true)
    case .check:
      return VerbGuide(
        synopsis: "SCENARIO…", summary: "parse, resolve and lint; draws nothing",
        discussion: [
          "The lint plays each scenario without pictures and names what is most likely not meant: a hide of",
          "an earlier show that hits a later one, a transition that never plays, a tap that hits nothing …",
          "Each finding has a line, a cure, and a name by which a scenario can accept it: allow stale-hide",
          "in inbox \"why\". Findings alone exit with 0; with --strict, or under 'expect no hazards', with 1.",
        ],
        example: "animatic check scenarios",
        operands: .scenarios, options: [.list, .strict], takesRunOptions: true, printsJSON: true)
    default:
      return VerbGuide(
        synopsis: "SCENARIO… [--check]", summary: "lay scenarios out in the one way",
        discussion: ["Rewrites the files in place; comments and meaning stay."],
        example: "animatic format scenarios --check",
        operands: .scenarios, options: [.check, .filter, .shard], printsJSON: true)
    }
  }

  private var goldenGuide: VerbGuide {
    switch self {
    case .record:
      return VerbGuide(
        synopsis: "SCENARIO… [--only WHICH]",
        summary: "write goldens; plays twice, refuses if the two differ",
        example: "animatic record scenarios --only missing",
        operands: .scenarios, options: [.only, .golden], takesRunOptions: true, printsJSON: true)
    case .accept:
      return VerbGuide(
        synopsis: "REPORT [NAME…]", summary: "take reviewed changes of a report over as goldens",
        discussion: [
          "REPORT is the folder that 'verify' left. Without names everything is taken that changed or is",
          "missing. Nothing is taken where a golden is not the one any more that the report compared with.",
        ],
        example: "animatic accept report banner-tapped-early",
        operands: .report, options: [.golden], printsJSON: true)
    case .prune:
      return VerbGuide(
        synopsis: "[--dry-run]", summary: "remove goldens that no scenario asks for",
        discussion: [
          "Looks at every scenario of the project, so it takes no filter. Files in a golden's folder that",
          "are none of a golden's stay.",
        ],
        example: "animatic prune --dry-run",
        operands: .optionalScenarios, options: [.dryRun, .golden, .filter, .shard, .variant], printsJSON: true
      )
    case .mergeReports:
      return VerbGuide(
        synopsis: "DIR… -o DIR", summary: "one report of the shards of a call",
        discussion: [
          "Each DIR is the report of 'verify --shard I/N'. A shard that is missing or there twice is an",
          "error. The exit code is that of the whole: 1 where a scenario failed.",
        ],
        example: "animatic merge-reports shard-1 shard-2 -o report --junit report.xml",
        operands: .reports, options: [.output, .junit, .markdown, .github], printsJSON: true)
    default:
      return VerbGuide(
        synopsis: "SCENARIO…", summary: "play and compare with the goldens; never writes one",
        discussion: [
          "Compares the timeline first, then the hash of every frame, then pixels, and says in words what",
          "changed. A missing golden is a failure, and so is a failed expectation. The report is left in",
          "'report' at the project's root, or where --report or animatic.conf says.",
        ],
        example: "animatic verify scenarios --junit report.xml",
        operands: .scenarios, options: [.golden, .report, .junit, .markdown, .github], takesRunOptions: true,
        printsJSON: true)
    }
  }

  private var toolGuide: VerbGuide {
    switch self {
    case .new:
      return VerbGuide(
        synopsis: "NAME [--notice KIND]", summary: "write a commented starter scenario",
        discussion: ["Writes NAME.scenario; a file that is there already is never overwritten."],
        example: "animatic new inbox --notice Snackbar", operands: .newName, options: [.notice])
    case .devices:
      return VerbGuide(
        synopsis: "", summary: "devices with size, scale, safe areas and refresh rate", operands: .none,
        printsJSON: true)
    case .notices:
      return VerbGuide(
        synopsis: "", summary: "notices with their labels and defaults", operands: .none, printsJSON: true)
    case .doctor:
      return VerbGuide(
        synopsis: "", summary: "fonts, library versions and a self-test", operands: .none, printsJSON: true)
    case .config:
      return VerbGuide(
        synopsis: "[SCENARIO…]", summary: "every setting and where its value comes from",
        discussion: [
          "A flag wins over the scenario, the scenario over animatic.conf at the project's root, that over",
          "the default. animatic.conf holds lines such as fps = 60; its keys: fps, scale, device,",
          "appearance, jobs, report.",
        ],
        operands: .optionalScenarios, takesRunOptions: true, printsJSON: true)
    case .bench:
      return VerbGuide(
        synopsis: "", summary: "speed of the reference scene at @1x, @2x and @3x", operands: .none,
        options: [.jobs], printsJSON: true)
    case .help:
      return VerbGuide(
        synopsis: "[VERB]", summary: "this overview, or a verb's page", operands: .optionalVerb)
    default:
      return VerbGuide(synopsis: "", summary: "the version", operands: .none)
    }
  }
}
