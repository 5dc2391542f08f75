import AnimaticScript

/// The devices that a scenario can name.
public enum DeviceCatalog {
  /// In the order of release, phones first.
  public static let all: [Device] =
    [
      // Home button: in landscape the status bar is hidden and nothing is inset.
      button("iPhone SE"), button("iPhone SE 2"), button("iPhone SE 3"),
      notch("iPhone 13 mini", 375, 812, top: 50, corner: 44),
      notch("iPhone 13", 390, 844, top: 47, corner: 47.33),
      notch("iPhone 13 Pro", 390, 844, top: 47, corner: 47.33, hertz: 120),
      notch("iPhone 13 Pro Max", 428, 926, top: 47, corner: 53.33, hertz: 120),
      notch("iPhone 14", 390, 844, top: 47, corner: 47.33),
      notch("iPhone 14 Plus", 428, 926, top: 47, corner: 53.33),
      island("iPhone 14 Pro", 393, 852, hertz: 120),
      island("iPhone 14 Pro Max", 430, 932, hertz: 120),
      island("iPhone 15", 393, 852, hertz: 60),
      island("iPhone 15 Plus", 430, 932, hertz: 60),
      island("iPhone 15 Pro", 393, 852, hertz: 120),
      island("iPhone 15 Pro Max", 430, 932, hertz: 120),
      island("iPhone 16", 393, 852, hertz: 60),
      island("iPhone 16 Plus", 430, 932, hertz: 60),
      largeIsland("iPhone 16 Pro", 402, 874, top: 62, island: 14),
      largeIsland("iPhone 16 Pro Max", 440, 956, top: 62, island: 14),
      notch("iPhone 16e", 390, 844, top: 47, corner: 47.33),
      // Not measured on these: the place of the island is taken from 16 Pro, which has the same insets, and
      // moved by the six points that iPhone Air's inset is larger.
      largeIsland("iPhone 17", 402, 874, top: 62, island: 14),
      largeIsland("iPhone 17 Pro", 402, 874, top: 62, island: 14),
      largeIsland("iPhone 17 Pro Max", 440, 956, top: 62, island: 14),
      largeIsland("iPhone Air", 420, 912, top: 68, island: 20),
      pad("iPad mini", 744, 1133, corner: 21.5),
      pad("iPad", 820, 1180, corner: 18),
      pad("iPad Air 11", 820, 1180, corner: 18),
      pad("iPad Air 13", 1024, 1366, corner: 18),
      pad("iPad Pro 11", 834, 1210, corner: 30, hertz: 120),
      pad("iPad Pro 13", 1032, 1376, corner: 30, hertz: 120),
    ]

  /// The device of that name, whatever its case. Inch marks are optional: `iPad Pro 11"`, `iPad Pro 11-inch`.
  public static func device(named name: String) -> Device? {
    let wanted = plain(name)
    return all.first { plain($0.name) == wanted }
  }

  /// The name that was most likely meant.
  public static func nearestName(to name: String) -> String? {
    nearestWord(to: name, in: all.map(\.name))
  }

  private static let aliases = [
    "ipad 11": "ipad", "ipad mini 8.3": "ipad mini", "iphone se (2nd generation)": "iphone se 2",
    "iphone se (3rd generation)": "iphone se 3",
  ]

  private static func plain(_ name: String) -> String {
    var words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "\"" || $0 == "″" }).map(
      String.init)
    words = words.map { $0.hasSuffix("-inch") ? String($0.dropLast(5)) : $0 }
    let joined = words.joined(separator: " ")
    return aliases[joined] ?? joined
  }

  private static func button(_ name: String) -> Device {
    Device(
      name: name, width: 375, height: 667, nativeScale: 2, portraitInsets: StageInsets(top: 20),
      landscapeInsets: StageInsets(), statusBar: 20, cornerRadius: 0, cutOut: .none, refreshRate: 60)
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, statusBar: Double, corner: Double,
    _ cutOut: Device.CutOut, _ hertz: Int
  ) -> Device {
    Device(
      name: name, width: width, height: height, nativeScale: 3,
      portraitInsets: StageInsets(top: top, bottom: 34),
      landscapeInsets: StageInsets(leading: top, bottom: 21, trailing: top), statusBar: statusBar,
      cornerRadius: corner, cutOut: cutOut, refreshRate: hertz)
  }

  private static func notch(
    _ name: String, _ width: Double, _ height: Double, top: Double, corner: Double, hertz: Int = 60
  ) -> Device {
    phone(name, width, height, top: top, statusBar: top, corner: corner, .notch, hertz)
  }

  private static func island(_ name: String, _ width: Double, _ height: Double, hertz: Int) -> Device {
    phone(name, width, height, top: 59, statusBar: 54, corner: 55, .island(top: 11), hertz)
  }

  private static func largeIsland(
    _ name: String, _ width: Double, _ height: Double, top: Double, island: Double
  ) -> Device {
    phone(name, width, height, top: top, statusBar: 54, corner: 62, .island(top: island), 120)
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, corner: Double, hertz: Int = 60
  ) -> Device {
    let insets = StageInsets(top: 24, bottom: 20)
    return Device(
      name: name, width: width, height: height, nativeScale: 2, portraitInsets: insets,
      landscapeInsets: insets, statusBar: 24, cornerRadius: corner, cutOut: .none, refreshRate: hertz)
  }
}
