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

  /// Appends rows, of which those that both pictures have are found among the pixels of one.
  mutating func append(_ rows: DifferenceRows, of pixels: PaintedPixels) throws {
    switch rows {
    case .row(let row, let changed): writer.append(row, changedIn: changed)
    case .shared(let rows): try writer.append(paleRows: rows, of: pixels)
    }
  }

  /// Ends the file.
  mutating func file() -> [UInt8] { writer.finish() }
}
