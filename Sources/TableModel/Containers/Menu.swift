/// A menu that is open over the screen: UIKit's `UIMenu`, of a button or of a row that somebody holds.
public struct Menu: Hashable, Sendable {
  /// A thing to choose: `UIAction`.
  public struct Action: Hashable, Sendable {
    /// Whether a check mark says that something is chosen: `UIMenuElementState`.
    public enum State: String, Hashable, Sendable, CaseIterable {
      case off, on, mixed
    }

    /// The text of the row.
    public var title = ""
    /// The smaller text below it; `nil` for none.
    public var subtitle: String?
    /// The picture; `nil` for none.
    public var image: Image?
    /// Whether it cannot be used: `UIMenuElementAttributesDisabled`.
    public var isDisabled = false
    /// Whether it destroys or changes data: `UIMenuElementAttributesDestructive`.
    public var isDestructive = false
    /// Whether it has a check mark.
    public var state = State.off

    /// A thing to choose.
    public init(title: String = "", image: Image? = nil) {
      self.title = title
      self.image = image
    }
  }

  /// A row, or several that belong together.
  public struct Element: Hashable, Sendable {
    /// What the row shows; of rows that stand in the menu itself nothing but the title, above them.
    public var action: Action
    /// The elements of another menu, or of this one if it is displayed inline.
    public var children: [Action]
    /// Whether the children stand in this menu, apart from others: `UIMenuOptionsDisplayInline`.
    public var isInline: Bool

    /// A row, or several.
    public init(_ action: Action = Action(), children: [Action] = [], isInline: Bool = false) {
      self.action = action
      self.children = children
      self.isInline = isInline
    }
  }

  /// The title above all rows; `nil` for none.
  public var title: String?
  /// The rows.
  public var children: [Element]
  /// What the menu belongs to; a row that somebody holds stands out over the darkened screen.
  public var source: Popover.Source?
  /// The place of what the menu belongs to, on the screen and in points, where `source` is `nil`.
  public var sourceRect: Rect

  /// A menu.
  public init(
    title: String? = nil, children: [Element] = [], source: Popover.Source? = nil, sourceRect: Rect = .zero
  ) {
    self.title = title
    self.children = children
    self.source = source
    self.sourceRect = sourceRect
  }
}
