import TableComparison
import TableModel
import TableProject
import TableRendering
import TableSources

/// Sees whether sources are still what they were when their pictures were reviewed; each is read once.
struct ApprovedSources {
  private let store = SourceStore()
  private var keys: [InputFile: JobKey] = [:]

  /// What a picture would not be made from any more as it was reviewed, in words; `nil` where it is as it was, as far as the
  /// review says what that is.
  mutating func change(of picture: PlannedPictures.Picture, since entry: ReviewFile.Entry) -> String? {
    guard let digest = entry.digest else { return nil }
    let (input, job) = (picture.input.path, picture.job)
    let key = key(of: picture.input)
    guard key.digits(of: job) != digest else { return nil }
    let files = key.files(of: job, from: input)
      .map { (path: $0.path.text, digits: String($0.digest.prefix(ReviewEntry.fileDigits))) }
    let isIn = { (file: (path: String, digits: String), others: [(path: String, digits: String)]) in
      others.contains { $0 == file }
    }
    if let changed = entry.files.first(where: { !isIn($0, files) })
      ?? files.first(where: { !isIn($0, entry.files) })
    {
      return changed.path
    }
    return "what \(input) shows"
  }

  private mutating func key(of input: InputFile) -> JobKey {
    if let key = keys[input] { return key }
    let source = store.source(of: input, isWantedAgain: false)
    let key = JobKey(source: source.bytes ?? [], showing: source.result.document)
    keys[input] = key
    return key
  }
}
