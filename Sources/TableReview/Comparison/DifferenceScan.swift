import Glibc
import TableDrawing

/// The pass over the rows of two pictures that lie on one another at their upper left corners.
struct DifferenceScan {
  /// The rows of the picture as it should be.
  private(set) var expected: RowWindow
  /// The rows of the picture as it is.
  private(set) var actual: RowWindow
  /// The pixels that differ and count, over the part that both pictures have.
  private(set) var differing: PixelMask
  /// The pixels that differ and do not count.
  private(set) var setAside: PixelMask
  /// The largest difference of a channel among the pixels that count.
  private(set) var largestChannelDifference = 0
  /// The number of pixels that differ in parts that are not looked at.
  private(set) var ignoredCount = 0
  /// The number of pixels that differ in how an edge is smoothed.
  private(set) var antialiasedCount = 0

  /// Where the rows that were compared last have other pixels.
  private var unlike: ColumnBlocks

  private let options: ComparisonOptions
  private let overlap: PixelSize

  /// Begins at the top of two pictures.
  init(expected: any PixelRows, actual: any PixelRows, options: ComparisonOptions) {
    let reach = options.ignoresAntialiasing ? AntialiasedEdges.reach : 0
    self.expected = RowWindow(expected, reach: reach)
    self.actual = RowWindow(actual, reach: reach)
    self.options = options
    overlap = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    unlike = ColumnBlocks(columnCount: overlap.width)
    differing = PixelMask(size: overlap)
    setAside = PixelMask(size: overlap)
  }

  /// Passes over rows that are known to be the same, up to one with a number.
  mutating func skip(to y: Int) throws(DrawingError) {
    try expected.skip(to: y)
    try actual.skip(to: y)
  }

  /// Compares a row, those above it having been compared.
  mutating func compareRow(_ y: Int) throws(DrawingError) {
    try expected.advance(to: y)
    try actual.advance(to: y)
    guard y < overlap.height else { return }
    guard !(expected.changed.isEmpty && actual.changed.isEmpty && unlike.isEmpty) else { return }
    let rows = (expected.row(y), actual.row(y))
    findUnlike(rows)
    guard !unlike.isEmpty else { return }
    if options.ignored.isEmpty, !options.ignoresAntialiasing { return addAll(rows, y: y) }
    let ignored = RowSpans(of: options.ignored, y: y, width: overlap.width)
    unlike.visit { columns in
      for x in columns where rows.0[x] != rows.1[x] {
        let distance = Pixel(bits: rows.0[x]).distance(to: Pixel(bits: rows.1[x]))
        if distance > 0 { add(distance, x: x, y: y, ignored) }
      }
    }
  }

  /// Finds out in which blocks rows differ.
  private mutating func findUnlike(_ rows: ([UInt32], [UInt32])) {
    unlike.removeAll()
    rows.0.withUnsafeBufferPointer { expected in
      rows.1.withUnsafeBufferPointer { actual in
        guard let expected = expected.baseAddress, let actual = actual.baseAddress,
          memcmp(expected, actual, 4 * overlap.width) != 0
        else { return }
        unlike.insertDifferences(of: expected, from: actual)
      }
    }
  }

  /// Adds all pixels of a row that differ, those of a block at once.
  private mutating func addAll(_ rows: ([UInt32], [UInt32]), y: Int) {
    var (differing, largest) = (differing, largestChannelDifference)
    self.differing = PixelMask(size: overlap)
    rows.0.withUnsafeBufferPointer { expected in
      rows.1.withUnsafeBufferPointer { actual in
        unlike.visit { columns in
          var bits: UInt16 = 0
          for x in columns where expected[x] != actual[x] {
            let distance = Pixel(bits: expected[x]).distance(to: Pixel(bits: actual[x]))
            guard distance > 0 else { continue }
            bits |= 1 << UInt16(x &- columns.lowerBound)
            largest = max(largest, distance)
          }
          if bits != 0 { differing.insert(bits: bits, from: columns.lowerBound, row: y) }
        }
      }
    }
    (self.differing, largestChannelDifference) = (differing, largest)
  }

  private mutating func add(_ distance: Int, x: Int, y: Int, _ ignored: RowSpans) {
    if ignored.contains(x) {
      ignoredCount += 1
      setAside.insert(x: x, y: y)
    } else if options.ignoresAntialiasing,
      AntialiasedEdges(expected: expected, actual: actual).contains(x: x, y: y)
    {
      antialiasedCount += 1
      setAside.insert(x: x, y: y)
    } else {
      largestChannelDifference = max(largestChannelDifference, distance)
      differing.insert(x: x, y: y)
    }
  }
}
