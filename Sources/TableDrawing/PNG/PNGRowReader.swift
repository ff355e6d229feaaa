import CPangoCairo
import TableModel

/// Reads a PNG file row by row from the top, so that no more than a row of it is in memory.
///
/// A file with much behind its last row is refused before that is unpacked.
package final class PNGRowReader: PixelRows {
  /// Puts the next bytes of a file into a buffer and returns their number: fewer than fit only at the file's end.
  package typealias Source = (UnsafeMutableRawBufferPointer) -> Int

  /// The most pixels of a picture that is read so; the picture itself takes no memory.
  package static let mostPixels = 1 << 28

  private final class SourceBox {
    private let source: Source
    /// The first bytes of the file, as many as tell of what kind it is.
    private(set) var beginning: [UInt8] = []

    init(_ source: @escaping Source) { self.source = source }

    func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
      let count = source(buffer)
      let wanted = PNGChunks.signature.count - beginning.count
      if wanted > 0 { beginning += buffer.prefix(min(count, wanted)) }
      return count
    }
  }

  /// The number of pixels in a row.
  package private(set) var width = 0
  /// The number of rows.
  package private(set) var height = 0
  /// Whether the rows stand in several passes, so that they cannot be read one after the other.
  var isInterlaced: Bool { passCount > 1 }

  /// How often the file goes over all rows.
  private var passCount = 1

  private var readCount = 0
  private let source: SourceBox
  private let rows: UnsafeMutablePointer<table_png_rows>

  /// Begins a file; throws where it is none, broken at its beginning, or too large.
  package convenience init(_ read: @escaping Source) throws(DrawingError) {
    try self.init(read, passesApart: false)
  }

  /// Begins a file whose passes, if it has several, are read together or each as a picture of its own.
  init(_ read: @escaping Source, passesApart: Bool) throws(DrawingError) {
    source = SourceBox(read)
    var (width, height, passCount) = (UInt32(0), UInt32(0), Int32(1))
    let context = Unmanaged.passUnretained(source).toOpaque()
    let begun = table_png_begin(
      { context, bytes, count in
        guard let context else { return 0 }
        let box = Unmanaged<SourceBox>.fromOpaque(context).takeUnretainedValue()
        return box.read(UnsafeMutableRawBufferPointer(start: bytes, count: count))
      }, context, passesApart ? 1 : 0, &width, &height, &passCount)
    guard let begun else { throw DrawingError.noMemory }
    rows = begun
    if let failure { throw failure }
    (self.width, self.height, self.passCount) = (Int(width), Int(height), Int(passCount))
    guard self.width <= PNGRowReader.mostPixels / max(1, self.height) else {
      throw DrawingError(
        "the picture has \(width)×\(height) pixels; at most \(PNGRowReader.mostPixels) can be compared",
        hint: "make it smaller")
    }
  }

  /// The rows of a file in memory from the top, also of one whose rows stand in several passes; throws where it is none,
  /// broken at its beginning, or too large.
  package static func rows(of file: [UInt8]) throws(DrawingError) -> any PixelRows {
    try rows { source(of: file) }
  }

  /// The rows of a file likewise, which `open` begins to read, and reads anew where they stand in several passes.
  package static func rows(opening open: @escaping () -> Source) throws(DrawingError) -> any PixelRows {
    let reader = try PNGRowReader(open())
    return reader.isInterlaced ? InterlacedPNGRows(reader, reopening: open) : reader
  }

  /// Begins a file in memory; throws where it is none, broken at its beginning, or too large.
  package convenience init(_ file: [UInt8]) throws(DrawingError) {
    try self.init(PNGRowReader.source(of: file))
  }

  /// A file in memory from its beginning.
  static func source(of file: [UInt8]) -> Source {
    var offset = 0
    return { buffer in
      let count = min(buffer.count, file.count - offset)
      buffer.copyBytes(from: file[offset..<offset + count])
      offset += count
      return count
    }
  }

  deinit {
    table_png_end(rows)
  }

  /// Reads the next row into a buffer of a pixel for each column: red, green, blue and opacity as bytes in this order.
  ///
  /// Throws where the file is broken or cut short.
  package func readRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    guard pixels.count == width, !isInterlaced else { throw DrawingError.wrongRowLength }
    try readPassRow(into: pixels)
    readCount += 1
    if readCount == height { try finish() }
  }

  /// Reads the next row of whatever pass it belongs to.
  func readPassRow(into pixels: UnsafeMutableBufferPointer<UInt32>) throws(DrawingError) {
    let isRead = UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
      table_png_next(rows, $0.baseAddress) != 0
    }
    if !isRead { throw failure ?? PNGRowReader.failure("") }
  }

  /// All rows of a file of which none has been read: red, green, blue and opacity of each pixel.
  ///
  /// Throws where the file is broken or cut short.
  func components() throws(DrawingError) -> [UInt8] {
    var components = [UInt8](repeating: 0, count: 4 * width * height)
    let isRead = components.withUnsafeMutableBufferPointer { buffer in
      (0..<passCount * height).allSatisfy { count in
        table_png_next(rows, buffer.baseAddress.map { $0 + count % height * 4 * width }) != 0
      }
    }
    if !isRead { throw failure ?? PNGRowReader.failure("") }
    try finish()
    return components
  }

  /// Reads what comes behind the last row; throws where that is missing.
  func finish() throws(DrawingError) {
    if table_png_finish(rows) == 0 { throw failure ?? PNGRowReader.failure("") }
  }

  private var failure: DrawingError? {
    let text = String(cString: table_png_message(rows))
    if text.isEmpty { return nil }
    return PNGChunks.flaw(ofBeginning: source.beginning) ?? PNGRowReader.failure(text)
  }

  private static func failure(_ text: String) -> DrawingError {
    let message = text == "Read Error" ? "the PNG file is cut off" : "the PNG file cannot be read: \(text)"
    return DrawingError(message, hint: "save the picture again as PNG")
  }
}

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
    guard pixels.count == width, next < height else { throw DrawingError.wrongRowLength }
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

/// Reads PNG files.
public enum PNGReader {
  /// The pixels of a PNG file's bytes as sRGB; throws on files that are broken, cut short or too large.
  public static func bitmap(_ bytes: [UInt8]) throws(DrawingError) -> Bitmap {
    let reader = try PNGRowReader(bytes)
    try ImageLimits.check(width: reader.width, height: reader.height)
    guard
      let bitmap = Bitmap(width: reader.width, height: reader.height, components: try reader.components())
    else { throw DrawingError.noPixels }
    return bitmap
  }

  /// The size in pixels that the head of a PNG file's bytes gives; `nil` where there are too few of them.
  package static func size(of bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    let number = { (start: Int) in
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16), height: number(20))
  }
}
