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
