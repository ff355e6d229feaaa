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
    for y in 0..<size.height where hasAny(inRow: y) {
      for column in 0..<cells.columns {
        let bits = bits(ofRow: y, from: column * side)
        guard bits != 0 else { continue }
        let left = bits.trailingZeroBitCount
        let width = side - bits.leadingZeroBitCount - left
        cells.add(
          PixelRect(x: column * side + left, y: y, width: width, height: 1), column: column, row: y / side)
      }
    }
    return cells
  }
}
