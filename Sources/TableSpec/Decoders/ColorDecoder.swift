import TableModel
import TableSources

/// Reads colours: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, and `UIColor`'s names, of constants without their suffix.
enum ColorDecoder {
  static let decoder = ValueDecoder<Color>(.color) { node, subject, context in
    guard let text = node.scalar?.text, let color = color(text) else {
      context.mismatch(node, subject, mustBe: .color, hint: hint(for: node))
      return nil
    }
    return color
  }

  private static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return color(digits: text.dropFirst()) }
    return Color.named.first { $0.name == text }?.color
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
    let names = Color.named.map(\.name)
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
