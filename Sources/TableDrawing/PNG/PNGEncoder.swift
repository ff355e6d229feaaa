import CPangoCairo

/// Writes a PNG file band by band: no filters, the colour space, the density, and nothing else.
struct PNGEncoder {
  /// The bytes of pixels after which a chunk is written.
  private static let chunkSize = 1 << 18

  /// More than the bytes that a chunk has besides its content, twice: its own and those of the last.
  private static let chunkFrame = 32

  private var compressor: PNGCompressor
  private var file: [UInt8]
  private var pending: [UInt8] = []

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
    pending.reserveCapacity(PNGEncoder.chunkSize)
    file = PNGHead.bytes(width: width, height: height, format: format, scale: scale)
    guard case .indexed(let palette) = format else { return }
    file.appendChunk("PLTE", palette.colorBytes)
    if palette.translucentCount > 0 { file.appendChunk("tRNS", palette.opacityBytes) }
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count + pending.count }

  /// Appends whole rows of pixels, each `0xAARRGGBB`.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
    compressor.append(pixels, to: &pending)
    if pending.count >= PNGEncoder.chunkSize { writePending() }
  }

  /// Appends whole rows of colours' numbers, with a zero before each.
  mutating func append(numbers: UnsafeBufferPointer<UInt8>) {
    compressor.append(packed: numbers, to: &pending)
    if pending.count >= PNGEncoder.chunkSize { writePending() }
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    compressor.finish(&pending)
    writePending()
    file.appendChunk("IEND", [])
    return file
  }

  /// Hands over what is written of the file so far, which is not kept then.
  mutating func takeWritten() -> [UInt8] {
    defer { file = [] }
    return file
  }

  private mutating func writePending() {
    file.reserveCapacity(file.count + pending.count + PNGEncoder.chunkFrame)
    file.appendChunk("IDAT", pending)
    pending.removeAll(keepingCapacity: true)
  }
}

extension [UInt8] {
  /// Appends a length, a four-letter name, a content, and the check sum of the last two.
  mutating func appendChunk(_ name: StaticString, _ content: [UInt8]) {
    append(contentsOf: UInt32(content.count).bigEndianBytes)
    let start = count
    name.withUTF8Buffer { append(contentsOf: $0) }
    append(contentsOf: content)
    let sum = withUnsafeBufferPointer { buffer in
      crc32(0, buffer.baseAddress.map { $0 + start }, UInt32(buffer.count - start))
    }
    append(contentsOf: UInt32(truncatingIfNeeded: sum).bigEndianBytes)
  }
}

extension UInt32 {
  /// The four bytes, the most significant first.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
