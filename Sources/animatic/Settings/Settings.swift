import AnimaticScript
import Foundation

/// One setting as it stands: its value and where that comes from.
struct ResolvedSetting: Equatable, Sendable {
  /// From the strongest to the weakest.
  enum Origin: Equatable, Sendable {
    case flag(String)
    /// `file:line`, or the file alone.
    case scenario(String)
    /// Of `animatic.conf`.
    case config(path: String, line: Int)
    case builtIn

    var text: String {
      switch self {
      case .flag(let flag): return flag
      case .scenario(let place): return place
      case .config(let path, let line): return "\(path):\(line)"
      case .builtIn: return "default"
      }
    }
  }

  var setting: Setting
  var value: String
  var origin: Origin
}

/// Flags over `animatic.conf`; a scenario's own statements stand between the two.
struct Settings: Sendable {
  var options: RunOptions
  var config: ConfigFile
  /// As messages name the file.
  var configPath: String

  /// Reads `animatic.conf` of a project, if there is one. Throws `WrongSources` with every wrong line.
  init(_ options: RunOptions, project: ProjectFolder = .current) throws {
    self.options = options
    configPath = DisplayPath.text(project.configPath)
    guard FileManager.default.fileExists(atPath: project.configPath) else {
      config = ConfigFile("", file: configPath)
      return
    }
    let text = try SourceFile.read(project.configPath, shownAs: configPath)
    config = ConfigFile(text, file: configPath)
    guard config.problems.isEmpty else {
      throw WrongSources(diagnostics: config.problems)
    }
  }

  /// The value of a flag as text, or nil.
  func flag(_ setting: Setting) -> String? {
    switch setting {
    case .fps: return options.fps.map(String.init)
    case .scale: return options.scale.map(String.init)
    case .device: return options.device
    case .appearance: return options.appearance?.rawValue
    case .jobs: return options.jobs.map(String.init)
    case .report: return options.report
    }
  }

  /// The strongest of flag, scenario, `animatic.conf` and default.
  func resolve(_ setting: Setting, scenario: (value: String, place: String)? = nil) -> ResolvedSetting {
    if let value = flag(setting) {
      return ResolvedSetting(setting: setting, value: value, origin: .flag("--\(setting.rawValue)"))
    }
    if let scenario {
      return ResolvedSetting(setting: setting, value: scenario.value, origin: .scenario(scenario.place))
    }
    if let entry = config.entries[setting] {
      return ResolvedSetting(
        setting: setting, value: entry.value, origin: .config(path: configPath, line: entry.line))
    }
    return ResolvedSetting(setting: setting, value: Self.builtIn(setting), origin: .builtIn)
  }

  /// Worker threads for drawing and encoding.
  var jobs: Int { Int(resolve(.jobs).value) ?? 1 }

  private static func builtIn(_ setting: Setting) -> String {
    switch setting {
    case .fps: return "60"
    case .scale: return "2"
    // A scenario must name its stage, so that nobody compares pictures of two devices by accident.
    case .device: return "none"
    case .appearance: return "light"
    case .report: return "report"
    case .jobs: return String(max(1, min(64, ProcessInfo.processInfo.activeProcessorCount)))
    }
  }
}
