import TableDrawing

/// The pass over the rows of two pictures that lie on one another at their upper left corners.
struct DifferenceScan {
  /// The picture as it should be and as it is.
  typealias Pictures = (expected: any PixelRows, actual: any PixelRows)

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
  /// Whether all pixels that differ count, so that whole blocks of them are added at once.
  private let takesBlocks: Bool

  /// Begins at the top of two pictures.
  init(_ pictures: Pictures, options: ComparisonOptions) {
    let (expected, actual) = pictures
    let reach = options.ignoresAntialiasing ? AntialiasedEdges.reach : 0
    self.expected = RowWindow(expected, reach: reach)
    self.actual = RowWindow(actual, reach: reach)
    self.options = options
    overlap = PixelSize(
      width: min(expected.size.width, actual.size.width),
      height: min(expected.size.height, actual.size.height))
    let isOpaque = expected.isOpaque || actual.isOpaque
    takesBlocks = options.ignored.isEmpty && !options.ignoresAntialiasing && isOpaque
    unlike = ColumnBlocks(columnCount: overlap.width)
    changed = unlike
    differing = PixelMask(size: overlap)
    setAside = PixelMask(size: overlap)
  }

  /// Passes over a row that is known to be the same as the one of the picture as it is; those above it have been compared.
  mutating func shareRow(_ y: Int, of pictures: Pictures) throws(DrawingError) {
    try actual.advance(to: y, of: pictures.actual)
    unlike.removeAll()
    comparedRow = y
  }

  /// Ends a part of rows that are the same, all above one with a number.
  mutating func endShared(at y: Int, of pictures: Pictures) throws(DrawingError) {
    try expected.skip(to: y, of: pictures.expected, beside: actual)
  }

  /// Compares a row, those above it having been compared.
  mutating func compareRow(_ y: Int, of pictures: Pictures) throws(DrawingError) {
    try expected.advance(to: y, of: pictures.expected)
    try actual.advance(to: y, of: pictures.actual)
    guard y < overlap.height else { return }
    findChanged(y)
    if takesBlocks, differing.count > 0 { return addBlocks(y) }
    guard !(changed.isEmpty && unlike.isEmpty) else { return }
    findUnlike(y)
    guard !unlike.isEmpty else { return }
    if takesBlocks { return addBlocks(y) }
    let ignored = RowSpans(of: options.ignored, y: y, width: overlap.width)
    unlike.visit { columns in
      for x in columns {
        let distance = expected.pixel(x: x, y: y).distance(to: actual.pixel(x: x, y: y))
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
  private mutating func findUnlike(_ y: Int) {
    expected.withRow(y) { expected in
      actual.withRow(y) { actual in
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
        unlike.update(changed, bySeeking: expected, actual)
      }
    }
  }

  /// Adds all pixels of a row that differ, those of a block at once; where nothing has changed they are those of the row
  /// above.
  private mutating func addBlocks(_ y: Int) {
    guard !changed.isEmpty else { return differing.insertRow(y) }
    Self.add(changed, of: expected, actual, atRow: y, to: &differing, &distances)
  }

  /// Adds the pixels of some blocks; windows that are handed over are not counted as held.
  private static func add(
    _ blocks: ColumnBlocks, of expected: RowWindow, _ actual: RowWindow, atRow y: Int,
    to differing: inout PixelMask, _ distances: inout ChannelDistances
  ) {
    expected.withRow(y) { expected in
      actual.withRow(y) { actual in
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return }
        differing.insertRow(y) { distances.add(blocks, of: expected, actual, to: $0) }
      }
    }
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
