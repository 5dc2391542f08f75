/// Terminal columns that a character takes: 2 for East Asian wide characters and emoji, else 1.
///
/// The wide ranges are those of Unicode's East Asian Width property (W and F), joined where the gaps between
/// them hold nothing that a person types.
func displayWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if character.isASCII { return 1 }
  // A text symbol followed by the emoji selector (U+FE0F) is drawn as an emoji.
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  switch first.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F7E0...0x1F7EB, 0x1F90C...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default:
    return first.properties.isEmojiPresentation ? 2 : 1
  }
}

/// What is safe to print of a character of somebody's file: control and direction characters, which would
/// move a terminal's cursor or reorder the line, become U+FFFD.
func printable(_ character: Character) -> Character {
  if character == "\t" { return character }
  for scalar in character.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
    default: continue
    }
  }
  return character
}
