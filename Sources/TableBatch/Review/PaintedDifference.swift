import TableDrawing
import TableReview

/// The picture of a difference, written while it is painted.
struct PaintedDifference {
  private var writer: PNGRowWriter
  private var bytes: [UInt8] = []

  /// Begins a picture that holds two others; throws where they have no pixels or there is no memory.
  init(of expected: PixelSize, and actual: PixelSize) throws {
    writer = try PNGRowWriter(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      colors: DifferencePainter.colors)
  }

  /// Appends a row of the numbers of colours, which is unlike the one before only where it has changed.
  mutating func append(_ row: [UInt8], changedIn changed: ColumnBlocks) {
    bytes += writer.append(row, changedIn: changed)
  }

  /// Ends the file.
  mutating func file() -> [UInt8] {
    bytes += writer.finish()
    return bytes
  }
}
