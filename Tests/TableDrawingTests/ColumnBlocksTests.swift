import Testing

@testable import TableDrawing

/// Blocks of 16 columns are told apart whatever the width.
@Suite struct ColumnBlocksTests {
  private func ranges(_ blocks: ColumnBlocks, below limit: Int = .max) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    blocks.visit(below: limit) { ranges.append($0) }
    return ranges
  }

  @Test(arguments: [0, 1, 15, 16, 17, 1024, 1030, 2100])
  func allBlocksCoverEachColumnOnce(columnCount: Int) {
    var blocks = ColumnBlocks(columnCount: columnCount)
    #expect(blocks.isEmpty)
    #expect(ranges(blocks).isEmpty)
    blocks.insertAll()
    #expect(ranges(blocks).flatMap(Array.init) == Array(0..<columnCount))
    #expect(ranges(blocks, below: 20).flatMap(Array.init) == Array(0..<min(20, columnCount)))
    blocks.removeAll()
    #expect(blocks.isEmpty)
  }

  @Test(arguments: [4097, 5000, 10_000])
  func blocksBeyondThoseOfScreensAreAlwaysMeant(columnCount: Int) {
    var blocks = ColumnBlocks(columnCount: columnCount)
    #expect(!blocks.isEmpty)
    #expect(ranges(blocks).flatMap(Array.init) == Array(4096..<columnCount))
    blocks.insert(from: 32)
    #expect(ranges(blocks).flatMap(Array.init) == Array(32..<48) + Array(4096..<columnCount))
    #expect(ranges(blocks, below: 4000) == [32..<48])
    blocks.insertAll()
    #expect(ranges(blocks).flatMap(Array.init) == Array(0..<columnCount))
    var others = ColumnBlocks(columnCount: columnCount)
    others.formUnion(blocks)
    #expect(ranges(others) == ranges(blocks))
  }

  @Test(arguments: [5, 16, 31, 32, 33, 1100, 4096])
  func blocksInWhichRowsAreUnlikeAreMeant(columnCount: Int) {
    let row = [UInt32](repeating: 7, count: columnCount)
    var blocks = ColumnBlocks(columnCount: columnCount)
    blocks.insertAll()
    blocks.insertAll(unlike: row, row)
    #expect(blocks.isEmpty)
    for column in Set([0, columnCount / 2, columnCount - 1]) {
      var other = row
      other[column] = 9
      blocks.insertAll(unlike: row, other)
      #expect(ranges(blocks).map(\.lowerBound) == [column / 16 * 16])
    }
  }

  @Test func blocksAreVisitedFromLeftToRight() {
    var blocks = ColumnBlocks(columnCount: 1100)
    for column in [1088, 16, 1024, 0] { blocks.insert(from: column) }
    #expect(ranges(blocks) == [0..<16, 16..<32, 1024..<1040, 1088..<1100])
    blocks.insert(from: 2048)
    blocks.insert(from: 16)
    #expect(ranges(blocks).count == 4)
  }

  @Test(arguments: [0, 1, 15, 16, 40, 63, 64, 1023, 1024, 1099])
  func blocksOfMarkedPixelsAreMeant(column: Int) {
    var blocks = ColumnBlocks(columnCount: 1100)
    blocks.insert(blocksOf: 1 << UInt64(column % 64), at: column / 64)
    #expect(ranges(blocks).map(\.lowerBound) == [column / 16 * 16])
    blocks.insert(blocksOf: .max, at: 100)
    #expect(ranges(blocks).count == 1)
  }

  @Test(arguments: [5, 16, 31, 32, 33, 1100])
  func onlyBlocksThatAreAskedForAreCompared(columnCount: Int) {
    let row = [UInt32](repeating: 7, count: columnCount)
    for column in Set([0, columnCount / 2, columnCount - 1]) {
      var other = row
      other[column] = 9
      var (asked, blocks) = (ColumnBlocks(columnCount: columnCount), ColumnBlocks(columnCount: columnCount))
      blocks.insertAll()
      blocks.update(asked, bySeeking: row, other)
      #expect(ranges(blocks).flatMap(Array.init) == Array(0..<columnCount))
      asked.insertAll()
      blocks.update(asked, bySeeking: row, other)
      #expect(ranges(blocks).map(\.lowerBound) == [column / 16 * 16])
      asked.removeAll()
      asked.insert(from: column)
      blocks.update(asked, bySeeking: row, row)
      #expect(blocks.isEmpty)
    }
  }
}
