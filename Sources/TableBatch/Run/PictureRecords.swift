import TableModel
import TableRendering

/// What is known of pictures of earlier runs, and where those of this one are noted.
struct PictureRecords: Sendable {
  /// What all pictures are drawn with.
  var tools: ToolDigest
  /// Where pictures are noted.
  var journal: Journal
  /// What earlier journals say; `nil` where all pictures are to be drawn.
  var older: JournalIndex?

  /// The keys of a source's pictures.
  func keys(of source: SourceStore.Source) -> JobKey {
    JobKey(common: tools.digits, source: source.bytes ?? [], showing: source.result.document)
  }

  /// The result of a picture that is there already and would be the same; `nil` where it is to be drawn.
  func unchanged(_ result: JobResult, _ keys: JobKey, _ job: BatchJob) -> JobResult? {
    guard let older else { return nil }
    let key = keys.digits(of: job)
    guard let record = older.record(of: job.output, key: key) else { return nil }
    var result = result
    result.status = .unchanged
    result.size = Size(width: record.width, height: record.height)
    result.bytes = record.bytes
    result.sha256 = record.sha256
    result.key = key
    return result
  }

  /// Notes a picture that was written.
  ///
  /// What the journal cannot take in is drawn again some day, and no reason to call the picture a failure.
  func note(_ result: JobResult, _ keys: JobKey, _ job: BatchJob) {
    var result = result
    result.key = keys.digits(of: job)
    try? journal.append(result)
  }
}
