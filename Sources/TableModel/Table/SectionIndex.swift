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
