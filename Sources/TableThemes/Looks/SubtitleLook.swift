/// How the two labels of the subtitle style stand one under the other.
public struct SubtitleLook: Hashable, Sendable {
  /// The space below each label where there is room, in points; half of what is below the second one is lost to rounding.
  public var spacing: Double
  /// The points of height beyond those of the labels from which on single lines are spaced; several lines always are.
  public var minimumRoom: Double

  /// Labels that touch, whatever the room.
  public static let touching = SubtitleLook(spacing: 0, minimumRoom: 0)
}
