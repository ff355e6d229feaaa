import Glibc

/// Finds what repeats in rows of pixels that come several at a time.
struct RowTokenizer {
  let tokens = PixelTokens()
  private var lastRow: [UInt32] = []
  private var sum = RowSum()

  /// Forgets all rows.
  mutating func begin() {
    tokens.removeAll()
    lastRow.removeAll(keepingCapacity: true)
    sum = RowSum()
  }

  /// Appends the tokens of rows of pixels, each `0x..RRGGBB`, whose unused bits must be alike.
  ///
  /// After each row a function gets what it adds to a check sum.
  @inline(__always)
  mutating func append(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int,
    _ body: (RowSum) -> Void
  ) {
    guard let first = pixels.baseAddress, width > 0, pixels.count >= width else { return }
    let height = pixels.count / width
    var sum = sum
    lastRow.withUnsafeBufferPointer { lastRow in
      // What is left of another picture, or an empty array's address, is no row above.
      var above = lastRow.count == width ? lastRow.baseAddress : nil
      for y in 0..<height {
        let row = first + y * width
        if let above, memcmp(row, above, 4 * width) == 0 {
          tokens.appendCopy(length: 3 * width + 1)
        } else {
          tokens.append(row, above: above, width: width, &sum)
        }
        body(sum)
        above = row
      }
    }
    self.sum = sum
    lastRow.removeAll(keepingCapacity: true)
    lastRow.append(contentsOf: pixels[((height - 1) * width)..<(height * width)])
  }
}
