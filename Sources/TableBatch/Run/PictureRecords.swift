import TableModel
import TableProject
import TableRendering

/// What is known of pictures of earlier runs, and where those of this one are noted.
final class PictureRecords: Sendable {
  private let tools: ToolDigest
  private let journal: Journal
  private let older: JournalIndex?
  /// Pictures that are not noted yet, as it is not known what they were drawn with; their keys are of all else.
  private let waiting = Monitor<[JobResult]>([])

  /// Records of a run.
  ///
  /// - Parameters:
  ///   - tools: What all pictures are drawn with.
  ///   - journal: Where pictures are noted.
  ///   - older: What earlier journals say; `nil` where all pictures are to be drawn.
  init(tools: ToolDigest, journal: Journal, older: JournalIndex?) {
    self.tools = tools
    self.journal = journal
    self.older = older
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  func unchanged(_ job: BatchJob, _ keys: @autoclosure () -> JobKey) -> JournalRecord? {
    guard let older else { return nil }
    return older.record(of: job.output, key: JobKey.digits(keys().digits(of: job), drawnWith: tools.digits))
  }

  /// Notes a picture that was written.
  ///
  /// Nobody waits for the digest of the tools: what comes before it is noted with what comes after.
  func note(_ result: JobResult, _ key: String) {
    var result = result
    result.key = key
    waiting.withLock { $0.append(result) }
    if let tools = tools.digitsIfReady { noteAll(drawnWith: tools) }
  }

  /// Notes what is left; what is noted durably is on the disk then, as far as it takes it.
  func finish(isDurable: Bool = false) {
    if waiting.withLock({ !$0.isEmpty }) { noteAll(drawnWith: tools.digits) }
    if isDurable { try? journal.sync() }
  }

  /// What the journal cannot take in is drawn again some day, and no reason to call the picture a failure.
  private func noteAll(drawnWith tools: String) {
    let results = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for var result in results {
      result.key = JobKey.digits(result.key, drawnWith: tools)
      try? journal.append(result)
    }
  }
}
