/// Writes a PNG file of few colours row by row, so that no more than a part of it is in memory.
package struct PNGRowWriter {
  private let width: Int
  private let compressor: NumberCompressor
  private var stream: PNGStream

  /// Begins a file whose pixels have some of 17 to 256 colours, each `0xAARRGGBB` and all different.
  ///
  /// Throws where the picture has no pixels, the colours are too few or too many, or there is no memory.
  package init(width: Int, height: Int, colors: [UInt32]) throws(DrawingError) {
    guard width > 0, height > 0 else { throw DrawingError("the picture has no pixels") }
    // Counts that fall have the palette keep the order.
    guard let palette = PNGPalette(colors.enumerated().map { ($1, colors.count - $0) }), palette.bitDepth == 8
    else { throw DrawingError("the picture has another number of colours than bytes are for") }
    self.width = width
    compressor = try NumberCompressor(width: width)
    stream = PNGStream(width: width, height: height, format: .indexed(palette), scale: nil)
  }

  /// Appends a row of the numbers of colours.
  ///
  /// The row must be the one appended before but for the blocks that are said to have changed.
  package mutating func append(_ row: UnsafeBufferPointer<UInt8>, changedIn changed: ColumnBlocks) {
    guard row.count == width, changed.columnCount == width else { return }
    stream.append { compressor.append(row, changed, to: &$0) }
  }

  /// Hands over what is written of the file so far, which is not kept then.
  package mutating func takeWritten() -> [UInt8] { stream.takeWritten() }

  /// Ends the file and returns what has not been taken of it.
  package mutating func finish() -> [UInt8] {
    stream.finish { compressor.finish(&$0) }
  }
}
