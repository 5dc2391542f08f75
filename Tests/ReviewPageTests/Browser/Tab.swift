import Foundation

/// One page in the browser: opened, asked, typed into, looked at.
final class Tab {
  private let browser: Browser
  private let target: String
  private let session: String
  /// Errors of the console, uncaught exceptions, refusals: what a healthy page has none of.
  private(set) var problems: [String] = []
  /// Addresses that the page asked for, those not counted that its own policy refused.
  var requests: [String] { asked.filter { !refused.contains($0.id) }.map(\.address) }
  private var asked: [(id: String, address: String)] = []
  private var refused: Set<String> = []

  init(width: Int = 1440, height: Int = 900) throws {
    browser = try Browser.shared()
    let made = try browser.call("Target.createTarget", ["url": "about:blank"])
    target = made["targetId"] as? String ?? ""
    let attached = try browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try call(domain + ".enable") }
    try resize(width: width, height: height)
  }

  deinit { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  func resize(width: Int, height: Int) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// `dark` and `calm` as the system's settings for colours and motion.
  func emulate(dark: Bool = false, calm: Bool = false) throws {
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": calm ? "reduce" : "no-preference"],
        ]
      ])
  }

  // MARK: Opening

  /// Opens a file and waits until the page shows a scenario or the overview with its pictures.
  func open(_ path: String, fragment: String = "") throws {
    let address = URL(fileURLWithPath: path).absoluteString
    try open(address: fragment.isEmpty ? address : address + "#" + fragment)
  }

  /// The same for an address.
  func open(address: String) throws {
    // A change of the fragment alone would not load anew.
    try call("Page.navigate", ["url": "about:blank"])
    asked = []
    refused = []
    problems = []
    let answer = try call("Page.navigate", ["url": address])
    if let error = answer["errorText"] as? String { throw BrowserError("\(address): \(error)") }
    try waitUntil(
      "document.querySelector('.scenario .screen[data-actual]:not([data-actual=\"\"]), .overview')")
  }

  /// Waits for a condition, asking again and again; what it waits for is in the error.
  func waitUntil(_ condition: String) throws {
    for _ in 0..<400 {
      if try truth("!!(\(condition))") { return }
      usleep(10_000)
    }
    try collect()
    throw BrowserError("waited in vain for: \(condition); \(problems)")
  }

  // MARK: Asking

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw BrowserError("\(script): \(exception?["description"] ?? details["text"] ?? "")")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }
  func truth(_ script: String) throws -> Bool { try evaluate(script) as? Bool ?? false }
  func number(_ script: String) throws -> Double { (try evaluate(script) as? NSNumber)?.doubleValue ?? .nan }

  /// Text of the first element that fits.
  func words(of selector: String) throws -> String {
    try text("document.querySelector(\(Self.quoted(selector)))?.textContent ?? ''")
  }

  static func quoted(_ text: String) -> String {
    let data = try! JSONSerialization.data(withJSONObject: [text])
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  /// Takes over what the browser has said about the page so far.
  func collect() throws {
    // An answered question comes after everything that was said before it.
    try evaluate("0")
    while let event = try browser.nextEvent(within: 0.02) {
      guard event["sessionId"] as? String == session, let method = event["method"] as? String else {
        continue
      }
      let details = event["params"] as? [String: Any] ?? [:]
      switch method {
      case "Runtime.exceptionThrown": problems.append("\(details)")
      case "Runtime.consoleAPICalled"
      where ["error", "warning", "assert"].contains(details["type"] as? String):
        problems.append("\(details["args"] ?? "")")
      case "Log.entryAdded":
        let entry = details["entry"] as? [String: Any] ?? [:]
        if ["error", "warning"].contains(entry["level"] as? String) {
          problems.append("\(entry["text"] ?? "")")
        }
      case "Network.requestWillBeSent":
        let request = details["request"] as? [String: Any] ?? [:]
        asked.append((details["requestId"] as? String ?? "", request["url"] as? String ?? ""))
      case "Network.loadingFailed" where details["blockedReason"] as? String == "csp":
        refused.insert(details["requestId"] as? String ?? "")
      default: break
      }
    }
  }

  // MARK: Keys and mouse

  private static let codes: [String: (code: String, number: Int)] = [
    " ": ("Space", 32), "ArrowLeft": ("ArrowLeft", 37), "ArrowUp": ("ArrowUp", 38),
    "ArrowRight": ("ArrowRight", 39), "ArrowDown": ("ArrowDown", 40), "Home": ("Home", 36),
    "End": ("End", 35),
    "Tab": ("Tab", 9), "Enter": ("Enter", 13), "Escape": ("Escape", 27),
  ]

  /// Presses and releases a key, as `KeyboardEvent.key` calls it.
  func press(_ key: String, shift: Bool = false) throws {
    let known = Self.codes[key] ?? (key.uppercased(), Int(key.uppercased().utf8.first ?? 0))
    var parameters: [String: Any] = [
      "key": key, "code": known.code, "windowsVirtualKeyCode": known.number, "modifiers": shift ? 8 : 0,
    ]
    let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
    parameters["type"] = text.isEmpty ? "rawKeyDown" : "keyDown"
    if !text.isEmpty { parameters["text"] = text }
    try call("Input.dispatchKeyEvent", parameters)
    parameters["type"] = "keyUp"
    parameters["text"] = nil
    try call("Input.dispatchKeyEvent", parameters)
  }

  /// Clicks at a place of an element, shares of its width and height.
  func click(_ selector: String, x: Double = 0.5, y: Double = 0.5) throws {
    let box = try evaluate(
      """
      (() => {
        const node = document.querySelector(\(Self.quoted(selector)));
        node.scrollIntoView({ block: "center" });
        const box = node.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];
      })()
      """)
    guard let numbers = (box as? [NSNumber])?.map(\.doubleValue), numbers.count == 4 else {
      throw BrowserError("there is no \(selector) to click")
    }
    let place: [String: Any] = [
      "x": numbers[0] + numbers[2] * x, "y": numbers[1] + numbers[3] * y, "button": "left", "clickCount": 1,
    ]
    for type in ["mousePressed", "mouseReleased"] {
      try call("Input.dispatchMouseEvent", place.merging(["type": type]) { $1 })
    }
  }

  /// PNG bytes of what an element shows.
  func picture(of selector: String) throws -> Data {
    let box = try evaluate(
      """
      (() => {
        const box = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect();
        return [box.left + scrollX, box.top + scrollY, box.width, box.height];
      })()
      """)
    let numbers = (box as? [NSNumber])?.map(\.doubleValue) ?? [0, 0, 1, 1]
    let answer = try call(
      "Page.captureScreenshot",
      [
        "format": "png", "captureBeyondViewport": true,
        "clip": ["x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3], "scale": 1],
      ])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }
}
