/// Which parts of a picture's rows are meant, by blocks of 16 columns.
///
/// Rows of tables are like the row above but for a few blocks, and what is done for blocks alone saves most of the work.
package struct ColumnBlocks: Sendable {
  /// The number of columns in a block; whole bytes in a row of PNG, whatever its depth.
  package static let width = 16
  private static let blocksPerWord = 64

  /// The number of columns in a row.
  package let columnCount: Int
  /// A bit for each block, the leftmost in the lowest of the first.
  private var words: [UInt64]

  /// None of the blocks of rows with so many columns.
  package init(columnCount: Int) {
    self.columnCount = max(0, columnCount)
    let count = (self.columnCount + Self.width - 1) / Self.width
    words = Array(repeating: 0, count: (count + Self.blocksPerWord - 1) / Self.blocksPerWord)
  }

  /// Whether no block is meant.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Means the block that begins at a column, or has it.
  @inline(__always)
  package mutating func insert(from column: Int) {
    let block = column / Self.width
    guard words.indices.contains(block / Self.blocksPerWord) else { return }
    words[block / Self.blocksPerWord] |= 1 << UInt64(block % Self.blocksPerWord)
  }

  /// Means the blocks that have any of some columns, of which there must be one.
  @inline(__always)
  mutating func insert(_ columns: Range<Int>) {
    let last = (columns.upperBound - 1) / Self.width
    for block in columns.lowerBound / Self.width...last { insert(from: block * Self.width) }
  }

  /// Means also the blocks that others mean; those beyond the last column are left out.
  package mutating func formUnion(_ other: ColumnBlocks) {
    for (index, word) in zip(words.indices, other.words) { words[index] |= word }
  }

  /// Means none.
  package mutating func removeAll() {
    for index in words.indices { words[index] = 0 }
  }

  /// Means all blocks.
  package mutating func insertAll() {
    for index in words.indices { words[index] = .max }
  }

  /// Means also the blocks in which two rows of `columnCount` pixels differ.
  package mutating func insertDifferences(
    of row: UnsafePointer<UInt32>, from other: UnsafePointer<UInt32>
  ) {
    var start = 0
    while start &+ Self.width <= columnCount {
      let pixels = UnsafeRawPointer(row + start).loadUnaligned(as: SIMD8<UInt64>.self)
      let others = UnsafeRawPointer(other + start).loadUnaligned(as: SIMD8<UInt64>.self)
      let difference = pixels ^ others
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      if quarter.x | quarter.y != 0 { insert(from: start) }
      start &+= Self.width
    }
    if (start..<columnCount).contains(where: { row[$0] != other[$0] }) { insert(from: start) }
  }

  /// The first column from `column` on that lies in a block that is meant; `columnCount` or more where none does.
  @inline(__always)
  func next(from column: Int) -> Int {
    var (index, bit) = (column / Self.width).quotientAndRemainder(dividingBy: Self.blocksPerWord)
    while index < words.count {
      let rest = words[index] >> UInt64(bit)
      if rest != 0 {
        let block = index &* Self.blocksPerWord &+ bit &+ rest.trailingZeroBitCount
        return max(column, block &* Self.width)
      }
      (index, bit) = (index &+ 1, 0)
    }
    return max(column, columnCount)
  }

  /// Calls a function with the columns of each block from left to right, those from `limit` on left out.
  @inline(__always)
  package func visit(below limit: Int = .max, _ body: (Range<Int>) -> Void) {
    let limit = min(limit, columnCount)
    for (number, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        let start = (number &* Self.blocksPerWord &+ rest.trailingZeroBitCount) &* Self.width
        guard start < limit else { return }
        body(start..<min(start &+ Self.width, limit))
        rest &= rest &- 1
      }
    }
  }
}
