/// A grid of squares, each with the box around the pixels that were added to it.
struct CellGrid {
  /// The number of squares side by side.
  let columns: Int
  /// The number of squares above one another.
  let rows: Int
  /// For each square, 0 or the number of its box in `boxes`, counted from 1; most squares have none.
  private var numbers: [Int32]
  private var boxes: [(square: Int, box: PixelRect)] = []

  /// Empty squares.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    numbers = Array(repeating: 0, count: columns * rows)
  }

  /// Adds a box of pixels to a square.
  mutating func add(_ box: PixelRect, column: Int, row: Int) {
    let square = row * columns + column
    let number = Int(numbers[square])
    if number > 0 {
      boxes[number - 1].box = boxes[number - 1].box.union(box)
    } else {
      boxes.append((square, box))
      numbers[square] = Int32(boxes.count)
    }
  }

  /// The grid of squares of twice the side.
  var coarser: CellGrid {
    var grid = CellGrid(columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for (square, box) in boxes { grid.add(box, column: square % columns / 2, row: square / columns / 2) }
    return grid
  }

  /// The boxes around squares that hang together.
  var clusters: [PixelRect] {
    var grid = self
    return boxes.compactMap { grid.removeCluster(around: $0.square) }
  }

  /// Empties a square and all that hang together with it; `nil` where it was empty already.
  private mutating func removeCluster(around start: Int) -> PixelRect? {
    guard var cluster = removeBox(of: start) else { return nil }
    var waiting = [start]
    while let square = waiting.popLast() {
      let (row, column) = square.quotientAndRemainder(dividingBy: columns)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          guard let box = removeBox(of: y * columns + x) else { continue }
          cluster = cluster.union(box)
          waiting.append(y * columns + x)
        }
      }
    }
    return cluster
  }

  private mutating func removeBox(of square: Int) -> PixelRect? {
    let number = Int(numbers[square])
    guard number > 0 else { return nil }
    numbers[square] = 0
    return boxes[number - 1].box
  }
}
