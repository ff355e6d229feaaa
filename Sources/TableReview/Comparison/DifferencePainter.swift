import TableDrawing

/// Paints the rows of the picture of a difference, each pixel by the number of one of `colors`.
///
/// Red is what differs, pixels that only one picture has included, and yellow what differs and does not count; the
/// rest is a pale grey copy of the picture as it should be.
package struct DifferencePainter {
  /// The colours of a picture of a difference, each `0xAARRGGBB`: greys from white on, then the marks.
  package static let colors: [UInt32] =
    (0..<PaleGrey.count).map { 0xFF00_0000 | UInt32(PaleGrey.level(of: $0)) * 0x01_0101 }
    + [0xFFFF_0000, 0xFFFF_D000, 0xFF40_4040]

  /// What marks a pixel that differs.
  private static var mark: UInt8 { PaleGrey.count }
  /// What marks a pixel that differs and does not count.
  private static var paleMark: UInt8 { PaleGrey.count + 1 }
  /// What shows where neither picture has a pixel.
  private static var background: UInt8 { PaleGrey.count + 2 }

  private let expected: PixelSize
  private let actual: PixelSize
  /// The row that was painted last.
  private(set) var row: [UInt8]
  /// How far pixels are copied in it, and how far any picture reaches.
  private var extent: (overlap: Int, covered: Int)?
  /// Where the row that was painted last may be unlike the one before.
  private(set) var changed: ColumnBlocks

  /// A painter for pictures of two extents.
  init(expected: PixelSize, actual: PixelSize) {
    self.expected = expected
    self.actual = actual
    row = Array(repeating: 0, count: max(expected.width, actual.width))
    changed = ColumnBlocks(columnCount: row.count)
  }

  /// Paints a row of the picture as it should be over the one painted last, with what a scan has found in it.
  mutating func paint(_ y: Int, from expected: RowWindow, _ differing: PixelMask, _ setAside: PixelMask) {
    expected.withRow(y) { paint(y, from: $0, expected.changed, differing, setAside) }
  }

  /// Paints a row over the one painted last, from that of the picture as it should be, which is like the row above but
  /// for what has changed.
  mutating func paint(
    _ y: Int, from pixels: UnsafeBufferPointer<UInt32>, _ changed: ColumnBlocks, _ differing: PixelMask,
    _ setAside: PixelMask
  ) {
    let overlap = y < min(expected.height, actual.height) ? min(expected.width, actual.width) : 0
    let covered = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
    if let extent, extent == (overlap, covered) {
      self.changed.removeAll()
      self.changed.formUnion(changed)
      differing.insertChanges(atRow: y, into: &self.changed)
      setAside.insertChanges(atRow: y, into: &self.changed)
    } else {
      extent = (overlap, covered)
      self.changed.insertAll()
      for x in overlap..<row.count { row[x] = x < covered ? Self.mark : Self.background }
    }
    guard !self.changed.isEmpty else { return }
    differing.withRow(y) { marked in
      setAside.withRow(y) { pale in
        row.withUnsafeMutableBufferPointer { row in
          guard let first = pixels.baseAddress, let row = row.baseAddress else { return }
          self.changed.visit(below: min(overlap, pixels.count)) { columns in
            let block = row + columns.lowerBound
            Self.paint(
              first + columns.lowerBound, count: columns.count, into: block,
              Self.bits(of: marked, from: columns.lowerBound), Self.bits(of: pale, from: columns.lowerBound))
          }
        }
      }
    }
  }

  /// Paints a block of pixels, of which some are marked.
  @inline(__always)
  private static func paint(
    _ pixels: UnsafePointer<UInt32>, count: Int, into block: UnsafeMutablePointer<UInt8>, _ marked: UInt16,
    _ pale: UInt16
  ) {
    if count == ColumnBlocks.width, marked == .max {
      UnsafeMutableRawPointer(block).storeBytes(of: SIMD16(repeating: mark), as: SIMD16<UInt8>.self)
    } else {
      PaleGrey.put(pixels, count: count, into: block)
      put(mark, marked, count: count, into: block)
      put(paleMark, pale, count: count, into: block)
    }
  }

  /// The bits of a block that begins at a column, from the words of its row.
  @inline(__always)
  private static func bits(of words: UnsafeBufferPointer<UInt64>, from column: Int) -> UInt16 {
    guard !words.isEmpty else { return 0 }
    let word = words[column / PixelMask.wordSize]
    return UInt16(truncatingIfNeeded: word >> UInt64(column % PixelMask.wordSize))
  }

  /// Marks those pixels of a block whose bits are set.
  @inline(__always)
  private static func put(
    _ mark: UInt8, _ bits: UInt16, count: Int, into block: UnsafeMutablePointer<UInt8>
  ) {
    guard bits != 0 else { return }
    guard count == ColumnBlocks.width else {
      for x in 0..<count where bits >> UInt16(x) & 1 == 1 { block[x] = mark }
      return
    }
    let old = UnsafeRawPointer(block).loadUnaligned(as: SIMD16<UInt8>.self)
    let (low, high) = (UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8))
    let spread = SIMD16(lowHalf: SIMD8(repeating: low), highHalf: SIMD8(repeating: high))
    let new = old.replacing(with: mark, where: spread & Self.bits .== Self.bits)
    UnsafeMutableRawPointer(block).storeBytes(of: new, as: SIMD16<UInt8>.self)
  }

  /// The bit of each of 16 pixels in the byte that has those of eight.
  @inline(__always)
  private static var bits: SIMD16<UInt8> {
    SIMD16(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
  }
}
