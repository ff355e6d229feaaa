import TableDrawing

/// A few rows of a picture, around the one that is looked at.
struct RowWindow {
  /// The extent of the picture.
  let size: PixelSize
  /// How many rows above and below the one that is looked at can be seen.
  private let reach: Int
  /// Rows by their number, modulo the number of rows that are kept.
  private var rows: [[UInt32]]
  private var readCount = 0
  /// Where the row that is looked at may have other pixels than the row above.
  private(set) var changed: ColumnBlocks
  private let source: any PixelRows

  /// Begins at the top of a picture.
  init(_ source: any PixelRows, reach: Int) {
    self.source = source
    self.reach = reach
    size = source.size
    changed = ColumnBlocks(columnCount: source.size.width)
    rows = Array(repeating: Array(repeating: 0, count: source.size.width), count: 2 * reach + 1)
  }

  /// Moves on so that a row can be seen and those within reach of it; rows below the picture are not there.
  mutating func advance(to y: Int) throws(DrawingError) {
    changed.removeAll()
    while readCount < min(size.height, y + reach + 1) {
      let index = readCount % rows.count
      // Where there is room for one row alone, the row above still stands there.
      if rows.count > 1, readCount > 0 {
        rows[index].replaceSubrange(0..., with: rows[(readCount - 1) % rows.count])
      }
      try rows[index].withUnsafeMutableBufferPointer { (row) throws(DrawingError) in
        try source.readRow(over: row, marking: &changed)
      }
      readCount += 1
    }
    if rows.count > 1 { changed.insertAll() }
  }

  /// Moves on to a row of which it is known that nobody will look at those between; no others can be within reach.
  mutating func skip(to y: Int) throws(DrawingError) {
    try source.move(to: y)
    readCount = y
  }

  /// The pixels of a row that can be seen; none of one outside the picture.
  func row(_ y: Int) -> [UInt32] {
    guard 0..<size.height ~= y else { return [] }
    return rows[y % rows.count]
  }

  /// The pixel at a place that can be seen.
  func pixel(x: Int, y: Int) -> Pixel {
    Pixel(bits: rows[y % rows.count][x])
  }
}
