import TableDrawing

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
