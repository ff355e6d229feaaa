import CPangoCairo

/// Writes a PNG file band by band, without filters.
struct PNGEncoder {
  private var compressor: PNGCompressor
  private var stream: PNGStream

  /// Begins a file; `scale` is noted as its density unless it is `nil`.
  ///
  /// A compressor that is given is used for as long as this file takes, and can serve the next file then.
  init(
    width: Int,
    height: Int,
    format: PNGPixels,
    scale: Double?,
    options: PNGOptions,
    reusing flat: FlatDeflater = FlatDeflater()
  ) throws(DrawingError) {
    compressor = try PNGCompressor(width: width, format: format, options, reusing: flat)
    stream = PNGStream(width: width, height: height, format: format, scale: scale)
  }

  /// The bytes that the file has so far.
  var byteCount: Int { stream.byteCount }

  /// Appends whole rows of pixels, each `0xAARRGGBB`.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
    stream.append { compressor.append(pixels, to: &$0) }
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    stream.finish { compressor.finish(&$0) }
  }
}

extension [UInt8] {
  /// Appends a length, a four-letter name, a content, and the checksum of the last two.
  mutating func appendChunk(_ name: StaticString, _ content: [UInt8]) {
    append(contentsOf: UInt32(content.count).bigEndianBytes)
    let start = count
    name.withUTF8Buffer { append(contentsOf: $0) }
    append(contentsOf: content)
    let sum = withUnsafeBufferPointer { buffer in
      libdeflate_crc32(0, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    append(contentsOf: sum.bigEndianBytes)
  }
}

extension UInt32 {
  /// The four bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
