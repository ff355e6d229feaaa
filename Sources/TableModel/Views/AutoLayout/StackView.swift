/// How a view lines its subviews up: UIKit's `UIStackView`.
public struct StackView: Hashable, Sendable {
  /// How the views stand across the line.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// How the views share the line.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction of the line.
  public var axis: ViewContent.Axis
  /// How the views stand across the line.
  public var alignment: Alignment
  /// How the views share the line.
  public var distribution: Distribution
  /// The least space between two views, in points.
  public var spacing: Double
  /// The space after some views instead of that, in points, by their identifiers.
  public var customSpacing: [String: Double]
  /// Whether the line begins and ends at the layout margins.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// Whether spaces down the line are between baselines.
  public var isBaselineRelativeArrangement: Bool

  /// A stack with UIKit's defaults for everything that is not given.
  public init(
    axis: ViewContent.Axis = .horizontal,
    alignment: Alignment = .fill,
    distribution: Distribution = .fill,
    spacing: Double = 0,
    customSpacing: [String: Double] = [:],
    isLayoutMarginsRelativeArrangement: Bool = false,
    isBaselineRelativeArrangement: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
  }
}
