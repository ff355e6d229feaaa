/// The header or footer of a section: UIKit's `UITableViewHeaderFooterView`.
public struct HeaderFooter: Hashable, Sendable {
  /// The text, shown in the theme's font for headers or footers.
  public var title: String?
  /// The height in points, instead of the table's or the one the text needs.
  public var height: Double?

  /// A header or footer from its text and height.
  public init(title: String? = nil, height: Double? = nil) {
    self.title = title
    self.height = height
  }
}
