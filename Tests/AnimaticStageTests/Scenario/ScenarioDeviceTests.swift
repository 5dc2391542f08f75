import AnimaticStage
import Testing

@Suite struct ScenarioDeviceTests {
  @Test(arguments: [
    ("iPhone SE", 375.0, 667.0, 20.0, 0.0, 0.0, 0.0, 0.0, 60),
    ("iPhone 13 mini", 375, 812, 50, 34, 50, 21, 44, 60),
    ("iPhone 14", 390, 844, 47, 34, 47, 21, 47.33, 60), ("iPhone 16e", 390, 844, 47, 34, 47, 21, 47.33, 60),
    ("iPhone 13 Pro", 390, 844, 47, 34, 47, 21, 47.33, 120),
    ("iPhone 14 Plus", 428, 926, 47, 34, 47, 21, 53.33, 60),
    ("iPhone 13 Pro Max", 428, 926, 47, 34, 47, 21, 53.33, 120),
    ("iPhone 14 Pro", 393, 852, 59, 34, 59, 21, 55, 120), ("iPhone 16", 393, 852, 59, 34, 59, 21, 55, 60),
    ("iPhone 15 Pro", 393, 852, 59, 34, 59, 21, 55, 120),
    ("iPhone 16 Plus", 430, 932, 59, 34, 59, 21, 55, 60),
    ("iPhone 15 Pro Max", 430, 932, 59, 34, 59, 21, 55, 120),
    ("iPhone 16 Pro", 402, 874, 62, 34, 62, 21, 62, 120),
    ("iPhone 17 Pro Max", 440, 956, 62, 34, 62, 21, 62, 120),
    ("iPhone Air", 420, 912, 68, 34, 68, 21, 62, 120),
    ("iPad mini", 744, 1133, 24, 20, 0, 20, 21.5, 60), ("iPad Air 13", 1024, 1366, 24, 20, 0, 20, 18, 60),
    ("iPad Pro 11-inch", 834, 1210, 24, 20, 0, 20, 30, 120),
    ("ipad pro 13\"", 1032, 1376, 24, 20, 0, 20, 30, 120),
  ])
  func measures(
    name: String, width: Double, height: Double, top: Double, bottom: Double, side: Double,
    landscapeBottom: Double,
    corner: Double, hertz: Int
  ) throws {
    let device = try #require(DeviceCatalog.device(named: name))
    #expect(device.width == width && device.height == height && device.refreshRate == hertz)
    #expect(device.portraitInsets == StageInsets(top: top, bottom: bottom))
    #expect(device.cornerRadius == corner)
    let stage = ScenarioStage(device: device, orientation: .landscape)
    #expect(stage.width == height && stage.height == width)
    #expect(stage.safeArea.leading == side && stage.safeArea.trailing == side)
    #expect(stage.safeArea.bottom == landscapeBottom)
    #expect(stage.rotated(to: .portrait) == ScenarioStage(device: device))
  }

  @Test func namesAreUniqueAndForgiving() {
    #expect(Set(DeviceCatalog.all.map { $0.name.lowercased() }).count == DeviceCatalog.all.count)
    for device in DeviceCatalog.all {
      #expect(DeviceCatalog.device(named: device.name.uppercased()) == device)
      #expect(device.width < device.height && (2...3).contains(device.nativeScale))
    }
    #expect(DeviceCatalog.device(named: "Pixel 9") == nil)
    #expect(DeviceCatalog.nearestName(to: "iPone 15 Pro") == "iPhone 15 Pro")
  }

  @Test func catalogueDefaultsHaveTheirTypes() {
    for kind in NoticeCatalog.all {
      #expect(Set(kind.parameters.map(\.label)).count == kind.parameters.count)
      for parameter in kind.parameters + kind.states {
        switch (parameter.type, parameter.defaultValue) {
        case (_, nil), (.string, .string), (.color, .color), (.duration, .time), (.flag, .flag),
          (.transition, .transition):
          break
        case (.choice(let words), .choice(let word)): #expect(words.contains(word))
        default: Issue.record("\(kind.name).\(parameter.label) has a default of another type")
        }
      }
    }
  }
}
