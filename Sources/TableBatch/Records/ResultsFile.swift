import TableModel
import TableSources

/// The results of a batch as a JSON file that appears when the batch has ended.
final class ResultsFile {
  private let draft: DraftFile
  private var text: String
  private var count = 0

  /// A file at a path.
  init(path: FilePath, version: String, isDurable: Bool = false) throws(FileError) {
    draft = try DraftFile(for: path, isDurable: isDurable)
    text = "{\"version\": \(JSONValue.string(version).line), \"results\": ["
  }

  /// Adds the result of a job.
  func append(_ result: JobResult) throws(FileError) {
    text += count == 0 ? "\n" : ",\n"
    JSONValue.object(result.members).write(to: &text)
    count += 1
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Ends the file and puts it in its place.
  func finish(_ summary: BatchSummary) throws(FileError) {
    text += "\n], \"summary\": \(JSONValue.object(summary.members).line)}\n"
    try flush()
    try draft.publish()
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }
}
