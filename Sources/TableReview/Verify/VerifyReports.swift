import TableModel
import TableSources

/// The files in which a call of `verify` leaves what it has found besides its review, and what they must not take the
/// place of.
struct VerifyReports {
  /// The path of JUnit's XML; `nil` for none.
  var junit: FilePath?
  /// The path of the Markdown; `nil` for none.
  var summary: FilePath?
  /// Where the review's folder can be seen; `nil` where nobody can.
  var address: String?
  /// The file to which the steps of a job add their summaries; `nil` outside of jobs.
  var stepSummary: FilePath?
  /// The sources, as far as they are known.
  var inputs: [InputFile]
  /// The folder of approved pictures.
  var baseline: FilePath
  /// The folder of the review.
  var review: FilePath

  /// Minds the folders of a project instead of those that were supposed.
  mutating func mind(baseline: FilePath, review: FilePath) {
    (self.baseline, self.review) = (baseline, review)
  }

  /// Throws where a report would take the place of a source, of an approved picture, of a file of the review or of the other.
  func check() throws(FileError) {
    for path in [junit, summary].compactMap(\.self) { _ = try file(at: path) }
  }

  /// Writes what was found as Markdown; JUnit's XML is written while pictures are compared.
  func write(_ record: ReviewRecord) throws(FileError) {
    guard let summary else { return }
    try write(summary: ReviewMarkdown(record, address: address).text, to: summary)
  }

  /// Says in the reports, as far as they may be written, why nothing was found: those of an earlier call are not to pass for
  /// what this one has found.
  func write(_ failure: VerifyFailure) {
    // What cannot be written is told no more: the call has failed, and has said why.
    if let junit { try? file(at: junit).write(failure.junit) }
    if let summary { try? write(summary: failure.markdown, to: summary) }
  }

  /// Puts away the review of an earlier call, which is not to be approved any more.
  func putReviewAway(within reach: SourceReach) {
    ReviewFolder(path: review, within: reach).putAway(besides: baseline)
  }

  private func write(summary text: String, to path: FilePath) throws(FileError) {
    let file = try file(at: path)
    // The summary of a job's step is one file for all that the step calls, however its path is spelled.
    guard path.rooted == stepSummary?.rooted else { return try file.write(text) }
    try file.append(text)
  }

  private func file(at path: FilePath) throws(FileError) -> ReportFile {
    let file = try ReportFile(path: path, about: inputs, outside: baseline)
    guard !ReviewFolder(path: review).writes(path) else {
      throw FileError(path: path, reason: "the review uses this path; choose another")
    }
    guard !isShared else {
      throw FileError(path: path, reason: "--junit and --summary need different files")
    }
    return file
  }

  /// Whether both reports would be one file; streams and devices take both.
  private var isShared: Bool {
    guard let junit, let summary else { return false }
    return junit.rooted == summary.rooted && ReportStream(junit) == nil
  }
}
