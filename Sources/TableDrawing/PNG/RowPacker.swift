/// Turns pixels into the bytes of PNG's rows.
struct RowPacker {
  private let width: Int
  private let channels: PNGChannels
  private var rows: [UInt8] = []

  init(width: Int, channels: PNGChannels) {
    self.width = width
    self.channels = channels
  }

  /// Hands over rows of pixels, each `0xAARRGGBB`, as bytes; a byte for the filter comes before each row.
  mutating func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let height = pixels.count / width
    let rowLength = channels.rawValue * width + 1
    if rows.count < height * rowLength { rows = [UInt8](repeating: 0, count: height * rowLength) }
    rows.withUnsafeMutableBufferPointer { buffer in
      for row in 0..<height {
        var target = row * rowLength + 1
        for pixel in pixels[(row * width)..<((row + 1) * width)] {
          buffer[target] = UInt8(truncatingIfNeeded: pixel >> 16)
          buffer[target &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          buffer[target &+ 2] = UInt8(truncatingIfNeeded: pixel)
          if channels == .rgba { buffer[target &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
          target &+= channels.rawValue
        }
      }
    }
    rows.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<(height * rowLength)])) }
  }
}
