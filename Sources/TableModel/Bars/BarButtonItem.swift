/// A button in a navigation bar or a toolbar: UIKit's `UIBarButtonItem`.
public struct BarButtonItem: Hashable, Sendable {
  /// What the button shows.
  public enum Content: Hashable, Sendable {
    /// A word of the author's own.
    case title(String)
    /// One of the system's words or icons.
    case system(BarButtonSystemItem)
    /// A picture, drawn in the colour of what can be tapped.
    case image(Image)
    /// A view of the author's own in the button's place.
    case view(View)
  }

  /// How much weight the button has: `UIBarButtonItemStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, bordered, done
  }

  /// What the button shows.
  public var content: Content
  /// How much weight the button has; `nil` for what the content usually has.
  public var style: Style?
  /// Whether the button can be used.
  public var isEnabled: Bool
  /// The colour of the button, instead of the bar's.
  public var tintColor: Color?
  /// The width in points of a fixed space.
  public var width: Double?

  /// A button with what it shows and the style of it.
  public init(
    _ content: Content,
    style: Style? = nil,
    isEnabled: Bool = true,
    tintColor: Color? = nil,
    width: Double? = nil
  ) {
    self.content = content
    self.style = style
    self.isEnabled = isEnabled
    self.tintColor = tintColor
    self.width = width
  }
}
