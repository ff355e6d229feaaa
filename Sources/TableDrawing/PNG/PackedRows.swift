import Glibc

/// Rows of a PNG file that are unpacked: a byte for the filter, which is none, and the pixels of each.
struct PackedRows {
  /// The bytes of all rows.
  private let bytes: [UInt8]
  /// The number of pixels in a row.
  private let width: Int
  /// The bytes of a row, with the one for its filter.
  private let length: Int
  private let colors: PNGColors

  /// Rows of a width; `nil` where a row is filtered, or another number of them is there.
  init?(_ bytes: [UInt8], width: Int, height: Int, _ colors: PNGColors) {
    let length = colors.byteCount(ofRow: width) + 1
    guard bytes.count == length * height,
      stride(from: 0, to: bytes.count, by: length).allSatisfy({ bytes[$0] == 0 })
    else { return nil }
    (self.bytes, self.width, self.length, self.colors) = (bytes, width, length, colors)
  }

  /// Reads a row, over the one above where the buffer holds that, and marks the blocks that have other pixels.
  ///
  /// All blocks of a row that is read over another one are marked. Throws where there is no such row, or the buffer has
  /// another length.
  func read(
    _ y: Int, over pixels: UnsafeMutableBufferPointer<UInt32>, holdingAbove holdsAbove: Bool,
    marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    guard pixels.count == width, y >= 0, (y + 1) * length <= bytes.count else {
      throw DrawingError("the row has another length")
    }
    let blockLength = colors.byteCount(ofRow: ColumnBlocks.width)
    let end = length - 1
    bytes.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      // A byte for the filter comes before each row.
      let new = first + y * length + 1
      let above = holdsAbove && y > 0 ? new - length : nil
      if let above, memcmp(new, above, end) == 0 { return }
      var block = 0
      while block * blockLength < end {
        var start = block * blockLength
        if let above {
          let common = ByteRuns.commonLength(new + start, above + start, end - start)
          guard start + common < end else { return }
          block = self.block(ofByte: start + common)
          start = block * blockLength
        }
        let columns = block * ColumnBlocks.width..<min(width, (block + 1) * ColumnBlocks.width)
        colors.expand(
          UnsafeBufferPointer(start: new + start, count: min(blockLength, end - start)),
          into: UnsafeMutableBufferPointer(rebasing: pixels[columns]))
        changed.insert(from: columns.lowerBound)
        block += 1
      }
    }
  }

  /// The number of the block that a byte of a row belongs to.
  @inline(__always)
  private func block(ofByte place: Int) -> Int {
    switch colors {
    // A number that is known beforehand is divided by in a fraction of the time.
    case .rgb: place / (3 * ColumnBlocks.width)
    case .palette(let bitDepth, _): place * 8 / (bitDepth * ColumnBlocks.width)
    }
  }
}
