/// Characters whose glyph and advance depend on nothing around them, so that they need no shaping.
///
/// They are whole letters of Latin, Greek and Cyrillic, digits and punctuation; none reads from right to left, joins,
/// stacks or can be part of an emoji without a character that is not plain beside it.
enum PlainText {
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F: true
    case 0x384...0x3FF, 0x400...0x482, 0x48A...0x52F: true
    case 0x1E00...0x1EFF: true
    case 0x2012...0x2027, 0x2030...0x203A, 0x20A0...0x20AF: true
    default: false
    }
  }

  /// Whether a character is moved by its neighbours: plain text without blanks.
  static func isKerned(_ scalar: UInt32) -> Bool {
    scalar != 0x20 && scalar != 0xA0 && contains(scalar)
  }
}
