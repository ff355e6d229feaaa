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
