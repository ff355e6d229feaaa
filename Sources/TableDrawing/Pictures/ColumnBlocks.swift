/// Which parts of a picture's rows are meant, by blocks of 16 columns.
///
/// Rows of tables are like the row above but for a few blocks, and what is done for blocks alone saves most of the work.
/// Blocks from column 4,096 on are always meant: no screen is as wide, and so a value needs no memory of its own, which
/// would be counted and freed for each row. It is public for the modules that compare pictures: only what is public is
/// compiled into others.
public struct ColumnBlocks: Sendable {
  /// The number of columns in a block; whole bytes in a row of PNG, whatever its depth.
  @inlinable
  public static var width: Int { 16 }
  @usableFromInline
  static var blocksPerWord: Int { 64 }
  /// The first column that is always meant.
  @usableFromInline
  static var reach: Int { width * blocksPerWord * 4 }

  /// The number of columns in a row.
  public let columnCount: Int
  /// The number of words that have blocks of a row.
  @usableFromInline
  let wordCount: Int
  /// A bit for each block, the leftmost in the lowest of the first.
  @usableFromInline
  var words = InlineArray<4, UInt64>(repeating: 0)

  /// None of the blocks of rows with so many columns.
  public init(columnCount: Int) {
    self.columnCount = max(0, columnCount)
    let columnsPerWord = Self.width * Self.blocksPerWord
    wordCount = (min(self.columnCount, Self.reach) + columnsPerWord - 1) / columnsPerWord
  }

  /// Whether no block is meant.
  @inlinable
  public var isEmpty: Bool {
    guard columnCount <= Self.reach else { return false }
    for index in 0..<wordCount where words[index] != 0 { return false }
    return true
  }

  /// Means the block that begins at a column, or has it.
  @inline(__always)
  public mutating func insert(from column: Int) {
    let (word, bit) = (column / Self.width).quotientAndRemainder(dividingBy: Self.blocksPerWord)
    guard 0..<wordCount ~= word else { return }
    words[word] |= 1 << UInt64(bit)
  }

  /// Means also the blocks that others mean; those beyond the last column are left out.
  @inlinable
  public mutating func formUnion(_ other: ColumnBlocks) {
    for index in 0..<min(wordCount, other.wordCount) { words[index] |= other.words[index] }
    if wordCount > 0 { words[wordCount - 1] &= blocks(inWord: wordCount - 1) }
  }

  /// Means also the blocks of any pixel whose bit is set in a word of 64, the leftmost in the lowest bit; `index` is the
  /// number of such words that lie left of it.
  @inlinable
  @inline(__always)
  public mutating func insert(blocksOf pixels: UInt64, at index: Int) {
    guard pixels != 0, 0..<wordCount ~= index / Self.width else { return }
    var blocks: UInt64 = 0
    for block in 0..<4 where pixels >> UInt64(Self.width * block) & 0xFFFF != 0 {
      blocks |= 1 << UInt64(block)
    }
    words[index / Self.width] |= blocks << UInt64(4 * (index % Self.width))
  }

  /// Means none.
  @inlinable
  public mutating func removeAll() {
    for index in 0..<wordCount { words[index] = 0 }
  }

  /// Means all blocks.
  @inlinable
  public mutating func insertAll() {
    for index in 0..<wordCount { words[index] = blocks(inWord: index) }
  }

  /// The blocks that there are among those of a word.
  @usableFromInline
  func blocks(inWord index: Int) -> UInt64 {
    let count = (columnCount + Self.width - 1) / Self.width - index * Self.blocksPerWord
    return count < Self.blocksPerWord ? 1 << UInt64(max(0, count)) - 1 : .max
  }

  /// Means all blocks in which two rows of `columnCount` pixels differ, and no others.
  mutating func insertAll(unlike row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) {
    let wholeCount = columnCount / Self.width
    for index in 0..<wordCount {
      var word: UInt64 = 0
      let first = index &* Self.blocksPerWord
      for block in first..<min(first &+ Self.blocksPerWord, wholeCount) {
        let start = block &* Self.width
        word |= (Self.differs(row + start, other + start, Self.width) ? 1 : 0) &<< UInt64(block &- first)
      }
      words[index] = word
    }
    let rest = wholeCount * Self.width
    if rest < columnCount, Self.differs(row + rest, other + rest, columnCount - rest) { insert(from: rest) }
  }

  /// Means those of some blocks in which two rows of `columnCount` pixels differ, and the others of them not; what is
  /// meant elsewhere stays.
  public mutating func update(
    _ blocks: ColumnBlocks, bySeeking row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>
  ) {
    guard blocks.columnCount == columnCount else { return }
    blocks.visit { columns in
      let (word, bit) = (columns.lowerBound / Self.width).quotientAndRemainder(dividingBy: Self.blocksPerWord)
      guard word < wordCount else { return }
      if Self.differs(row + columns.lowerBound, other + columns.lowerBound, columns.count) {
        words[word] |= 1 << UInt64(bit)
      } else {
        words[word] &= ~(1 << UInt64(bit))
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

  /// Appends what tells these blocks from others of rows as wide.
  func appendWords(to numbers: inout [UInt64]) {
    for index in 0..<wordCount { numbers.append(words[index]) }
  }

  /// Calls a function with the columns of each block from left to right, those from `limit` on left out.
  @inlinable
  @inline(__always)
  public func visit(below limit: Int = .max, _ body: (Range<Int>) -> Void) {
    let limit = min(limit, columnCount)
    for index in 0..<wordCount {
      var rest = words[index]
      while rest != 0 {
        let start = (index &* Self.blocksPerWord &+ rest.trailingZeroBitCount) &* Self.width
        guard start < limit else { return }
        body(start..<min(start &+ Self.width, limit))
        rest &= rest &- 1
      }
    }
    for start in stride(from: Self.reach, to: limit, by: Self.width) {
      body(start..<min(start &+ Self.width, limit))
    }
  }
}
