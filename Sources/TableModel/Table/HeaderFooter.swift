/// The header or footer of a section: UIKit's `UITableViewHeaderFooterView`.
public struct HeaderFooter: Hashable, Sendable {
  /// The text, shown in the theme's font for headers or footers.
  public var title: String?
  /// The height in points, instead of the table's or the one the text needs.
  public var height: Double?

  /// Where the text's lines lie, instead of the theme's place.
  public var textAlignment: TextAlignment?
  /// The colour of the text, instead of the theme's.
  public var textColor: Color?
  /// The colour behind the text or view, instead of what the theme has there.
  public var backgroundColor: Color?
  /// A view of the author's own in place of the text; its width is the table's.
  public var view: View?

  /// A header or footer from its text or view.
  public init(
    title: String? = nil,
    height: Double? = nil,
    textAlignment: TextAlignment? = nil,
    textColor: Color? = nil,
    backgroundColor: Color? = nil,
    view: View? = nil
  ) {
    self.title = title
    self.height = height
    self.textAlignment = textAlignment
    self.textColor = textColor
    self.backgroundColor = backgroundColor
    self.view = view
  }
}
