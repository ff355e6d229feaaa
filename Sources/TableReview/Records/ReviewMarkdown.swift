import TableModel

/// A review as Markdown, to be a comment on a proposal to merge.
public struct ReviewMarkdown {
  /// The most characters that the platforms take for a comment.
  public static let longest = 65_536

  private let record: ReviewRecord
  private let limit: Int

  /// The Markdown of a review, of no more than so many characters.
  public init(_ record: ReviewRecord, limit: Int = ReviewMarkdown.longest) {
    self.record = record
    self.limit = limit
  }

  /// The lines, each ended by a line feed; what is too long ends behind a whole entry, and says so.
  public var text: String {
    var text = heading
    // UTF-16 is what the platforms count, and the longest of what they might.
    var count = text.utf16.count
    for (index, entry) in record.entries.enumerated() {
      let part = Self.text(of: entry)
      let isLast = index + 1 == record.entries.count
      let rest = Self.rest(record.entries.count - index)
      let room = isLast ? limit : limit - Self.rest(record.entries.count - index - 1).utf16.count
      guard count + part.utf16.count <= room else {
        return text + rest
      }
      text += part
      count += part.utf16.count
    }
    return text
  }

  private var heading: String {
    var text = "### \(Self.escaped(record.expected)) → \(Self.escaped(record.actual)): \(record.summary)\n"
    if !record.stack.isEmpty {
      text += "\n" + record.stack.map { "- \(Self.escaped($0))\n" }.joined()
    }
    return text
  }

  private static func rest(_ count: Int) -> String {
    count == 0 ? "" : "\n… and \(count) more, for which there is no room here\n"
  }

  private static func text(of entry: ReviewEntry) -> String {
    let finding = entry.finding.map { ": \(escaped($0))" } ?? ""
    var text = "\n**\(entry.state.rawValue)** \(code(entry.name))\(finding)\n"
    var items: [String] = []
    if entry.state == .failed {
      items += entry.diagnostics.map { "\(code($0.location.text)): \(escaped($0.message))" }
    }
    items += entry.words.map { word in
      escaped(word.text) + (word.sources.map { " (\(code($0)))" } ?? "")
    }
    if let remark = entry.remark { items.append(escaped(remark)) }
    if !items.isEmpty { text += "\n" + items.map { "- \($0)\n" }.joined() }
    return text
  }

  /// A text as it is, whatever signs of Markdown it holds, on one line.
  private static func escaped(_ text: String) -> String {
    text.withVisibleControls.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar.isASCII, "\\`*_{}[]<>()#+!|~&@".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }

  /// A text as code, between more accents than it has side by side.
  private static func code(_ text: String) -> String {
    let text = text.withVisibleControls
    let longestRun = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longestRun + 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + blank + text + blank + fence
  }
}
