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
  /// Whether the view scrolls, so that what is in it has edges of its own.
  public var isScrollView = false
  /// Whether the height of a row follows from its content; `nil` for one that nobody gives a height.
  public var isSelfSizing: Bool?
  /// The size of text at which the stored frames were made; `nil` for the standard.
  public var designContentSizeCategory: ContentSizeCategory?

  /// What UIKit has for views of which nothing is said.
  public init() {}

  /// Whether any constraint places what is in the view.
  public var hasConstraints: Bool { !constraints.isEmpty }
}
