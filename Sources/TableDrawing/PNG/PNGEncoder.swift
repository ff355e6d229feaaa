import CPangoCairo

/// Writes a PNG file band by band: no filters, the colour space, the density, and nothing else.
struct PNGEncoder {
  private enum Compressor {
    case flat(FlatDeflater)
    case zlib(Deflater, RowPacker)
  }

  /// Pixels a metre at a scale of 1, which is 72 pixels an inch.
  private static let pixelsPerMetre = 72 / 0.0254
  /// The scale that a note of density stands for; `nil` for a note that this encoder does not write.
  static func scale(ofDensity note: [UInt8]) -> Double? {
    guard note.count == 9, note[8] == 1 else { return nil }
    return Double(note[..<4].reduce(0) { $0 << 8 | UInt32($1) }) / pixelsPerMetre
  }

  /// The bytes of pixels after which a chunk is written.
  private static let chunkSize = 1 << 18

  /// More than the bytes that a chunk has besides its content, twice: its own and those of the last.
  private static let chunkFrame = 32

  private var compressor: Compressor
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
    compressor = try PNGEncoder.compressor(width: width, format: format, options, flat)
    pending.reserveCapacity(PNGEncoder.chunkSize)
    file = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    file.appendChunk("IHDR", size + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    file.appendChunk("sRGB", [0])
    if let scale {
      let density = UInt32(min(Double(Int32.max), max(1, (PNGEncoder.pixelsPerMetre * scale).rounded())))
      file.appendChunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    }
    guard case .indexed(let palette) = format else { return }
    file.appendChunk("PLTE", palette.colorBytes)
    if palette.translucentCount > 0 { file.appendChunk("tRNS", palette.opacityBytes) }
  }

  private static func compressor(
    width: Int, format: PNGPixels, _ options: PNGOptions, _ flat: FlatDeflater
  ) throws(DrawingError) -> Compressor {
    var level = 1
    switch options.compression {
    case .flat:
      if case .rgb = format, flat.begin(width: width) { return .flat(flat) }
    case .zlib(let chosen):
      level = chosen
    case .smallest:
      level = 9
    }
    guard let deflater = Deflater(level: level) else {
      throw DrawingError("there is no memory for the picture")
    }
    return .zlib(deflater, RowPacker(width: width, format: format))
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count + pending.count }

  /// Appends whole rows of pixels, each `0xAARRGGBB`.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
    switch compressor {
    case .flat(let flat):
      flat.append(pixels, to: &pending)
    case .zlib(let deflater, var packer):
      packer.pack(pixels) { deflater.append($0, to: &pending) }
      compressor = .zlib(deflater, packer)
    }
    if pending.count >= PNGEncoder.chunkSize { writePending() }
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    switch compressor {
    case .flat(let flat): flat.finish(&pending)
    case .zlib(let deflater, _):
      deflater.append(UnsafeBufferPointer(start: nil, count: 0), isLast: true, to: &pending)
    }
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
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
