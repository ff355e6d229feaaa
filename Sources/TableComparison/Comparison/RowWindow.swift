import TableDrawing

/// A few rows of a picture, around the one that is looked at.
///
/// The picture is handed over whenever rows are read, since holding it would be counted for each of them.
struct RowWindow {
  /// The extent of the picture.
  let size: PixelSize
  /// How many rows above and below the one that is looked at can be seen.
  private let reach: Int
  /// The number of rows that are kept.
  private let rowCount: Int
  /// The pixels of the rows that are kept, one behind the other; a row's place is its number, modulo that of all.
  private var pixels: [UInt32]
  private var readCount = 0

  /// Begins at the top of a picture.
  init(_ source: any PixelRows, reach: Int) {
    self.reach = reach
    size = source.size
    rowCount = 2 * reach + 1
    pixels = Array(repeating: 0, count: rowCount * source.width)
  }

  /// Moves on so that a row can be seen and those within reach of it; rows below the picture are not there.
  mutating func advance(to y: Int, of source: any PixelRows) throws(DrawingError) {
    while readCount < min(size.height, y + reach + 1) {
      let place = place(of: readCount)
      try pixels.withUnsafeMutableBufferPointer { (pixels) throws(DrawingError) in
        try source.readRow(into: UnsafeMutableBufferPointer(rebasing: pixels[place]))
      }
      readCount += 1
    }
  }

  /// Calls a function with the pixels of a row that can be seen; there are none of one outside the picture.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let place = 0..<size.height ~= y ? place(of: y) : 0..<0
    return pixels.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
  }

  /// The pixel at a place that can be seen.
  func pixel(x: Int, y: Int) -> Pixel {
    Pixel(bits: pixels[place(of: y).lowerBound + x])
  }

  /// Where a row lies among those that are kept.
  @inline(__always)
  private func place(of y: Int) -> Range<Int> {
    let start = max(0, y) % rowCount * size.width
    return start..<start + size.width
  }
}

extension PixelRows {
  /// The extent of the picture.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
