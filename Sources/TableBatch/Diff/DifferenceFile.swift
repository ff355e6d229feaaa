import TableDrawing
import TableModel
import TableReview
import TableSources

/// The file of a picture of a difference, which is written while it is painted.
struct DifferenceFile {
  private var writer: PNGRowWriter
  private let draft: DraftFile

  /// Begins the file at a path; nobody sees it before it is published.
  init(for path: FilePath, width: Int, height: Int) throws {
    writer = try PNGRowWriter(width: width, height: height, colors: DifferencePainter.colors)
    draft = try DraftFile(for: path)
  }

  /// Appends rows of two pictures of which none was known to be shared.
  mutating func append(_ rows: DifferenceRows) throws {
    guard case .row(let row, let changed) = rows else { return }
    writer.append(row, changedIn: changed)
    let bytes = writer.takeWritten()
    if !bytes.isEmpty { try draft.append(bytes) }
  }

  /// Ends the file and puts it in its place.
  mutating func publish() throws {
    try draft.append(writer.finish())
    try draft.publish()
  }
}
