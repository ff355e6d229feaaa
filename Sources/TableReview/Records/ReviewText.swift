import TableComparison
import TableModel

/// A review as text for people.
public struct ReviewText {
  private let record: ReviewRecord

  /// The text of a review.
  public init(_ record: ReviewRecord) {
    self.record = record
  }

  /// The lines, each ended by a line feed: an entry and its words below it, then the numbers.
  public var text: String { parts.map(\.text).joined() }

  /// The text in parts, of which those of entries know which they are of.
  package var parts: [(text: String, entry: ReviewEntry?)] {
    let head = record.preamble + record.remarks.map { "same \(FilePath($0.name)): \($0.text)" }
    return [(Self.shown(head), nil)]
      + record.entries.map { (Self.shown(Self.lines(of: $0)), $0) }
      + [(Self.shown(["\(record.summary)"]), nil)]
  }

  private static func shown(_ lines: [String]) -> String {
    lines.map { $0.printable.printableLines + "\n" }.joined()
  }

  /// The lines of what could not be compared, then the numbers.
  public var summary: String {
    Self.shown(record.entries.filter { $0.state == .failed }.flatMap(Self.lines) + ["\(record.summary)"])
  }

  private static func lines(of entry: ReviewEntry) -> [String] {
    let finding = entry.finding.map { ": \($0)" } ?? ""
    var lines = ["\(entry.state.rawValue) \(FilePath(entry.name))\(finding)"]
    if entry.state == .failed {
      lines += entry.diagnostics.flatMap {
        ["  \($0.place)\($0.message)"] + ($0.hint.map { ["    hint: \($0)"] } ?? [])
      }
    }
    for word in entry.words {
      lines.append("  \(word.text)")
      if let sources = word.sources { lines.append("    \(sources)") }
    }
    if let remark = entry.remark { lines.append("  \(remark)") }
    if entry.state != .failed { lines += entry.diagnostics.map { "  \($0.place)\($0.message)" } }
    return lines
  }
}

extension Diagnostic {
  /// The place, and that it is no more than a warning, each with a colon and a blank.
  fileprivate var place: String {
    "\(location.text): " + (severity == .warning ? "\(severity.rawValue): " : "")
  }
}
