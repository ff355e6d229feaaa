import TableModel
import TableSources

/// Writes values as YAML: parts in one line where they are short, else one below the other.
struct YAMLPrinter {
  /// The number of columns up to which parts stand in one line.
  private static let width = 110

  private var lines: [String] = []

  /// The text of several documents, each a mapping.
  static func text(of documents: [SpecValue]) -> String {
    documents.map { document in
      var printer = YAMLPrinter()
      printer.write(document, after: "", indent: 0)
      return printer.lines.map { $0 + "\n" }.joined()
    }.joined(separator: "---\n")
  }

  /// Writes a value whose parts are indented, the first of them after what stands in its line already.
  private mutating func write(_ value: SpecValue, after beginning: String, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    switch value {
    case .mapping(let entries, _) where !entries.isEmpty:
      for (number, entry) in entries.enumerated() {
        write(entry.value, to: entry.key, after: number == 0 ? beginning : margin, indent: indent)
      }
    case .list(let items, _) where !items.isEmpty:
      for (number, item) in items.enumerated() {
        write(item: item, after: number == 0 ? beginning : margin, indent: indent)
      }
    default: lines.append(beginning + Self.line(value, inFlow: false))
    }
  }

  private mutating func write(_ value: SpecValue, to key: String, after beginning: String, indent: Int) {
    if let line = Self.shortLine(value, after: indent + key.count + 2) {
      lines.append("\(beginning)\(key): \(line)")
    } else {
      lines.append("\(beginning)\(key):")
      write(value, after: String(repeating: " ", count: indent + 2), indent: indent + 2)
    }
  }

  private mutating func write(item: SpecValue, after beginning: String, indent: Int) {
    if let line = Self.shortLine(item, after: indent + 2) {
      lines.append("\(beginning)- \(line)")
    } else {
      write(item, after: "\(beginning)- ", indent: indent + 2)
    }
  }

  /// The value in one line, or `nil` if its parts must stand below each other.
  private static func shortLine(_ value: SpecValue, after columns: Int) -> String? {
    if value.isScalar || value.isEmpty { return line(value, inFlow: false) }
    guard !hasLinesOfItsOwn(value) else { return nil }
    let line = line(value, inFlow: true)
    return columns + line.unicodeScalars.count <= width ? line : nil
  }

  /// Whether there is anything in the value that is spread, or a list of rows and the like.
  private static func hasLinesOfItsOwn(_ value: SpecValue) -> Bool {
    switch value {
    case .text, .word: false
    case .mapping(let entries, let isSpread): isSpread || entries.contains { hasLinesOfItsOwn($0.value) }
    case .list(let items, let isSpread): isSpread || items.contains(where: hasLinesOfItsOwn)
    }
  }

  private static func line(_ value: SpecValue, inFlow: Bool) -> String {
    switch value {
    case .text(let text): YAMLScalarText.written(text, inFlow: inFlow)
    case .word(let word): word
    case .list(let items, _): "[" + items.map { line($0, inFlow: true) }.joined(separator: ", ") + "]"
    case .mapping(let entries, _):
      "{" + entries.map { "\($0.key): \(line($0.value, inFlow: true))" }.joined(separator: ", ") + "}"
    }
  }
}

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
    // Specs may be printed in a job, whose commands need escapes.
    let hasCommand = JobCommand.isWithin(text)
    if !hasCommand, isPlain(text, scalars, inFlow: inFlow) { return text }
    if !hasCommand, scalars.allSatisfy(isPrintable), scalars.contains("\"") || scalars.contains("\\"),
      !scalars.contains("'")
    {
      return "'\(text)'"
    }
    let escaped = scalars.map(escaped).joined()
    guard hasCommand else { return "\"\(escaped)\"" }
    return "\"\(String(decoding: JobCommand.escaped(Array(escaped.utf8), as: "\\x23"), as: UTF8.self))\""
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
