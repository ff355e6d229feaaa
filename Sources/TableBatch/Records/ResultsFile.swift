import TableDrawing
import TableModel
import TableProject
import TableSources

/// The results of a batch as a JSON file that appears when the batch has ended.
final class ResultsFile {
  private let draft: DraftFile
  private var text: String
  private var count = 0

  /// A file at a path.
  init(
    path: FilePath, within reach: SourceReach, version: String, isDurable: Bool = false
  ) throws(FileError) {
    draft = try DraftFile(for: path, within: reach, isDurable: isDurable)
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
    let (stack, end) = (ResultsFile.drawnWith.line, JSONValue.object(summary.members).line)
    text += "\n], \"drawnWith\": \(stack), \"summary\": \(end)}\n"
    try flush()
    try draft.publish()
  }

  /// The libraries and fonts that pictures are drawn with here.
  static var drawnWith: JSONValue {
    .object([
      ("libraries", .array(DrawingLibraries.lines.map { .string($0) })),
      ("fonts", .array(fonts.map { .string($0) })),
    ])
  }

  /// The packages and names of the fonts that are at hand, in the order of the catalog; faces of one file are one.
  private static var fonts: [String] {
    FontCatalog.standard.files.uniqued(on: \.path).filter { FilePath($0.path).exists }
      .map { "\($0.package) \($0.name.prefix { $0 != "#" })" }
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }
}
