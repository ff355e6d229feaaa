extension PixelMask {
  /// The side of the squares by which pixels are gathered; wide enough to hold the letters of a word together.
  private static let cellSide = 16
  /// The most boxes before squares of twice the side are taken.
  private static let mostBoxes = 256

  /// A box around every cluster of marked pixels, from top to bottom, then from left to right; at most 256.
  ///
  /// Pixels belong together when they lie in the same square of a grid or in squares that touch, if only by a corner.
  /// Where that makes too many clusters, the squares are larger.
  var clusterBoxes: [PixelRect] {
    var cells = markedCells()
    var boxes = cells.clusters
    while boxes.count > Self.mostBoxes {
      cells = cells.coarser
      boxes = cells.clusters
    }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The squares with the boxes around the marked pixels in each.
  private func markedCells() -> CellGrid {
    guard count > 0 else { return CellGrid(columns: 0, rows: 0) }
    let side = Self.cellSide
    var cells = CellGrid(columns: (size.width + side - 1) / side, rows: (size.height + side - 1) / side)
    withWords { words, stride in
      for row in 0..<cells.rows {
        let rows = row * side..<min(size.height, (row + 1) * side)
        for column in 0..<stride {
          Self.addCells(of: words, stride, column, rows, to: &cells)
        }
      }
    }
    return cells
  }

  /// Adds the squares that lie side by side in one column of words.
  private static func addCells(
    of words: UnsafeBufferPointer<UInt64>, _ stride: Int, _ column: Int, _ rows: Range<Int>,
    to cells: inout CellGrid
  ) {
    let all = rows.reduce(0) { $0 | words[$1 * stride + column] }
    guard all != 0 else { return }
    for part in 0..<wordSize / cellSide {
      let mask: UInt64 = 0xFFFF << UInt64(part * cellSide)
      let bits = all & mask
      let isMarked = { words[$0 * stride + column] & mask != 0 }
      guard bits != 0, let top = rows.first(where: isMarked), let bottom = rows.last(where: isMarked) else {
        continue
      }
      let left = bits.trailingZeroBitCount
      let box = PixelRect(
        x: column * wordSize + left, y: top, width: wordSize - bits.leadingZeroBitCount - left,
        height: bottom - top + 1)
      cells.add(box, column: column * (wordSize / cellSide) + part, row: rows.lowerBound / cellSide)
    }
  }
}
