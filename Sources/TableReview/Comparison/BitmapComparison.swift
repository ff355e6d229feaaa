import TableDrawing

/// The comparison of a picture with the one it should be.
public struct BitmapComparison: Hashable, Sendable {
  /// What a comparison found.
  public enum Result: Hashable, Sendable {
    /// No pixel differs that is looked at.
    case identical
    /// The pictures have one size, and what differs is within the tolerance.
    case tolerated(BitmapDifference)
    /// The pictures have one size and some pixels differ.
    case different(BitmapDifference)
    /// The pictures have different sizes; they are compared where they overlap, upper left corner on upper left corner.
    case sizesDiffer(expected: PixelSize, actual: PixelSize, overlap: BitmapDifference)

    /// Whether the picture passes for the one it should be.
    public var isSame: Bool {
      switch self {
      case .identical, .tolerated: true
      case .different, .sizesDiffer: false
      }
    }
  }

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

extension BitmapComparison.Result: CustomStringConvertible {
  /// The finding in one line, without a full stop.
  public var description: String {
    switch self {
    case .identical: "no pixel differs"
    case .tolerated(let difference): "\(difference), which is tolerated"
    case .different(let difference): difference.description
    case .sizesDiffer(let expected, let actual, let overlap):
      "\(expected) pixels expected, \(actual) found; where they overlap, \(overlap)"
    }
  }
}
