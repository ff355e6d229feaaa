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

  /// Means the blocks that have any of some columns.
  @inline(__always)
  mutating func insert(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let last = (columns.upperBound - 1) / Self.width
    for block in columns.lowerBound / Self.width...last { insert(from: block * Self.width) }
  }

  /// Means also the blocks that others mean; those beyond the last column are left out.
  package mutating func formUnion(_ other: ColumnBlocks) {
    for (index, word) in zip(words.indices, other.words) { words[index] |= word }
    if let last = words.indices.last { words[last] &= blocks(inWord: last) }
  }

  /// Means also the blocks of any pixel whose bit is set in a word of 64, the leftmost in the lowest bit; `index` is the
  /// number of such words that lie left of it.
  @inline(__always)
  package mutating func insert(blocksOf pixels: UInt64, at index: Int) {
    guard pixels != 0, words.indices.contains(index / Self.width) else { return }
    var blocks: UInt64 = 0
    for block in 0..<4 where pixels >> UInt64(Self.width * block) & 0xFFFF != 0 {
      blocks |= 1 << UInt64(block)
    }
    words[index / Self.width] |= blocks << UInt64(4 * (index % Self.width))
  }

  /// Means none.
  package mutating func removeAll() {
    for index in words.indices { words[index] = 0 }
  }

  /// Means all blocks.
  package mutating func insertAll() {
    for index in words.indices { words[index] = blocks(inWord: index) }
  }

  /// The blocks that there are among those of a word.
  private func blocks(inWord index: Int) -> UInt64 {
    let count = (columnCount + Self.width - 1) / Self.width - index * Self.blocksPerWord
    return count < Self.blocksPerWord ? 1 << UInt64(max(0, count)) - 1 : .max
  }

  /// Means those of some blocks in which two rows of `columnCount` pixels differ, and the others of them not; what is
  /// meant elsewhere stays.
  package mutating func update(
    _ blocks: ColumnBlocks, bySeeking row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>
  ) {
    guard blocks.columnCount == columnCount else { return }
    words.withUnsafeMutableBufferPointer { words in
      blocks.visit { columns in
        let block = columns.lowerBound / Self.width
        let bit: UInt64 = 1 << UInt64(block % Self.blocksPerWord)
        if Self.differs(row + columns.lowerBound, other + columns.lowerBound, columns.count) {
          words[block / Self.blocksPerWord] |= bit
        } else {
          words[block / Self.blocksPerWord] &= ~bit
        }
      }
    }
  }

  /// Whether a block's pixels differ in two rows.
  @inline(__always)
  private static func differs(
    _ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ count: Int
  ) -> Bool {
    guard count == width else { return (0..<count).contains { row[$0] != other[$0] } }
    let pixels = UnsafeRawPointer(row).loadUnaligned(as: SIMD8<UInt64>.self)
    let others = UnsafeRawPointer(other).loadUnaligned(as: SIMD8<UInt64>.self)
    let difference = pixels ^ others
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y != 0
  }

  /// Whether the block that has a column is meant.
  @inline(__always)
  package func contains(_ column: Int) -> Bool {
    guard 0..<columnCount ~= column else { return false }
    let block = column / Self.width
    return words[block / Self.blocksPerWord] >> UInt64(block % Self.blocksPerWord) & 1 == 1
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
