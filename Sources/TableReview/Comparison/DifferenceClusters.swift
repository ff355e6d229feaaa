extension DifferenceMask {
  /// The side of the squares by which pixels are gathered; wide enough to hold the letters of a word together.
  private static let cellSide = 16

  /// A box around every cluster of differing pixels, from top to bottom, then from left to right.
  ///
  /// Pixels belong together when they lie in the same square of a grid or in squares that touch, if only by a corner.
  var clusterBoxes: [PixelRect] {
    guard count > 0 else { return [] }
    var cells = Cells(columns: cellCount(size.width), rows: cellCount(size.height))
    for y in 0..<size.height {
      for x in 0..<size.width where differs[y * size.width + x] {
        cells.add(
          PixelRect(x: x, y: y, width: 1, height: 1),
          column: x / Self.cellSide,
          row: y / Self.cellSide
        )
      }
    }
    return cells.removeClusters().sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The number of squares that cover a length in pixels.
  private func cellCount(_ length: Int) -> Int {
    (length + Self.cellSide - 1) / Self.cellSide
  }
}

/// A grid of squares, each with the box around the pixels that were added to it.
private struct Cells {
  let columns: Int
  let rows: Int
  private var boxes: [PixelRect?]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    boxes = Array(repeating: nil, count: columns * rows)
  }

  mutating func add(_ box: PixelRect, column: Int, row: Int) {
    let index = row * columns + column
    boxes[index] = boxes[index]?.union(box) ?? box
  }

  mutating func removeClusters() -> [PixelRect] {
    boxes.indices.compactMap { removeCluster(around: $0) }
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
