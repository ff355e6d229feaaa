/// A run of rows under a common header.
public struct Section: Hashable, Sendable {
  /// What stands above the first row.
  public var header: HeaderFooter?
  /// What stands below the last row.
  public var footer: HeaderFooter?
  /// The rows from top to bottom.
  public var rows: [Cell]

  /// A section from its rows and what stands around them.
  public init(header: HeaderFooter? = nil, footer: HeaderFooter? = nil, rows: [Cell] = []) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

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
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?
  /// What shows in place of the text since iOS 14.
  @Rare public var contentConfiguration: ListContentConfiguration?

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

extension HeaderFooter: AccessibleElement {}

/// The titles along the right edge of a plain table, and how they look.
public struct SectionIndex: Hashable, Sendable {
  /// UIKit's `UITableViewIndexSearch`: a title that shows as a magnifying glass.
  public static let search = "{search}"

  /// The titles from top to bottom; without any there is no index.
  public var titles: [String]
  /// The colour of the titles, instead of the theme's.
  public var color: Color?
  /// The colour behind the titles.
  public var backgroundColor: Color?
  /// The colour behind the titles while a finger is on them, instead of the theme's.
  public var trackingBackgroundColor: Color?
  /// Whether a finger is on the titles.
  public var isTracking: Bool
  /// The number of rows from which on the index shows.
  public var minimumDisplayRowCount: Int

  /// An index from its titles.
  public init(
    titles: [String] = [],
    color: Color? = nil,
    backgroundColor: Color? = nil,
    trackingBackgroundColor: Color? = nil,
    isTracking: Bool = false,
    minimumDisplayRowCount: Int = 0
  ) {
    self.titles = titles
    self.color = color
    self.backgroundColor = backgroundColor
    self.trackingBackgroundColor = trackingBackgroundColor
    self.isTracking = isTracking
    self.minimumDisplayRowCount = minimumDisplayRowCount
  }
}
