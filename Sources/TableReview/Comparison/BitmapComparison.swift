import TableDrawing

/// The comparison of a picture with the one it should be.
public struct BitmapComparison: Hashable, Sendable {
  /// What a comparison found.
  public enum Result: Hashable, Sendable {
    /// No channel of any pixel differs by more than the tolerance.
    case identical
    /// The pictures have one size and some pixels differ.
    case different(BitmapDifference)
    /// The pictures have different sizes.
    case sizesDiffer(expected: PixelSize, actual: PixelSize)
  }

  /// The picture as it should be.
  public let expected: Bitmap
  /// The picture as it is.
  public let actual: Bitmap
  /// The difference of a channel up to which two pixels count as equal, in 0...255.
  public let tolerance: UInt8
  /// What was found.
  public let result: Result

  /// The pixels that differ, from which the result was read and the picture is painted.
  let mask: DifferenceMask

  /// Compares two pictures pixel by pixel.
  ///
  /// The colour of pixels that are wholly transparent in both pictures does not count.
  ///
  /// - Parameters:
  ///   - expected: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - tolerance: The difference of a channel up to which two pixels count as equal.
  public init(expected: Bitmap, actual: Bitmap, tolerance: UInt8 = 0) {
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    mask = DifferenceMask(expected: expected, actual: actual, tolerance: tolerance)
    if expected.size != actual.size {
      result = .sizesDiffer(expected: expected.size, actual: actual.size)
    } else if mask.count == 0 {
      result = .identical
    } else {
      result = .different(
        BitmapDifference(
          pixelCount: mask.count,
          largestChannelDifference: mask.largestChannelDifference,
          boxes: mask.clusterBoxes
        )
      )
    }
  }
}

extension BitmapComparison.Result: CustomStringConvertible {
  /// The finding in one line, without a full stop.
  public var description: String {
    switch self {
    case .identical: "no pixel differs"
    case .different(let difference): difference.description
    case .sizesDiffer(let expected, let actual): "\(expected) pixels expected, \(actual) found"
    }
  }
}
