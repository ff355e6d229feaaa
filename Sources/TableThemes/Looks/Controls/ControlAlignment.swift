import TableModel

/// By how much the frames of controls reach over the rectangles that constraints align, in points.
public struct ControlAlignment: Hashable, Sendable {
  /// What a switch has more.
  public var `switch` = EdgeInsets.zero
  /// What a slider has more.
  public var slider = EdgeInsets.zero
  /// What a segmented control has more.
  public var segmentedControl = EdgeInsets.zero

  /// The rectangles since iOS 7.
  static let flat = ControlAlignment(
    switch: EdgeInsets(right: 2), slider: EdgeInsets(left: 2, bottom: 1, right: 2),
    segmentedControl: EdgeInsets(bottom: 1))
}
