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
  var largestChannelDifference: Int { distances.largest }
  /// The number of pixels that differ in parts that are not looked at.
  private(set) var ignoredCount = 0
  /// The number of pixels that differ in how an edge is smoothed.
  private(set) var antialiasedCount = 0

  /// How far the channels lie apart of the pixels that count.
  private var distances = ChannelDistances()
  /// Where the rows that were compared last have other pixels; not kept up once whole blocks are added.
  private var unlike: ColumnBlocks
  /// Where either of the rows that are compared may be unlike the one above.
  private var changed: ColumnBlocks
  /// The row that was compared last, the one after it being known by it where both are like the row above.
  private var comparedRow = -1

  private let options: ComparisonOptions
  private let overlap: PixelSize
  /// Whether no pixel of the one picture or of the other can be seen through.
  private let isOpaque: Bool

  /// Begins at the top of two pictures.
  init(expected: any PixelRows, actual: any PixelRows, options: ComparisonOptions) {
    let reach = options.ignoresAntialiasing ? AntialiasedEdges.reach : 0
    self.expected = RowWindow(expected, reach: reach)
    self.actual = RowWindow(actual, reach: reach)
    self.options = options
    overlap = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    isOpaque = expected.isOpaque || actual.isOpaque
    unlike = ColumnBlocks(columnCount: overlap.width)
    changed = unlike
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
    findChanged(y)
    let takesBlocks = options.ignored.isEmpty && !options.ignoresAntialiasing && isOpaque
    if takesBlocks, differing.count > 0 { return addBlocks(y) }
    guard !(changed.isEmpty && unlike.isEmpty) else { return }
    let rows = (expected.row(y), actual.row(y))
    findUnlike(rows)
    guard !unlike.isEmpty else { return }
    if takesBlocks { return addBlocks(y) }
    let ignored = RowSpans(of: options.ignored, y: y, width: overlap.width)
    unlike.visit { columns in
      for x in columns where rows.0[x] != rows.1[x] {
        let distance = Pixel(bits: rows.0[x]).distance(to: Pixel(bits: rows.1[x]))
        if distance > 0 { add(distance, x: x, y: y, ignored) }
      }
    }
  }

  /// Finds out in which blocks the comparison may come out otherwise than for the row above.
  private mutating func findChanged(_ y: Int) {
    changed.removeAll()
    if comparedRow == y - 1, y > 0 {
      changed.formUnion(expected.changed)
      changed.formUnion(actual.changed)
    } else {
      changed.insertAll()
    }
    comparedRow = y
  }

  /// Finds out in which blocks rows differ, which is known of those that are like the row above.
  private mutating func findUnlike(_ rows: ([UInt32], [UInt32])) {
    rows.0.withUnsafeBufferPointer { expected in
      rows.1.withUnsafeBufferPointer { actual in
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
        unlike.update(changed, bySeeking: expected, actual)
      }
    }
  }

  /// Adds all pixels of a row that differ, those of a block at once; where nothing has changed they are those of the row
  /// above.
  private mutating func addBlocks(_ y: Int) {
    guard !changed.isEmpty else { return differing.insertRow(y) }
    let (blocks, expected, actual) = (changed, expected.row(y), actual.row(y))
    var distances = distances
    differing.insertRow(y) { words in
      expected.withUnsafeBufferPointer { expected in
        actual.withUnsafeBufferPointer { actual in
          guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
          distances.add(blocks, of: expected, actual, to: words)
        }
      }
    }
    self.distances = distances
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
      distances.add(distance)
      differing.insert(x: x, y: y)
    }
  }
}
