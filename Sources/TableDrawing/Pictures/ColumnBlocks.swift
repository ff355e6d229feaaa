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

  /// Means the block that begins at a column.
  package mutating func insert(from column: Int) {
    let block = column / Self.width
    guard words.indices.contains(block / Self.blocksPerWord) else { return }
    words[block / Self.blocksPerWord] |= 1 << UInt64(block % Self.blocksPerWord)
  }

  /// Means none.
  package mutating func removeAll() {
    for index in words.indices { words[index] = 0 }
  }

  /// Means all blocks.
  package mutating func insertAll() {
    for index in words.indices { words[index] = .max }
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
