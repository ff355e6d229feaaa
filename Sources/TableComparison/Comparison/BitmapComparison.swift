import TableDrawing

/// The comparison of a picture with the one it should be.
public struct BitmapComparison: Hashable, Sendable {
  /// What a comparison found.
  public typealias Result = ComparisonResult

  /// The picture as it should be.
  public let expected: Bitmap
  /// The picture as it is.
  public let actual: Bitmap
  /// The pixels that differ, from which the result was read and the pictures are painted.
  package let pixels: PixelComparison

  /// What was found.
  public var result: Result { pixels.result }
  /// What differs where both pictures have pixels, whether it counts or not.
  public var difference: BitmapDifference { pixels.difference }

  /// Compares two pictures pixel by pixel.
  ///
  /// The colour of pixels that are wholly transparent in both pictures does not count.
  ///
  /// - Parameters:
  ///   - expected: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - options: What may differ.
  public init(expected: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact) {
    self.expected = expected
    self.actual = actual
    pixels = PixelComparison(expected: expected, actual: actual, options: options)
  }
}
