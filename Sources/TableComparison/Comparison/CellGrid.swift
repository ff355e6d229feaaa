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
    var runs: [Run] = []
    var above = 0..<0
    for row in 0..<rows {
      let first = runs.count
      appendRuns(of: row, to: &runs)
      Self.join(above, first..<runs.count, in: &runs)
      above = first..<runs.count
    }
    for index in runs.indices {
      let root = Self.root(of: index, in: &runs)
      if root != index { runs[root].box = runs[root].box.union(runs[index].box) }
    }
    return runs.indices.filter { runs[$0].parent == $0 }.map { runs[$0].box }
  }

  /// Squares side by side that all have a box.
  private struct Run {
    /// Their columns.
    var columns: Range<Int>
    /// The box around theirs.
    var box: PixelRect
    /// The number of a run that this one hangs together with, no larger than its own.
    var parent: Int
  }

  private func appendRuns(of row: Int, to runs: inout [Run]) {
    var column = 0
    while column < columns {
      guard let box = box(column: column, row: row) else {
        column += 1
        continue
      }
      var run = Run(columns: column..<column + 1, box: box, parent: runs.count)
      column += 1
      while column < columns, let box = self.box(column: column, row: row) {
        run.box = run.box.union(box)
        column += 1
      }
      run.columns = run.columns.lowerBound..<column
      runs.append(run)
    }
  }

  private func box(column: Int, row: Int) -> PixelRect? {
    let number = Int(numbers[row * columns + column])
    return number > 0 ? boxes[number - 1].box : nil
  }

  /// Joins the runs of two rows that touch, if only by a corner; runs stand from left to right.
  private static func join(_ above: Range<Int>, _ below: Range<Int>, in runs: inout [Run]) {
    var next = above.lowerBound
    for index in below {
      let columns = runs[index].columns
      while next < above.upperBound, runs[next].columns.upperBound < columns.lowerBound { next += 1 }
      var other = next
      while other < above.upperBound, runs[other].columns.lowerBound <= columns.upperBound {
        let roots = (root(of: other, in: &runs), root(of: index, in: &runs))
        runs[max(roots.0, roots.1)].parent = min(roots.0, roots.1)
        other += 1
      }
    }
  }

  /// The first run that one hangs together with.
  private static func root(of index: Int, in runs: inout [Run]) -> Int {
    var root = index
    while runs[root].parent != root { root = runs[root].parent }
    runs[index].parent = root
    return root
  }
}
