import TableModel
import TableProject

/// A review as annotations of GitHub's, which shows them beside the lines of the source.
package struct ReviewAnnotations {
  /// The most pictures of a group that are named.
  private static let mostNames = 20

  private let record: ReviewRecord
  private let path: (String) -> String

  /// The annotations of a review, with files called as `path` says; GitHub wants paths from the repository's uppermost
  /// folder.
  package init(_ record: ReviewRecord, path: @escaping (String) -> String = { $0 }) {
    self.record = record
    self.path = path
  }

  /// The lines, each ended by a line feed: `::error file=a.yaml,line=12,col=7,title=changed a.png::…`.
  ///
  /// What was drawn with other programs or fonts comes first. Pictures of a group are one annotation: GitHub shows ten of
  /// a step.
  package var text: String {
    let others =
      record.stack.map { line("warning", at: lock, "drawn with something else", $0) }
      + record.notices.map { line($0.severity.rawValue, at: $0.location, "review", $0.message) }
      + record.remarks.map { line("notice", at: nil, "same \($0.name)", $0.text) }
    let lines = others + DistinctEntries(record).items.flatMap(lines)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The file that says what approved pictures were drawn with.
  private var lock: SourceLocation? {
    record.kind == .verify ? SourceLocation(file: record.expected + "/tablemock.lock") : nil
  }

  private func lines(of item: DistinctEntries.Item) -> [String] {
    let entry = item.entry
    let title = "\(entry.state.rawValue) \(item.title())"
    let place = entry.input.map { SourceLocation(file: $0) }
    // Who reads an annotation has no other list of them.
    let others =
      item.otherNames.isEmpty ? "" : "; likewise \(listed(item.otherNames, "and", atMost: Self.mostNames))"
    if entry.state == .failed, !entry.diagnostics.isEmpty {
      return entry.diagnostics.map { line($0.severity.rawValue, at: $0.location, title, $0.message) }
    }
    let words = entry.words.filter { $0.kind != .shifted }.map { word in
      line("error", at: word.actual?.source ?? word.expected?.source ?? place, title, word.text + others)
    }
    guard words.isEmpty else { return words }
    let message = [entry.finding, entry.remark].compactMap(\.self).joined(separator: "; ")
    return [line("error", at: place, title, message + others)]
  }

  private func line(
    _ severity: String, at place: SourceLocation?, _ title: String, _ message: String
  ) -> String {
    var place = place
    if let file = place?.file { place?.file = path(file) }
    return WorkflowCommand(severity, at: place, title: title, message).line
  }
}
