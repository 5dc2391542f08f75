/// The HTML file: nearly empty, since all texts come as data and are put in by the script as texts.
struct PageDocument {
  var title: String
  var folder: String
  /// Served by a program that tells the page what is new.
  var isLive = false

  /// Nothing from elsewhere, no script or style in the page itself.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
  /// A live page also asks its own server.
  static let livePolicy = policy + "; connect-src 'self'"

  var text: String {
    let base = folder.isEmpty ? "" : Self.address(folder) + "/"
    let parts = base + ReviewPage.partsFolder
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(isLive ? Self.livePolicy : Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(Self.escaped(title))</title>
      <link rel="stylesheet" href="\(parts)/style.css">
      </head>
      <body>
      <noscript>This page plays pictures with its script, which is switched off here.</noscript>
      <main id="app"></main>
      <script src="\(parts)/app.js" data-folder="\(base)"></script>
      \(isLive ? "" : "<script src=\"\(parts)/index.js\"></script>")
      </body>
      </html>

      """
  }

  /// Text inside an element or a quoted attribute.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": out += " "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// One part of a relative address; what has a meaning in addresses or HTML is written in percents.
  static func address(_ part: String) -> String {
    part.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }
}
