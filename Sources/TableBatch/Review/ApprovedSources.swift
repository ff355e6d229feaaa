import TableModel
import TableRendering
import TableSources

/// Sees whether sources are still what they were when their pictures were reviewed; each is read once.
struct ApprovedSources {
  private let store = SourceStore()
  private var keys: [InputFile: JobKey] = [:]

  /// Whether a picture would be made from the same things; one without a source always is.
  mutating func isAsReviewed(_ entry: ReviewFile.Entry) -> Bool {
    guard let input = entry.input, let digest = entry.digest else { return true }
    return key(of: InputFile(path: input, outputName: input, strings: entry.strings)).digits(of: entry.job)
      == digest
  }

  private mutating func key(of input: InputFile) -> JobKey {
    if let key = keys[input] { return key }
    let source = store.source(of: input, isWantedAgain: false)
    let key = JobKey(source: source.bytes ?? [], showing: source.result.document)
    keys[input] = key
    return key
  }
}
