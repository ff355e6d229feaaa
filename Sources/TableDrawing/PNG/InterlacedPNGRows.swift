/// The rows of an interlaced PNG file from the top, of which no more than a few are in memory.
///
/// The seven passes of such a file lie one behind the other, and each row has pixels of several. So each pass is read by a
/// reader of its own, which passes over those before it: together they unpack the file about twice.
final class InterlacedPNGRows: PixelRows {
  /// The columns and rows that a pass brings.
  private struct Pass {
    var x: Int
    var y: Int
    var columnStep: Int
    var rowStep: Int

    /// How many columns of a picture of a width the pass has.
    func columnCount(in width: Int) -> Int { max(0, (width - x + columnStep - 1) / columnStep) }

    /// How many rows of a picture of a size the pass has; none where it has no columns.
    func rowCount(width: Int, height: Int) -> Int {
      columnCount(in: width) == 0 ? 0 : max(0, (height - y + rowStep - 1) / rowStep)
    }

    /// Whether the pass has pixels in a row.
    func has(row: Int) -> Bool { row >= y && (row - y) % rowStep == 0 }
  }

  /// The passes in the order of the file, as the format defines them.
  private static let passes = [
    Pass(x: 0, y: 0, columnStep: 8, rowStep: 8), Pass(x: 4, y: 0, columnStep: 8, rowStep: 8),
    Pass(x: 0, y: 4, columnStep: 4, rowStep: 8), Pass(x: 2, y: 0, columnStep: 4, rowStep: 4),
    Pass(x: 0, y: 2, columnStep: 2, rowStep: 4), Pass(x: 1, y: 0, columnStep: 2, rowStep: 2),
    Pass(x: 0, y: 1, columnStep: 1, rowStep: 2),
  ]

  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int

  private let open: () -> PNGRowReader.Source
  private var readers = [PNGRowReader?](repeating: nil, count: InterlacedPNGRows.passes.count)
  private var part: [UInt32]
  private var next = 0

  /// The rows of a file that a reader has found to be interlaced; `open` begins to read it anew.
  init(_ reader: PNGRowReader, reopening open: @escaping () -> PNGRowReader.Source) {
    (width, height, self.open) = (reader.width, reader.height, open)
    part = [UInt32](repeating: 0, count: width)
  }

  /// Reads the next row into a buffer of a pixel for each column: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where the file is broken or cut short.
  func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard pixels.count == width, next < height else { throw DrawingError("the row has another length") }
    for (number, pass) in Self.passes.enumerated() where pass.has(row: next) {
      let count = pass.columnCount(in: width)
      guard count > 0 else { continue }
      let reader = try reader(ofPass: number)
      try read(from: reader)
      for place in 0..<count { pixels[pass.x + place * pass.columnStep] = part[place] }
    }
    next += 1
    // The last pass that has pixels comes last in the file, too.
    let isLast = { (number: Int) in Self.passes[number].rowCount(width: self.width, height: self.height) > 0 }
    if next == height, let last = readers.indices.last(where: isLast) { try readers[last]?.finish() }
  }

  /// The reader of a pass, behind the passes before it.
  private func reader(ofPass number: Int) throws(DrawingError) -> PNGRowReader {
    if let reader = readers[number] { return reader }
    let reader = try PNGRowReader(open(), passesApart: true)
    guard reader.width == width, reader.height == height else {
      throw DrawingError("the file has changed while it was read")
    }
    let before = Self.passes[..<number].reduce(0) { $0 + $1.rowCount(width: width, height: height) }
    for _ in 0..<before { try read(from: reader) }
    readers[number] = reader
    return reader
  }

  private func read(from reader: PNGRowReader) throws(DrawingError) {
    try part.withUnsafeMutableBufferPointer { (part) throws(DrawingError) in
      try reader.readPassRow(into: part)
    }
  }
}
