import Glibc

/// The pixels of a picture as they were painted, opaque, to be read once from the top.
///
/// Of rows that are like the row above, which are half of those of most tables, no second copy is kept.
package final class PaintedPixels {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package private(set) var height = 0

  /// The rows that are unlike the row above: red, green, blue and opacity as bytes in this order.
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  /// The number of these rows.
  private var keptCount = 0
  /// Of each row, how many are kept up to it.
  private var keptCounts: [Int] = []
  private var next = 0

  /// A picture without rows, with room for so many.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    pixels = .allocate(capacity: self.width * max(1, height))
  }

  deinit {
    pixels.deallocate()
  }

  /// Appends whole rows of pixels, each `0xFFRRGGBB`, as far as there is room.
  func append(_ rows: UnsafeBufferPointer<UInt32>) {
    guard let first = rows.baseAddress else { return }
    for y in 0..<rows.count / width {
      let row = first + y * width
      // The row above the first is not at hand, and is kept if it is alike.
      let isRepeat = y > 0 && memcmp(row, row - width, 4 * width) == 0
      if !isRepeat {
        guard (keptCount + 1) * width <= pixels.count else { return }
        keep(row)
      }
      keptCounts.append(keptCount)
      height += 1
    }
  }

  private func keep(_ row: UnsafePointer<UInt32>) {
    guard let target = pixels.baseAddress.map({ $0 + keptCount * width }) else { return }
    for x in 0..<width {
      let pixel = row[x]
      target[x] = (pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF).littleEndian
    }
    keptCount += 1
  }

  /// Reads the next row over the one before, which the buffer holds, and marks all blocks unless it is the same.
  ///
  /// Pixels are red, green, blue and opacity as bytes in this order.
  /// Throws where there are no more rows, or the buffer has another length.
  package func readRow(
    over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    guard row.count == width, next < height else { throw DrawingError("the row has another length") }
    let kept = keptCounts[next]
    if next == 0 || kept != keptCounts[next - 1] {
      _ = row.update(fromContentsOf: pixels[(kept - 1) * width..<kept * width])
      changed.insertAll()
    }
    next += 1
  }
}
