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

  @Test func blocksAreVisitedFromLeftToRight() {
    var blocks = ColumnBlocks(columnCount: 1100)
    for column in [1088, 16, 1024, 0] { blocks.insert(from: column) }
    #expect(ranges(blocks) == [0..<16, 16..<32, 1024..<1040, 1088..<1100])
    blocks.insert(from: 2048)
    blocks.insert(from: 16)
    #expect(ranges(blocks).count == 4)
  }
}
