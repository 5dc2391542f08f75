import Testing

@testable import animatic

@Suite struct ConfigVerbTests {
  let folder = TemporaryFolder()

  @Test func saysWhereEveryValueComesFrom() throws {
    try folder.write("# ours\nfps = 30\nappearance = dark\njobs = 3\n", to: "animatic.conf")
    let run = try CommandRun("config", "--appearance", "light", "--scale=3", in: folder)
    #expect(
      run.output == """
        fps         30                      animatic.conf:2
        scale       3                       --scale
        device      none                    default
        appearance  light                   --appearance
        jobs        3                       animatic.conf:4
        report      report                  default

        """)
    #expect(run.code == 0)
  }

  @Test func findsTheProjectFromInside() throws {
    try folder.write("fps = 30\n", to: "animatic.conf")
    try folder.write("", to: "deep/er/x")
    let run = try CommandRun(words: ["config", "--json", "--jobs=1"], in: folder.path + "/deep/er")
    #expect(
      run.output == """
        [
          {"setting": "fps", "value": "30", "source": "\(folder.path)/animatic.conf:1"},
          {"setting": "scale", "value": "2", "source": "default"},
          {"setting": "device", "value": "none", "source": "default"},
          {"setting": "appearance", "value": "light", "source": "default"},
          {"setting": "jobs", "value": "1", "source": "--jobs"},
          {"setting": "report", "value": "report", "source": "default"}
        ]

        """)
  }

  @Test func everyWrongLineIsShownWithACaret() throws {
    try folder.write("fps = 500\nscle = 2\n", to: "animatic.conf")
    let run = try CommandRun("config", in: folder)
    #expect(
      run.error == """
        animatic.conf:1:7: error: '500' does not fit 'fps': expected a whole number from 1 to 240
        fps = 500
              ^~~
        animatic.conf:2:1: error: unknown setting 'scle'
        scle = 2
        ^~~~
        did you mean 'scale'?
        2 errors

        """)
    #expect(run.code == 2)
  }

  @Test func aFolderInItsPlaceIsAnError() throws {
    try folder.write("", to: "animatic.conf/x")
    let run = try CommandRun("config", in: folder)
    #expect(run.error == "error: animatic.conf is not a regular file\n")
    #expect(run.code == 2)
  }
}
