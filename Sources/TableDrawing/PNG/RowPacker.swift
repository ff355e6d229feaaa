/// Turns pixels into the bytes of PNG's rows.
struct RowPacker {
  private let width: Int
  private let format: PNGPixels
  private let rowLength: Int
  private var rows: [UInt8] = []

  init(width: Int, format: PNGPixels) {
    self.width = width
    self.format = format
    rowLength = format.byteCount(ofRow: width) + 1
  }

  /// Hands over rows of pixels, each `0xAARRGGBB`, as bytes; a byte for the filter, which is none, comes before each row.
  mutating func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let height = pixels.count / width
    if rows.count < height * rowLength { rows = [UInt8](repeating: 0, count: height * rowLength) }
    rows.withUnsafeMutableBufferPointer { buffer in
      for row in 0..<height {
        let source = UnsafeBufferPointer(rebasing: pixels[(row * width)..<((row + 1) * width)])
        let start = row * rowLength
        let target = UnsafeMutableBufferPointer(rebasing: buffer[(start + 1)..<(start + rowLength)])
        switch format {
        case .rgb: RowPacker.pack(source, to: target, hasOpacity: false)
        case .rgba: RowPacker.pack(source, to: target, hasOpacity: true)
        case .indexed(let palette): RowPacker.pack(source, to: target, palette)
        }
      }
    }
    rows.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<(height * rowLength)])) }
  }

  private static func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutableBufferPointer<UInt8>, hasOpacity: Bool
  ) {
    var target = 0
    for pixel in pixels {
      bytes[target] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[target &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[target &+ 2] = UInt8(truncatingIfNeeded: pixel)
      if hasOpacity { bytes[target &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      target &+= hasOpacity ? 4 : 3
    }
  }

  /// Puts the numbers of colours side by side, the first pixel in a byte's highest bits.
  private static func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutableBufferPointer<UInt8>, _ palette: PNGPalette
  ) {
    let depth = palette.bitDepth
    var (target, byte, bits) = (0, UInt8(0), 0)
    var (color, number) = (pixels[0], palette.number(of: pixels[0]))
    for pixel in pixels {
      if pixel != color { (color, number) = (pixel, palette.number(of: pixel)) }
      byte = byte << depth | number
      bits += depth
      if bits == 8 {
        bytes[target] = byte
        (target, byte, bits) = (target + 1, 0, 0)
      }
    }
    if bits > 0 { bytes[target] = byte << (8 - bits) }
  }
}
