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
