/// What a review found of a picture.
public enum ReviewState: String, Hashable, Sendable, CaseIterable {
  /// There is nothing to compare: the picture could not be drawn or read.
  case failed
  /// Pixels or words differ.
  case changed
  /// The picture has another size.
  case resized
  /// Only the actual side has the picture.
  case new
  /// Only the expected side has the picture.
  case obsolete
  /// Both sides have it, and it is the same.
  case same
}

extension ReviewState: Comparable {
  /// Whether a state is listed before another: what needs most attention comes first.
  public static func < (left: ReviewState, right: ReviewState) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
