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

/// A PNG file whose pixels come as parts of a compressed stream: the colour space, the density, and nothing else.
struct PNGStream {
  /// The bytes of pixels after which a chunk is written.
  private static let chunkSize = 1 << 18

  /// More than the bytes that a chunk has besides its content, twice: its own and those of the last.
  private static let chunkFrame = 32

  private var file: [UInt8]
  private var pending: [UInt8] = []

  /// Begins a file; `scale` is noted as its density unless it is `nil`.
  init(width: Int, height: Int, format: PNGPixels, scale: Double?) {
    pending.reserveCapacity(PNGStream.chunkSize)
    file = PNGHead.bytes(width: width, height: height, format: format, scale: scale)
    guard case .indexed(let palette) = format else { return }
    file.appendChunk("PLTE", palette.colorBytes)
    if palette.translucentCount > 0 { file.appendChunk("tRNS", palette.opacityBytes) }
  }

  /// The bytes that the file has so far.
  var byteCount: Int { file.count + pending.count }

  /// Appends what a function adds to the compressed stream.
  mutating func append(_ compress: (inout [UInt8]) -> Void) {
    compress(&pending)
    if pending.count >= PNGStream.chunkSize { writePending() }
  }

  /// Ends the file after what a function adds to the compressed stream.
  mutating func finish(_ compress: (inout [UInt8]) -> Void) -> [UInt8] {
    compress(&pending)
    writePending()
    file.appendChunk("IEND", [])
    return file
  }

  private mutating func writePending() {
    file.reserveCapacity(file.count + pending.count + PNGStream.chunkFrame)
    file.appendChunk("IDAT", pending)
    pending.removeAll(keepingCapacity: true)
  }
}

/// Writes a PNG file in several ways at once and keeps the smallest.
struct PNGContest {
  private var encoders: [PNGEncoder]

  /// Files that are begun; of those that come out equally small, the first is kept.
  init(_ encoders: [PNGEncoder]) {
    self.encoders = encoders
  }

  /// The bytes that the longest of the files has so far.
  var byteCount: Int { encoders.lazy.map(\.byteCount).max() ?? 0 }

  /// Appends whole rows of pixels, each `0xAARRGGBB`.
  mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
    for index in encoders.indices { encoders[index].append(pixels) }
  }

  /// Ends the files and returns the smallest; it is empty without any way to write it.
  mutating func finish() -> [UInt8] {
    var smallest: [UInt8]?
    for index in encoders.indices {
      let file = encoders[index].finish()
      if file.count < smallest?.count ?? .max { smallest = file }
    }
    return smallest ?? []
  }
}

/// Writes pictures as PNG files.
package enum PNGWriter {
  /// The bytes of a PNG file, with opacity only where the picture has any.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; it must have at least one pixel.
  ///   - scale: Pixels a point, which the file notes as its density; `nil` for no note.
  ///   - options: How the file is compressed.
  /// - Returns: The file.
  /// - Throws: An error where the picture has no pixels or there is no memory.
  package static func bytes(
    of bitmap: Bitmap, scale: Double? = nil, options: PNGOptions = .fast
  ) throws(DrawingError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw DrawingError.noPixels }
    let pixels = stride(from: 0, to: bitmap.components.count, by: 4).map { start in
      let channel = { UInt32(bitmap.components[start + $0]) }
      return channel(3) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
    }
    var contest = PNGContest(
      try formats(of: pixels, options).map { (format) throws(DrawingError) in
        try PNGEncoder(
          width: bitmap.width, height: bitmap.height, format: format, scale: scale, options: options)
      })
    pixels.withUnsafeBufferPointer { contest.append($0) }
    return contest.finish()
  }

  /// The ways to write pixels of which the best is to be found.
  private static func formats(of pixels: [UInt32], _ options: PNGOptions) -> [PNGPixels] {
    let plain = pixels.allSatisfy { $0 >> 24 == 255 } ? PNGPixels.rgb : .rgba
    guard options.compression == .smallest else { return [plain] }
    var count = ColorCount()
    _ = pixels.withUnsafeBufferPointer { count.add($0) }
    return [plain] + (count.palette.map { [.indexed($0)] } ?? [])
  }
}
