/// Writes a PNG file of opaque pixels row by row, so that no more than a few rows of it are in memory.
package struct PNGRowWriter {
  /// The pixels that are compressed at once.
  private static let bandSize = 1 << 16

  private var encoder: PNGEncoder
  private var band: [UInt32] = []

  /// Begins a file; throws where the picture has no pixels or there is no memory.
  package init(width: Int, height: Int) throws(DrawingError) {
    guard width > 0, height > 0 else { throw DrawingError("the picture has no pixels") }
    encoder = try PNGEncoder(width: width, height: height, format: .rgb, scale: nil, options: .fast)
  }

  /// Appends a row of pixels, each `0xAARRGGBB`, and returns the bytes that the file has got by it.
  package mutating func append(_ row: [UInt32]) -> [UInt8] {
    band += row
    guard band.count >= PNGRowWriter.bandSize else { return [] }
    compressBand()
    return encoder.takeWritten()
  }

  /// Ends the file and returns its last bytes.
  package mutating func finish() -> [UInt8] {
    compressBand()
    return encoder.finish()
  }

  private mutating func compressBand() {
    guard !band.isEmpty else { return }
    band.withUnsafeBufferPointer { encoder.append($0) }
    band.removeAll(keepingCapacity: true)
  }
}
