import CXXHash
import Glibc

/// The pixels of a picture as they were painted, opaque.
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
  /// Of each row that is kept, the words of the blocks in which it differs from the one kept before.
  private var changes: [UInt64] = []
  private var changed: ColumnBlocks

  /// A picture without rows, with room for so many.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    pixels = .allocate(capacity: self.width * max(1, height))
    changed = ColumnBlocks(columnCount: self.width)
    keptCounts.reserveCapacity(max(1, height))
  }

  deinit {
    pixels.deallocate()
  }

  /// Appends whole rows of pixels, each `0xFFRRGGBB`, as far as there is room.
  func append(_ rows: UnsafeBufferPointer<UInt32>) {
    guard let first = rows.baseAddress else { return }
    for y in 0..<rows.count / width {
      let row = first + y * width
      if y == 0 || memcmp(row, row - width, 4 * width) != 0 {
        guard keep(row) else { return }
      }
      keptCounts.append(keptCount)
      height += 1
    }
  }

  /// Keeps a row unless it is like the one that was kept last; says whether there was room for it.
  private func keep(_ row: UnsafePointer<UInt32>) -> Bool {
    guard (keptCount + 1) * width <= pixels.count, let start = pixels.baseAddress else { return false }
    let target = start + keptCount * width
    for x in 0..<width {
      let pixel = row[x]
      target[x] = (pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF).littleEndian
    }
    if keptCount == 0 {
      changed.insertAll()
    } else {
      changed.removeAll()
      changed.insertDifferences(of: target, from: target - width)
      if changed.isEmpty { return true }
    }
    changes += changed.words
    keptCount += 1
    return true
  }

  /// Puts a row into a buffer of its length: red, green, blue and opacity as bytes in this order.
  ///
  /// - Parameters:
  ///   - y: The number of the row.
  ///   - row: The buffer.
  ///   - holdsAbove: Whether the buffer holds the row above.
  ///   - changed: Gets the blocks that may have other pixels than the buffer had.
  /// - Throws: An error where there is no such row, or the buffer has another length.
  func copyRow(
    _ y: Int, over row: UnsafeMutableBufferPointer<UInt32>, holdingAbove holdsAbove: Bool,
    marking changed: inout ColumnBlocks
  ) throws(DrawingError) {
    guard row.count == width, keptCounts.indices.contains(y), let target = row.baseAddress,
      let start = pixels.baseAddress
    else { throw DrawingError("the row has another length") }
    let kept = keptCounts[y]
    let isAbove = holdsAbove && y > 0
    if isAbove, kept == keptCounts[y - 1] { return }
    target.update(from: start + (kept - 1) * width, count: width)
    if isAbove {
      let count = ColumnBlocks.wordCount(forColumns: width)
      changed.formUnion(words: changes[(kept - 1) * count..<kept * count])
    } else {
      changed.insertAll()
    }
  }

  /// A number for each so many rows from the top, which others have only where they are the same.
  ///
  /// XXH3 of the rows that are unlike the row above, and of which these are; two pictures that differ have one number by
  /// chance only, which is enough for knowing where to look closer.
  func digests(ofEach bandHeight: Int) -> [UInt64] {
    guard let start = pixels.baseAddress, bandHeight > 0 else { return [] }
    return stride(from: 0, to: height, by: bandHeight).map { top in
      let counts = keptCounts[top..<min(height, top + bandHeight)]
      guard let first = counts.first, let last = counts.last else { return 0 }
      let rows = xxh3_checksum(start + (first - 1) * width, 4 * width * (last - first + 1))
      let places = counts.map { UInt64($0 - first).littleEndian } + [rows.low64.littleEndian]
      return xxh3_checksum(places, 8 * places.count).low64
    }
  }
}
