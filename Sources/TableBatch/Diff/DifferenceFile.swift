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

  /// Appends a row, which is like the one before but for the blocks that are said to have changed.
  mutating func append(_ row: UnsafeBufferPointer<UInt8>, changedIn changed: ColumnBlocks) throws {
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
