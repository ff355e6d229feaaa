/// What a comparison found.
public enum ComparisonResult: Hashable, Sendable {
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

extension ComparisonResult: CustomStringConvertible {
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
