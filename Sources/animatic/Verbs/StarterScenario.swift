/// The text that `new` writes: it plays as it is, and its comments are the short course of the language.
struct StarterScenario {
  enum Kind: String, CaseIterable {
    case banner = "Banner"
    case toast = "Toast"
    case snackbar = "Snackbar"
  }

  var name: String
  var kind: Kind
  /// As the commands in its comments spell the file.
  var path: String

  var text: String {
    let body: String
    switch kind {
    case .banner: body = Self.banner
    case .toast: body = Self.toast
    case .snackbar: body = Self.snackbar
    }
    return Self.head(name, path) + body + Self.foot
  }

  private static func head(_ name: String, _ path: String) -> String {
    """
    # Play it:    animatic render \(path) -o out.gif
    # Read it:    animatic trace \(path)
    # Keep it:    animatic record \(path), then animatic verify \(path)
    scenario "\(name)"

    device     "iPhone 15"     # animatic devices lists them; or: canvas 393x200
    appearance light           # light | dark
    fps        60              # frame k stands at exactly k/60 s


    """
  }

  private static let banner = """
    duration   6s

    # animatic notices lists every kind with its labels.
    notice inbox = Banner(title: "New message", icon: "envelope.fill", backgroundColor: .blue)

    at 0.5s    show inbox      # slides in, and schedules its own hide 4 s later
    at 1.5s    mark "at rest"  # a named moment for reports

    # Presented values at any instant, also between frames:
    expect inbox           at 1.5s    is visible
    expect inbox.offset.y  at 1.5s    is 0 within 0.5
    expect inbox           at 5.5s    is gone

    """

  private static let toast = """
    duration   4s

    # animatic notices lists every kind with its labels.
    notice saved = Toast("Saved", displayDuration: 2, transition: .opacity)

    at 0.5s    show saved      # its task starts the entrance, and the timer of 2 s
    at 1.5s    mark "at rest"  # a named moment for reports

    # Presented values at any instant, also between frames:
    expect saved           at 1.5s    is visible
    expect saved.opacity   at 1.5s    is 1 within 0.001
    expect saved           at 3.5s    is gone

    """

  private static let snackbar = """
    duration   5s

    # animatic notices lists every kind with its labels.
    notice undo = Snackbar(message: "Message deleted", duration: .short)

    at 0.5s    show undo       # appears where its message or duration changed; leaves after 3 s
    at 1.5s    mark "at rest"  # a named moment for reports

    # Presented values at any instant, also between frames:
    expect undo            at 1.5s    is visible
    expect undo.opacity    at 1.5s    is 1 within 0.001
    expect undo            at 4.5s    is gone

    """

  private static let foot = """

    # Compared by animatic verify: every frame, to the last pixel.
    golden all

    """
}
