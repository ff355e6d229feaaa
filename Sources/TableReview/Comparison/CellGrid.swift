/// A grid of squares, each with the box around the pixels that were added to it.
struct CellGrid {
  /// The number of squares side by side.
  let columns: Int
  /// The number of squares above one another.
  let rows: Int
  private var boxes: [PixelRect?]

  /// Empty squares.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    boxes = Array(repeating: nil, count: columns * rows)
  }

  /// Adds a box of pixels to a square.
  mutating func add(_ box: PixelRect, column: Int, row: Int) {
    let index = row * columns + column
    boxes[index] = boxes[index]?.union(box) ?? box
  }

  /// The grid of squares of twice the side.
  var coarser: CellGrid {
    var grid = CellGrid(columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for (index, box) in boxes.enumerated() {
      if let box { grid.add(box, column: index % columns / 2, row: index / columns / 2) }
    }
    return grid
  }

  /// The boxes around squares that hang together.
  var clusters: [PixelRect] {
    var grid = self
    return boxes.indices.compactMap { boxes[$0] == nil ? nil : grid.removeCluster(around: $0) }
  }

  /// Empties a square and all that hang together with it; `nil` where it was empty already.
  private mutating func removeCluster(around start: Int) -> PixelRect? {
    var cluster: PixelRect?
    var waiting = [start]
    while let index = waiting.popLast() {
      guard let box = boxes[index] else { continue }
      boxes[index] = nil
      cluster = cluster?.union(box) ?? box
      waiting += neighbours(of: index)
    }
    return cluster
  }

  private func neighbours(of index: Int) -> [Int] {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let nearColumns = max(0, column - 1)...min(columns - 1, column + 1)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      nearColumns.map { row * columns + $0 }
    }
  }
}
