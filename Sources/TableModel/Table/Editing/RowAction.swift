/// A button that shows when a row is swiped open: `UITableViewRowAction`, or `UIContextualAction` since iOS 11.
public struct RowAction: Hashable, Sendable {
  /// The title on the button, in the language of the screen.
  public var title: String
  /// A picture that is drawn in white instead of the title, or above it in high rows; `nil` for the title alone.
  public var image: Image?
  /// The colour behind the title; `nil` for red where the action destroys and grey where it does not.
  public var backgroundColor: Color?
  /// Whether the action destroys something.
  public var isDestructive: Bool

  /// A button with a title.
  public init(
    title: String, image: Image? = nil, backgroundColor: Color? = nil, isDestructive: Bool = false
  ) {
    self.title = title
    self.image = image
    self.backgroundColor = backgroundColor
    self.isDestructive = isDestructive
  }
}
