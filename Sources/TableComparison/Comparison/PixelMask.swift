/// A bit for each pixel of a picture.
struct PixelMask: Hashable, Sendable {
  /// The number of pixels in a word.
  static let wordSize = 64

  /// The extent of the picture.
  let size: PixelSize
  /// The number of words in a row.
  private let stride: Int
  /// The bits, the leftmost pixel in a word's lowest; empty as long as none is set.
  private var words: [UInt64] = []
  /// The number of pixels that are marked.
  private(set) var count = 0

  /// Nothing marked in a picture.
  init(size: PixelSize) {
    self.size = size
    stride = (size.width + Self.wordSize - 1) / Self.wordSize
  }

  /// Marks a pixel of the picture that is not marked yet.
  mutating func insert(x: Int, y: Int) {
    if words.isEmpty { words = Array(repeating: 0, count: stride * size.height) }
    words[y * stride + x / Self.wordSize] |= 1 << UInt64(x % Self.wordSize)
    count += 1
  }

  /// Marks those pixels of a row, of which none is marked yet, that a function says.
  @inline(__always)
  mutating func insert(row y: Int, where isMarked: (Int) -> Bool) {
    guard 0..<size.height ~= y else { return }
    for first in Swift.stride(from: 0, to: size.width, by: Self.wordSize) {
      var word: UInt64 = 0
      for bit in 0..<min(Self.wordSize, size.width - first) where isMarked(first + bit) {
        word |= 1 << UInt64(bit)
      }
      guard word != 0 else { continue }
      if words.isEmpty { words = Array(repeating: 0, count: stride * size.height) }
      words[y * stride + first / Self.wordSize] = word
      count += word.nonzeroBitCount
    }
  }

  /// Whether any pixel of a row is marked.
  func hasAny(inRow y: Int) -> Bool {
    withRow(y) { $0.contains { $0 != 0 } }
  }

  /// Calls a function with the words of a row, each 64 pixels, the leftmost in the lowest bit of the first; there are none
  /// where nothing is marked in the whole picture.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    let place = !words.isEmpty && 0..<size.height ~= y ? y * stride..<(y + 1) * stride : 0..<0
    return words.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
  }

  /// Calls a function with the words of all rows, one row behind the other, and their number in a row; there are none
  /// where nothing is marked.
  func withWords(_ body: (UnsafeBufferPointer<UInt64>, Int) -> Void) {
    guard !words.isEmpty else { return }
    words.withUnsafeBufferPointer { body($0, stride) }
  }

  /// Calls a function with the columns of the pixels of a row that are marked, from left to right.
  func visit(row y: Int, _ body: (Int) -> Void) {
    withRow(y) { words in
      for (number, word) in words.enumerated() {
        var rest = word
        while rest != 0 {
          body(number * Self.wordSize + rest.trailingZeroBitCount)
          rest &= rest - 1
        }
      }
    }
  }
}

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
