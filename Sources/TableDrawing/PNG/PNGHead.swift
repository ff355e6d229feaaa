/// What PNG files begin with: the signature, the size, the colour space and the density.
enum PNGHead {
  /// Pixels a metre at a scale of 1, which is 72 pixels an inch.
  private static let pixelsPerMetre = 72 / 0.0254

  /// The bytes before a file's palette and pixels; `scale` is noted as the density unless it is `nil`.
  static func bytes(width: Int, height: Int, format: PNGPixels, scale: Double?) -> [UInt8] {
    var head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    head.appendChunk("IHDR", size + [UInt8(format.bitDepth), format.colorType, 0, 0, 0])
    head.appendChunk("sRGB", [0])
    if let scale {
      let density = UInt32(min(Double(Int32.max), max(1, (pixelsPerMetre * scale).rounded())))
      head.appendChunk("pHYs", density.bigEndianBytes + density.bigEndianBytes + [1])
    }
    return head
  }
}
