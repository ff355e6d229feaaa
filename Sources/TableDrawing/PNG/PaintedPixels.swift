import CXXHash

/// The pixels of a picture as they were painted, opaque, each row as what is new in it.
///
/// A picture of a table takes far less memory so, and what is the same in two of them is found without looking at
/// pixels.
package final class PaintedPixels {
  /// The number of rows in a band of those that have a digest; the last one may have fewer.
  static let bandHeight = 64

  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package private(set) var height = 0

  /// The most rows.
  private let capacity: Int
  /// What is new in each row, in the terms of `PixelTokens`.
  private var tokens: [UInt32] = []
  /// Where the tokens of each row begin, and where those of the last one end.
  private var starts: [Int] = [0]
  /// The digests of the last rows of all bands.
  private var lastRows: [UInt64] = []
  private var tokenizer = RowTokenizer()

  /// A picture without rows, with room for so many.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    capacity = height
    starts.reserveCapacity(max(0, height) + 1)
  }

  /// Appends whole rows of pixels, each `0xFFRRGGBB`, as far as there is room.
  func append(_ rows: UnsafeBufferPointer<UInt32>) {
    tokenizer.tokens.removeAll()
    tokenizer.append(rows, width: width) { row, tokens, _ in append(row, tokens) }
  }

  /// Appends a row of pixels, each `0xFFRRGGBB`, and the tokens for it, unless there is no room for it.
  func append(_ row: UnsafePointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>) {
    guard height < capacity else { return }
    tokens += new
    starts.append(tokens.count)
    height += 1
    if height.isMultiple(of: PaintedPixels.bandHeight) {
      lastRows.append(xxh3_checksum(row, 4 * width).low64)
    }
  }

  /// Calls a function with each of some rows' tokens, of which there are none for one that is like the row above.
  @inline(__always)
  func visit(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    tokens.withUnsafeBufferPointer { tokens in
      for y in rows.clamped(to: 0..<height) {
        body(UnsafeBufferPointer(rebasing: tokens[starts[y]..<starts[y + 1]]))
      }
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
    let first = starts[rows.lowerBound]
    let new = tokens.withUnsafeBufferPointer { tokens in
      let part = UnsafeBufferPointer(rebasing: tokens[first..<starts[rows.upperBound]])
      return xxh3_checksum(part.baseAddress, 4 * part.count).low64
    }
    let numbers = starts[rows.lowerBound...rows.upperBound].map { UInt64($0 - first) } + [new, above]
    return xxh3_checksum(numbers, 8 * numbers.count).low64
  }

  /// The digest of a row, each pixel red, green, blue and opacity as bytes in this order.
  static func digest(ofRow row: UnsafeBufferPointer<UInt32>) -> UInt64 {
    let painted = row.map { PNGColors.painted($0) }
    return xxh3_checksum(painted, 4 * painted.count).low64
  }
}
