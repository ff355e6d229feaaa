/// What Auto Layout knows of a view besides what it shows.
public struct AutoLayout: Hashable, Sendable {
  /// A number for each direction.
  public struct Priorities: Hashable, Sendable {
    /// The priority across: 1…1000.
    public var horizontal: Double
    /// The priority down: 1…1000.
    public var vertical: Double

    /// Priorities for both directions.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Whether the view is placed by its autoresizing mask and not by constraints alone.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// How much the view resists becoming larger than its content.
  public var contentHuggingPriority = Priorities(horizontal: 250, vertical: 250)
  /// How much the view resists becoming smaller than its content.
  public var contentCompressionResistancePriority = Priorities(horizontal: 750, vertical: 750)
  /// How large the view is by what it shows.
  public var intrinsicContentSize = IntrinsicContentSize.content
  /// The width at which the text of a label is broken, in points; `nil` for the label's own.
  public var preferredMaxLayoutWidth: Double?
  /// The distances of the margins from the edges, in points; `nil` for UIKit's.
  public var layoutMargins: EdgeInsets?
  /// Whether margins are at least those of the parent.
  public var preservesSuperviewLayoutMargins = false
  /// The constraints that the view holds, on itself and those in it.
  public var constraints: [LayoutConstraint] = []
  /// The identifiers of the view's layout guides.
  public var guides: [String] = []
  /// How the view lines its subviews up; `nil` for none.
  public var stack: StackView?
  /// Whether the view scrolls, so that its content has separate edges.
  public var isScrollView = false
  /// Whether the height of a row follows from its content; `nil` for one that nobody gives a height.
  public var isSelfSizing: Bool?
  /// The size of text at which the stored frames were made; `nil` for the standard.
  public var designContentSizeCategory: ContentSizeCategory?

  /// What UIKit has for views of which nothing is said.
  public init() {}
}

/// How large a view is by what it shows: UIKit's `intrinsicContentSize`.
public indirect enum IntrinsicContentSize: Hashable, Sendable {
  /// The size of what is drawn; views that draw nothing have none.
  case content
  /// No size of its own, whatever is drawn.
  case none
  /// Points across and down; `nil` for none in that direction.
  case size(width: Double?, height: Double?)
  /// The size of a button.
  case button(Button)
  /// The size of a text of several lines and what is around it.
  case text(Label, EdgeInsets)

  /// What a button is as large as.
  public struct Button: Hashable, Sendable {
    /// The title; empty for none.
    public var title: Label
    /// The size of the picture, in points; `nil` for none.
    public var image: Size?
    /// The space around both; `nil` for that of buttons.
    public var contentEdgeInsets: EdgeInsets?

    /// A button of a title and a picture.
    public init(title: Label, image: Size? = nil, contentEdgeInsets: EdgeInsets? = nil) {
      self.title = title
      self.image = image
      self.contentEdgeInsets = contentEdgeInsets
    }
  }
}

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

/// What holds between two views, or of one: UIKit's `NSLayoutConstraint`.
public struct LayoutConstraint: Hashable, Sendable {
  /// How the first attribute compares with the rest.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// What stands in a constraint for views that need no identifier.
  public enum Item {
    /// The view that holds the constraint.
    public static let holder = ""
    /// The view that the other view of the constraint is in.
    public static let superview = "superview"
    /// The content view of the cell.
    public static let contentView = "contentView"
    /// The name by which constraints speak of the cell itself.
    public static let cell = "cell"
  }

  /// What tells the constraint from others of its source.
  public var id: String
  /// The identifier of the view that the first attribute is of, or an `Item`.
  public var firstItem: String
  /// The first attribute.
  public var firstAttribute: LayoutAttribute
  /// How it compares with the second.
  public var relation: Relation
  /// The identifier of the view that the second attribute is of, or an `Item`; `nil` for none.
  public var secondItem: String?
  /// The second attribute; `nil` where the constant stands alone.
  public var secondAttribute: LayoutAttribute?
  /// What the second attribute is multiplied by.
  public var multiplier: Double
  /// What is added to that, in points.
  public var constant: Double
  /// How much the constraint matters: 1…1000, which is required.
  public var priority: Double

  /// A constraint with UIKit's defaults for everything that is not given.
  public init(
    id: String,
    firstItem: String,
    firstAttribute: LayoutAttribute,
    relation: Relation = .equal,
    secondItem: String? = nil,
    secondAttribute: LayoutAttribute? = nil,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Double = 1_000
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// An edge, a middle or an extent of a view: UIKit's `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The direction; `nil` for extents, which have no place.
  package var positionAxis: LayoutAxis? {
    switch self {
    case .width, .height: nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}

/// A direction in which views are placed.
package enum LayoutAxis: CaseIterable, Sendable {
  case horizontal, vertical
}
