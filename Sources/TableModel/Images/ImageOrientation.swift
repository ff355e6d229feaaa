/// How the pixels of a file are to be turned to stand upright.
public enum ImageOrientation: String, Hashable, Sendable, CaseIterable {
  /// As they are.
  case up
  /// By half a turn.
  case down
  /// By a quarter to the left.
  case left
  /// By a quarter to the right.
  case right
  /// Left and right exchanged.
  case upMirrored
  /// Top and bottom exchanged.
  case downMirrored
  /// Left and right exchanged, then by a quarter to the left.
  case leftMirrored
  /// Left and right exchanged, then by a quarter to the right.
  case rightMirrored

  /// The orientation of a number from 1 to 8 in a camera's notes; `nil` for any other.
  public init?(exif number: Int) {
    let numbered: [ImageOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard numbered.indices.contains(number - 1) else { return nil }
    self = numbered[number - 1]
  }

  /// How pixels are to be turned to stand upright with left and right exchanged.
  public var mirrored: ImageOrientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Whether rows become columns.
  public var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }
}
