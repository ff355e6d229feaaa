import TableSources

/// A text as YAML writes it: as it is where that is possible, else in quotation marks.
package enum YAMLScalarText {
  /// The characters between which a text in a list or mapping of one line would end.
  private static let flowSigns: Set<Unicode.Scalar> = [",", "[", "]", "{", "}"]
  /// The characters with which YAML begins something else.
  private static let characters: Set<Unicode.Scalar> = [
    "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "=", "~",
  ]
  /// The words that the loader, or other readers of YAML, would not take for texts.
  private static let words: Set<String> = ["null", "true", "false"]

  /// A text, to stand in a line of its own or between others in one line.
  package static func written(_ text: String, inFlow: Bool) -> String {
    let scalars = Array(text.unicodeScalars)
    if isPlain(text, scalars, inFlow: inFlow) { return text }
    if scalars.allSatisfy(isPrintable), scalars.contains("\"") || scalars.contains("\\"),
      !scalars.contains("'")
    {
      return "'\(text)'"
    }
    return "\"\(scalars.map(escaped).joined())\""
  }

  private static func isPlain(_ text: String, _ scalars: [Unicode.Scalar], inFlow: Bool) -> Bool {
    guard let first = scalars.first, let last = scalars.last, !words.contains(text),
      !characters.contains(first),
      first != " ", last != " ", last != ":", scalars.allSatisfy(isPrintable)
    else { return false }
    if first == "-" || first == ".",
      scalars.count == 1 || scalars.starts(with: ["-", " "])
        || text.hasPrefix("---") || text.hasPrefix("...")
    {
      return false
    }
    for (scalar, next) in zip(scalars, scalars.dropFirst()) {
      if scalar == ":", next == " " || inFlow { return false }
      if scalar == " ", next == "#" { return false }
    }
    return !inFlow || !scalars.contains(where: flowSigns.contains) && !text.contains("? ")
  }

  /// Whether a character may stand in a file as it is, in the middle of a line.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
    case 0x1_0000...: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where isPrintable(scalar): String(scalar)
    case _ where scalar.value > 0xFFFF: "\\U" + hexadecimal(scalar, digits: 8)
    default: "\\u" + hexadecimal(scalar, digits: 4)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
    let text = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
