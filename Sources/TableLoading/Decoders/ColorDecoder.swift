import TableModel

/// Reads colours: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, and `UIColor`'s names, of constants without their suffix.
enum ColorDecoder {
  /// `UIColor`'s constants.
  private static let names: [(name: String, color: Color)] = [
    ("black", .black),
    ("darkGray", Color(white: 1.0 / 3)),
    ("lightGray", Color(white: 2.0 / 3)),
    ("white", .white),
    ("gray", Color(white: 0.5)),
    ("red", Color(0xFF0000)),
    ("green", Color(0x00FF00)),
    ("blue", Color(0x0000FF)),
    ("cyan", Color(0x00FFFF)),
    ("yellow", Color(0xFFFF00)),
    ("magenta", Color(0xFF00FF)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)),
    ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
    ("clear", .clear),
  ]

  static let decoder = ValueDecoder<Color>(.color) { node, subject, context in
    guard let text = node.scalar?.text, let color = color(text) else {
      context.mismatch(node, subject, mustBe: .color, hint: hint(for: node))
      return nil
    }
    return color
  }

  /// The name of a colour; `nil` if it has none.
  static func name(of color: Color) -> String? {
    color.system?.rawValue ?? names.first { $0.color == color }?.name
  }

  private static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return color(digits: text.dropFirst()) }
    return names.first { $0.name == text }?.color
      ?? SystemColor(rawValue: text).map { Color($0, else: $0.fallback) }
  }

  private static func color(digits: Substring) -> Color? {
    guard digits.utf8.count <= 8, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.count {
    case 3:
      let parts = [number >> 8, number >> 4 & 0xF, number & 0xF]
      return Color(parts.reduce(0) { $0 << 8 | $1 * 0x11 })
    case 6: return Color(number)
    case 8: return Color(number >> 8, alpha: Double(number & 0xFF) / 255)
    default: return nil
    }
  }

  private static func hint(for node: SpecNode) -> String {
    let names = names.map(\.name)
    if let text = node.scalar?.text {
      if color("#" + text) != nil { return "write \"#\(text)\"" }
      let word = text.hasSuffix("Color") ? String(text.dropLast("Color".count)) : text
      if let near = Spelling.hint(for: word, among: names + SystemColor.allCases.map(\.rawValue)) {
        return near
      }
    }
    let more = ["a name such as label or systemBlue"]
    return "write \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", \(listed(names + more, "or"))"
  }
}
