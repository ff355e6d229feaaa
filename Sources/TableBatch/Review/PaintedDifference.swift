import TableDrawing
import TableReview

/// The picture of a difference, written while it is painted.
struct PaintedDifference {
  private var writer: PNGRowWriter

  /// Begins a picture that holds two others; throws where they have no pixels or there is no memory.
  init(of expected: PixelSize, and actual: PixelSize) throws {
    writer = try PNGRowWriter(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      colors: DifferencePainter.colors)
  }

  /// Appends a row, which is like the one before but for the blocks that are said to have changed.
  mutating func append(_ row: UnsafeBufferPointer<UInt8>, changedIn changed: ColumnBlocks) {
    writer.append(row, changedIn: changed)
  }

  /// Ends the file.
  mutating func file() -> [UInt8] { writer.finish() }
}
