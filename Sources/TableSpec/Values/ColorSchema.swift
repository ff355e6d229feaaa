import TableModel
import TableSources

/// Colours: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, two of them divided by a slash for light and dark screens, and `UIColor`'s names,
/// of constants without their suffix.
package enum ColorSchema {
  static let coding = ValueCoding<Color>(
    .color,
    encode: { color, _ in written(color) },
    decode: { node, subject, context in
      guard let text = node.scalar?.text, let color = color(text) else {
        context.mismatch(node, subject, mustBe: .color, hint: hint(for: node))
        return nil
      }
      if let system = color.system { context.noteUse(ofColor: system.rawValue, at: node.alias ?? node.range) }
      return color
    })

  /// The names that a colour may have, those of constants first.
  package static var names: [String] { Color.named.map(\.name) + SystemColor.allCases.map(\.rawValue) }

  /// A regular expression for the digits that a colour may be.
  static let pattern = "^\(digits)(/\(digits))?$"
  private static let digits = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  /// The colour that a text says; `nil` for others.
  package static func color(_ text: String) -> Color? {
    if text.hasPrefix("#") {
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return color(digits: text.dropFirst()) }
      guard parts[1].hasPrefix("#"), let light = color(digits: parts[0].dropFirst()),
        let dark = color(digits: parts[1].dropFirst())
      else { return nil }
      return Color(light: light, dark: dark)
    }
    let text = UIKitConstant.word(of: text, among: names) ?? text
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
      let system = "system" + word.prefix(1).uppercased() + word.dropFirst()
      if !self.names.contains(word), self.names.contains(system) { return Spelling.question(system) }
      if let near = Spelling.hint(for: word, among: self.names) {
        return near
      }
    }
    let more = ["a name such as label or systemBlue"]
    return "write \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", \(listed(names + more, "or"))"
  }

  /// A colour's name, or its digits.
  private static func written(_ color: Color) -> SpecValue {
    if let name = color.name { return .word(name) }
    return .text(digits(of: color) + (color.dark.map { "/" + digits(of: $0) } ?? ""))
  }

  private static func digits(of color: Color) -> String {
    let alpha = UInt32((min(1, max(0, color.alpha)) * 255).rounded())
    let digits = alpha < 255 ? color.hex << 8 | alpha : color.hex
    let text = String(digits, radix: 16, uppercase: true)
    let count = alpha < 255 ? 8 : 6
    return "#" + shortened(String(repeating: "0", count: max(0, count - text.count)) + text)
  }

  /// Six digits as three where each stands twice.
  private static func shortened(_ digits: String) -> String {
    let digits = Array(digits)
    guard digits.count == 6, digits[0] == digits[1], digits[2] == digits[3], digits[4] == digits[5] else {
      return String(digits)
    }
    return String([digits[0], digits[2], digits[4]])
  }
}
