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
  public var text: String {
    text(
      record.preamble + record.remarks.map { "same \(FilePath($0.name)): \($0.text)" }
        + record.entries.flatMap(Self.lines))
  }

  /// The lines of what could not be compared, then the numbers.
  public var summary: String {
    text(record.entries.filter { $0.state == .failed }.flatMap(Self.lines))
  }

  private func text(_ lines: [String]) -> String {
    (lines + ["\(record.summary)"]).map { $0.withVisibleControls + "\n" }.joined()
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
  /// The place with a colon and a blank.
  fileprivate var place: String { "\(location.text): " }
}
