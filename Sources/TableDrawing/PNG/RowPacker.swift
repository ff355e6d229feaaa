/// Turns painted pixels into the rows of an RGB file.
struct RowPacker {
  private let width: Int
  private var rows: [UInt8] = []

  init(width: Int) {
    self.width = width
  }

  /// The rows of some pixels, each after a byte for its filter.
  mutating func pack<Result>(
    _ pixels: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let height = pixels.count / width
    let rowLength = 3 * width + 1
    if rows.count < height * rowLength { rows = [UInt8](repeating: 0, count: height * rowLength) }
    rows.withUnsafeMutableBufferPointer { buffer in
      for row in 0..<height {
        var target = row * rowLength + 1
        for pixel in pixels[(row * width)..<((row + 1) * width)] {
          buffer[target] = UInt8(truncatingIfNeeded: pixel >> 16)
          buffer[target &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          buffer[target &+ 2] = UInt8(truncatingIfNeeded: pixel)
          target &+= 3
        }
      }
    }
    return rows.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<(height * rowLength)])) }
  }
}
