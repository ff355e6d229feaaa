import CXXHash
import Glibc

/// The pixels of a picture as they were painted, opaque, each row as what is new in it.
///
/// A picture of a table takes a fifth of the memory so, and what is the same in two of them is found without looking at
/// pixels.
package final class PaintedPixels {
  /// The number of rows in a band of those that have a digest; the last one may have fewer.
  static let bandHeight = 64
  /// The pixels that there is room for at first: a quarter of the picture, which most need no more than, but no more
  /// than these.
  private static let mostRoom = 1 << 20

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package private(set) var height = 0

  /// The most rows.
  private let capacity: Int
  /// The blocks in which each row is unlike the one above.
  private var changes: [ColumnBlocks] = []
  /// The pixels of these blocks, row by row: red, green, blue and opacity as bytes in this order.
  private var pixels: UnsafeMutableBufferPointer<UInt32>
  /// Where the pixels of each row begin, and where those of the last one end.
  private var starts: [Int] = [0]
  /// The digests of the last rows of all bands.
  private var lastRows: [UInt64] = []
  /// The row that was appended last among several at once.
  private var lastRow: [UInt32] = []

  /// A picture without rows, with room for so many.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    capacity = height
    let (area, isTooLarge) = self.width.multipliedReportingOverflow(by: max(1, height))
    pixels = .allocate(capacity: isTooLarge ? Self.mostRoom : min(Self.mostRoom, area / 4 + self.width))
    starts.reserveCapacity(max(0, height) + 1)
    changes.reserveCapacity(max(0, height))
  }

  deinit {
    pixels.deallocate()
  }

  /// Appends whole rows of pixels, each `0xFFRRGGBB`, as far as there is room.
  func append(_ rows: UnsafeBufferPointer<UInt32>) {
    let count = rows.count / width
    guard let first = rows.baseAddress, count > 0 else { return }
    lastRow.withUnsafeBufferPointer { lastRow in
      var above = lastRow.count == width ? lastRow.baseAddress : nil
      for y in 0..<count {
        let row = first + y * width
        append(row, above: above, isCopy: above.map { memcmp(row, $0, 4 * width) == 0 } ?? false)
        above = row
      }
    }
    lastRow = Array(rows[(count - 1) * width..<count * width])
  }

  /// Appends a row of pixels, each `0xFFRRGGBB`, unless there is no room for it; `isCopy` says that it is like the one
  /// above.
  func append(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, isCopy: Bool) {
    guard height < capacity else { return }
    var changed = ColumnBlocks(columnCount: width)
    var end = starts[height]
    if !isCopy {
      if let above { changed.insertAll(unlike: row, above) } else { changed.insertAll() }
      makeRoom(for: width, after: end)
      changed.visit { columns in
        PNGColors.put(painted: row + columns.lowerBound, count: columns.count, into: pixels, from: end)
        end += columns.count
      }
    }
    changes.append(changed)
    starts.append(end)
    height += 1
    if height.isMultiple(of: PaintedPixels.bandHeight) {
      let pixels = (0..<width).map { PNGColors.pixel(row[$0]) }
      lastRows.append(pixels.withUnsafeBufferPointer(PaintedPixels.digest(ofRow:)))
    }
  }

  /// Sees to it that so many pixels can be put behind the others.
  private func makeRoom(for count: Int, after end: Int) {
    guard end + count > pixels.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 2 * (end + count))
    _ = larger.update(fromContentsOf: pixels[..<end])
    pixels.deallocate()
    pixels = larger
  }

  /// Puts what is new in a row over the row above, and marks the blocks where that is.
  @inline(__always)
  func put(_ y: Int, over row: UnsafeMutableBufferPointer<UInt32>, marking changed: inout ColumnBlocks) {
    guard 0..<height ~= y, starts[y] < starts[y + 1], row.count == width, let first = row.baseAddress,
      var source = pixels.baseAddress.map({ UnsafePointer($0 + starts[y]) })
    else { return }
    changed.formUnion(changes[y])
    changes[y].visit { columns in
      let target = first + columns.lowerBound
      if columns.count == ColumnBlocks.width {
        UnsafeMutableRawPointer(target).storeBytes(
          of: UnsafeRawPointer(source).loadUnaligned(as: SIMD16<UInt32>.self), as: SIMD16<UInt32>.self)
      } else {
        target.update(from: source, count: columns.count)
      }
      source += columns.count
    }
  }

  /// A number for each band of 64 rows from the top, which others have only where its rows are the same, and the row
  /// above it, too.
  ///
  /// XXH3 of what is new in the rows, of where that is, and of the row above. Two bands that differ have one number by
  /// chance only, which is enough for knowing where to look closer.
  var bandDigests: [UInt64] {
    stride(from: 0, to: height, by: PaintedPixels.bandHeight).map { top in
      let bottom = min(height, top + PaintedPixels.bandHeight)
      let above = top > 0 ? lastRows[top / PaintedPixels.bandHeight - 1] : 0
      return digest(of: top..<bottom, below: above)
    }
  }

  /// The number that a band has of some rows of the picture, with the digest of the row above it.
  func digest(of rows: Range<Int>, below above: UInt64) -> UInt64 {
    let new = UnsafeBufferPointer(rebasing: pixels[starts[rows.lowerBound]..<starts[rows.upperBound]])
    var numbers = [xxh3_checksum(new.baseAddress, 4 * new.count).low64, above]
    for y in rows { changes[y].appendWords(to: &numbers) }
    return xxh3_checksum(numbers, 8 * numbers.count).low64
  }

  /// The digest of a row, each pixel red, green, blue and opacity as bytes in this order.
  static func digest(ofRow row: UnsafeBufferPointer<UInt32>) -> UInt64 {
    xxh3_checksum(row.baseAddress, 4 * row.count).low64
  }
}
