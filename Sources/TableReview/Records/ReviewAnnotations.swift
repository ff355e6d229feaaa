import TableModel

/// A review as annotations of GitHub's, which shows them beside the lines of the source.
public struct ReviewAnnotations {
  private let record: ReviewRecord

  /// The annotations of a review.
  public init(_ record: ReviewRecord) {
    self.record = record
  }

  /// The lines, each ended by a line feed: `::error file=a.yaml,line=12,col=7,title=changed a.png::…`.
  public var text: String {
    record.entries.flatMap(Self.lines).map { $0 + "\n" }.joined()
  }

  private static func lines(of entry: ReviewEntry) -> [String] {
    let title = "\(entry.state.rawValue) \(entry.name)"
    let place = entry.input.map { SourceLocation(file: $0) }
    if entry.state == .failed, !entry.diagnostics.isEmpty {
      return entry.diagnostics.map { line($0.severity.rawValue, at: $0.location, title, $0.message) }
    }
    let words = entry.words.filter { $0.kind != .shifted }.map { word in
      line("error", at: word.actual?.source ?? word.expected?.source ?? place, title, word.text)
    }
    guard words.isEmpty else { return words }
    let message = [entry.finding, entry.remark].compactMap(\.self).joined(separator: "; ")
    return [line("error", at: place, title, message)]
  }

  private static func line(
    _ severity: String, at place: SourceLocation?, _ title: String, _ message: String
  ) -> String {
    WorkflowCommand(severity, at: place, title: title, message).line
  }
}
