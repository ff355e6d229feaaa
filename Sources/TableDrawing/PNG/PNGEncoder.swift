import CPangoCairo

/// Writes a PNG file row by row: 8 bits a channel, no filters, one colour space, the density, and nothing else.
struct PNGEncoder {
  /// What a pixel is made of.
  enum Channels: Int {
    /// Red, green and blue.
    case rgb = 3
    /// Red, green, blue and opacity.
    case rgba = 4

    /// PNG's number for it.
    var colorType: UInt8 { self == .rgb ? 2 : 6 }
  }

  /// Pixels a metre at a scale of 1, which is 72 pixels an inch.
  private static let pixelsPerMetre = 72 / 0.0254

  private let deflater: Deflater
  private(set) var bytes: [UInt8]

  /// Begins a file.
  ///
  /// - Parameter scale: Pixels a point, for the density; `nil` to leave the density out.
  init(width: Int, height: Int, channels: Channels, scale: Double?, options: PNGOptions) throws(DrawingError)
  {
    guard let deflater = Deflater(level: options.compressionLevel) else {
      throw DrawingError("there is no memory for the picture")
    }
    self.deflater = deflater
    bytes = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    bytes.appendChunk("IHDR", size + [8, channels.colorType, 0, 0, 0])
    bytes.appendChunk("sRGB", [0])
    if let scale {
      let density = UInt32(min(Double(Int32.max), max(1, (PNGEncoder.pixelsPerMetre * scale).rounded())))
      bytes.appendChunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    }
  }

  /// Appends rows; each begins with a byte for its filter, 0.
  mutating func append(_ rows: UnsafeBufferPointer<UInt8>) {
    deflater.compress(rows, isLast: false) { bytes.appendChunk("IDAT", $0) }
  }

  /// Ends the file.
  mutating func finish() -> [UInt8] {
    deflater.compress(UnsafeBufferPointer(start: nil, count: 0), isLast: true) {
      bytes.appendChunk("IDAT", $0)
    }
    bytes.appendChunk("IEND", [])
    return bytes
  }
}

extension [UInt8] {
  /// Appends a length, a four-letter name, a content, and the check sum of the last two.
  fileprivate mutating func appendChunk(_ name: StaticString, _ content: some Collection<UInt8>) {
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
