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
    for top in stride(from: 0, to: size.height, by: side) {
      let rows = (top..<min(size.height, top + side)).map { ($0, row($0)) }.filter { $1.contains { $0 != 0 } }
      guard let words = rows.first?.1.count else { continue }
      for word in 0..<words {
        addCells(of: rows.map { ($0, $1[$1.startIndex + word]) }, word, row: top / side, to: &cells)
      }
    }
    return cells
  }

  /// Adds the squares that lie side by side in one column of words.
  private func addCells(of words: [(y: Int, bits: UInt64)], _ number: Int, row: Int, to cells: inout CellGrid)
  {
    let all = words.reduce(0) { $0 | $1.bits }
    guard all != 0 else { return }
    let side = Self.cellSide
    for part in 0..<Self.wordSize / side {
      let mask: UInt64 = 0xFFFF << UInt64(part * side)
      let bits = all & mask
      guard bits != 0, let top = words.first(where: { $0.bits & mask != 0 })?.y,
        let bottom = words.last(where: { $0.bits & mask != 0 })?.y
      else { continue }
      let left = bits.trailingZeroBitCount
      let box = PixelRect(
        x: number * Self.wordSize + left, y: top,
        width: Self.wordSize - bits.leadingZeroBitCount - left, height: bottom - top + 1)
      cells.add(box, column: number * (Self.wordSize / side) + part, row: row)
    }
  }
}
