import TableDrawing

/// What the comparison of two pictures found, without the pictures themselves.
///
/// Verdict, numbers and the picture of the difference come from one pass over the rows of both.
package struct PixelComparison: Hashable, Sendable {
  /// The extent of the picture as it should be.
  package let expectedSize: PixelSize
  /// The extent of the picture as it is.
  package let actualSize: PixelSize
  /// What differs where both have pixels.
  package private(set) var difference: BitmapDifference
  /// The verdict.
  package private(set) var result: ComparisonResult

  /// The pixels that differ and count, over the part that both have.
  private(set) var differing: PixelMask
  /// The pixels that differ and do not count.
  private(set) var setAside: PixelMask

  /// The extent that holds both pictures.
  var wholeSize: PixelSize {
    PixelSize(
      width: max(expectedSize.width, actualSize.width), height: max(expectedSize.height, actualSize.height))
  }

  /// Compares two pictures, of which no more than a few rows are in memory.
  ///
  /// - Parameters:
  ///   - expected: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - options: What may differ.
  ///   - paint: Gets the rows of the picture of the difference from the top, each pixel the number of one of
  ///     `DifferencePainter.colors`; `nil` where nobody wants it. It has the extent that holds both others.
  /// - Throws: An error where a picture cannot be read to its end, and what `paint` throws.
  package init(
    expected: any PixelRows, actual: any PixelRows, options: ComparisonOptions = .exact,
    paint: ((UnsafeBufferPointer<UInt8>) throws -> Void)? = nil
  ) throws {
    let scan = DifferenceScan(expected: expected, actual: actual, options: options)
    var painter = DifferencePainter(expected: expected.size, actual: actual.size)
    for y in 0..<max(expected.height, actual.height) {
      try scan.compareRow(y)
      guard let paint else { continue }
      scan.expected.withRow(y) { painter.paint(y, from: $0, scan.differing, scan.setAside) }
      try painter.row.withUnsafeBufferPointer { try paint($0) }
    }
    self.init(expected.size, actual.size, scan, options.tolerance)
  }

  /// Compares two pictures in memory.
  init(expected: Bitmap, actual: Bitmap, options: ComparisonOptions) {
    let scan = DifferenceScan(expected: BitmapRows(expected), actual: BitmapRows(actual), options: options)
    if expected != actual {
      for y in 0..<min(expected.height, actual.height) {
        // Rows in memory can be read whatever happens.
        try? scan.compareRow(y)
      }
    }
    self.init(expected.size, actual.size, scan, options.tolerance)
  }

  private init(
    _ expectedSize: PixelSize, _ actualSize: PixelSize, _ scan: DifferenceScan, _ tolerance: PixelTolerance
  ) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
    differing = scan.differing
    setAside = scan.setAside
    difference = BitmapDifference(
      pixelCount: differing.count, largestChannelDifference: scan.largestChannelDifference,
      boxes: differing.clusterBoxes, ignoredCount: scan.ignoredCount,
      antialiasedCount: scan.antialiasedCount)
    if expectedSize != actualSize {
      result = .sizesDiffer(expected: expectedSize, actual: actualSize, overlap: difference)
    } else if differing.count == 0 {
      result = .identical
    } else {
      result = tolerance.allows(difference) ? .tolerated(difference) : .different(difference)
    }
  }

  /// Whether all pixels that differ lie in some rectangles, the pictures having one size.
  package func differs(onlyIn rects: [PixelRect]) -> Bool {
    guard expectedSize == actualSize else { return false }
    if difference.boxes.allSatisfy({ box in rects.contains { $0.contains(box) } }) { return true }
    for y in 0..<differing.size.height where differing.hasAny(inRow: y) {
      let spans = RowSpans(of: rects, y: y, width: differing.size.width)
      var isInside = true
      differing.visit(row: y) { isInside = isInside && spans.contains($0) }
      if !isInside { return false }
    }
    return true
  }
}

/// Tells pixels that differ only in how an edge is smoothed from those that differ in what is shown.
///
/// The rule is Vyšniauskas's: such a pixel has darker and brighter neighbours, and the darkest or the brightest of them
/// lies in a flat area of both pictures. The rule alone would take thin lines and rings for edges that are in one of
/// the pictures only; so the colours of each picture at this place must also lie between those around it in the other.
struct AntialiasedEdges {
  /// How far the rule looks.
  static let reach = 2

  /// As many neighbours of one colour make a flat area.
  private static let flatCount = 3

  let expected: RowWindow
  let actual: RowWindow

  /// Whether a pixel that both pictures have is a matter of smoothing.
  func contains(x: Int, y: Int) -> Bool {
    guard isBetween(expected.pixel(x: x, y: y), around: actual, x: x, y: y),
      isBetween(actual.pixel(x: x, y: y), around: expected, x: x, y: y)
    else { return false }
    return isSmoothed(expected, x: x, y: y) || isSmoothed(actual, x: x, y: y)
  }

  /// Whether each channel of a colour lies between those around a place, itself included.
  private func isBetween(_ pixel: Pixel, around window: RowWindow, x: Int, y: Int) -> Bool {
    var lowest = window.pixel(x: x, y: y).channels
    var highest = lowest
    visitNeighbours(of: window, x: x, y: y) { column, row in
      let channels = window.pixel(x: column, y: row).channels
      lowest = pointwiseMin(lowest, channels)
      highest = pointwiseMax(highest, channels)
    }
    let channels = pixel.channels
    return all(lowest .<= channels) && all(channels .<= highest)
  }

  /// Whether a pixel of one picture lies on a slope between two areas that are flat in both.
  private func isSmoothed(_ window: RowWindow, x: Int, y: Int) -> Bool {
    let brightness = window.pixel(x: x, y: y).brightness
    var darkest = (step: 0, x: 0, y: 0)
    var brightest = (step: 0, x: 0, y: 0)
    var equals = isAtEdge(window, x: x, y: y) ? 1 : 0
    visitNeighbours(of: window, x: x, y: y) { column, row in
      let step = window.pixel(x: column, y: row).brightness - brightness
      if step == 0 { equals += 1 }
      if step < darkest.step { darkest = (step, column, row) }
      if step > brightest.step { brightest = (step, column, row) }
    }
    guard equals < Self.flatCount, darkest.step < 0, brightest.step > 0 else { return false }
    return isFlatInBoth(x: darkest.x, y: darkest.y) || isFlatInBoth(x: brightest.x, y: brightest.y)
  }

  private func isFlatInBoth(x: Int, y: Int) -> Bool {
    isFlat(expected, x: x, y: y) && isFlat(actual, x: x, y: y)
  }

  /// Whether several neighbours have the very colour of a pixel.
  private func isFlat(_ window: RowWindow, x: Int, y: Int) -> Bool {
    guard x < window.size.width, y < window.size.height else { return false }
    let pixel = window.pixel(x: x, y: y)
    var equals = isAtEdge(window, x: x, y: y) ? 1 : 0
    visitNeighbours(of: window, x: x, y: y) { column, row in
      if window.pixel(x: column, y: row).distance(to: pixel) == 0 { equals += 1 }
    }
    return equals >= Self.flatCount
  }

  private func isAtEdge(_ window: RowWindow, x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == window.size.width - 1 || y == window.size.height - 1
  }

  @inline(__always)
  private func visitNeighbours(of window: RowWindow, x: Int, y: Int, _ visit: (Int, Int) -> Void) {
    for row in max(0, y - 1)...min(window.size.height - 1, y + 1) {
      for column in max(0, x - 1)...min(window.size.width - 1, x + 1) where column != x || row != y {
        visit(column, row)
      }
    }
  }
}

/// The pass over the rows of two pictures that lie on one another at their upper left corners.
final class DifferenceScan {
  /// No channels lie farther apart than this.
  private static let farthest = 255

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

  private let pictures: (expected: any PixelRows, actual: any PixelRows)
  private let options: ComparisonOptions
  private let overlap: PixelSize

  /// Begins at the top of two pictures.
  init(expected: any PixelRows, actual: any PixelRows, options: ComparisonOptions) {
    let reach = options.ignoresAntialiasing ? AntialiasedEdges.reach : 0
    self.expected = RowWindow(expected, reach: reach)
    self.actual = RowWindow(actual, reach: reach)
    self.options = options
    pictures = (expected, actual)
    overlap = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    differing = PixelMask(size: overlap)
    setAside = PixelMask(size: overlap)
  }

  /// Compares a row, those above it having been compared.
  func compareRow(_ y: Int) throws(DrawingError) {
    try expected.advance(to: y, of: pictures.expected)
    try actual.advance(to: y, of: pictures.actual)
    guard y < overlap.height else { return }
    let ignored = RowSpans(of: options.ignored, y: y, width: overlap.width)
    expected.withRow(y) { old in
      actual.withRow(y) { new in
        guard let first = old.baseAddress, let other = new.baseAddress,
          !PixelRow.isSame(first, as: other, count: overlap.width)
        else { return }
        differing.insert(row: y) { x in
          let (old, new) = (Pixel(bits: first[x]), Pixel(bits: other[x]))
          guard old.differs(from: new), counts(x: x, y: y, ignored) else { return false }
          if largestChannelDifference < DifferenceScan.farthest {
            largestChannelDifference = max(largestChannelDifference, old.distance(to: new))
          }
          return true
        }
      }
    }
  }

  /// Whether a pixel that differs counts; those that do not are set aside.
  private func counts(x: Int, y: Int, _ ignored: RowSpans) -> Bool {
    if ignored.contains(x) {
      ignoredCount += 1
    } else if options.ignoresAntialiasing,
      AntialiasedEdges(expected: expected, actual: actual).contains(x: x, y: y)
    {
      antialiasedCount += 1
    } else {
      return true
    }
    setAside.insert(x: x, y: y)
    return false
  }
}

/// The columns that rectangles cover in one row.
struct RowSpans {
  private var spans: [Range<Int>] = []

  /// Where some rectangles cover a row of a picture.
  init(of rects: [PixelRect], y: Int, width: Int) {
    for rect in rects where rect.y <= y && y < rect.bottom {
      let left = max(0, min(rect.x, width))
      let right = min(width, rect.right)
      if left < right { spans.append(left..<right) }
    }
  }

  /// Whether a column is covered.
  func contains(_ x: Int) -> Bool {
    spans.contains { $0.contains(x) }
  }
}

/// A few rows of a picture, around the one that is looked at.
///
/// The picture is handed over whenever rows are read, since holding it would be counted for each of them.
struct RowWindow {
  /// The extent of the picture.
  let size: PixelSize
  /// How many rows above and below the one that is looked at can be seen.
  private let reach: Int
  /// The number of rows that are kept.
  private let rowCount: Int
  /// The pixels of the rows that are kept, one behind the other; a row's place is its number, modulo that of all.
  private var pixels: [UInt32]
  private var readCount = 0

  /// Begins at the top of a picture.
  init(_ source: any PixelRows, reach: Int) {
    self.reach = reach
    size = source.size
    rowCount = 2 * reach + 1
    pixels = Array(repeating: 0, count: rowCount * source.width)
  }

  /// Moves on so that a row can be seen and those within reach of it; rows below the picture are not there.
  mutating func advance(to y: Int, of source: any PixelRows) throws(DrawingError) {
    while readCount < min(size.height, y + reach + 1) {
      let place = place(of: readCount)
      try pixels.withUnsafeMutableBufferPointer { (pixels) throws(DrawingError) in
        try source.readRow(into: UnsafeMutableBufferPointer(rebasing: pixels[place]))
      }
      readCount += 1
    }
  }

  /// Calls a function with the pixels of a row that can be seen; there are none of one outside the picture.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let place = 0..<size.height ~= y ? place(of: y) : 0..<0
    return pixels.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place])) }
  }

  /// The pixel at a place that can be seen.
  func pixel(x: Int, y: Int) -> Pixel {
    Pixel(bits: pixels[place(of: y).lowerBound + x])
  }

  /// Where a row lies among those that are kept.
  @inline(__always)
  private func place(of y: Int) -> Range<Int> {
    let start = max(0, y) % rowCount * size.width
    return start..<start + size.width
  }
}

extension PixelRows {
  /// The extent of the picture.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
