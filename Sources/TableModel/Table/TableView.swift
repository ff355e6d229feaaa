/// A table, as UIKit's `UITableView` has it.
///
/// What is `nil` takes the theme's default.
public struct TableView: Hashable, Sendable {
  /// Whether rows run from edge to edge or stand in groups.
  public var style: TableViewStyle
  /// The sections from top to bottom.
  public var sections: [Section]
  /// The height of rows that do not say their own, in points.
  public var rowHeight: Double?
  /// The height of section headers, in points.
  public var sectionHeaderHeight: Double?
  /// The height of section footers, in points.
  public var sectionFooterHeight: Double?
  /// How rows are divided.
  public var separatorStyle: SeparatorStyle?
  /// The colour of the lines between rows.
  public var separatorColor: Color?
  /// The space beside the lines between rows; only left and right count.
  public var separatorInset: EdgeInsets?
  /// The colour behind the rows.
  public var backgroundColor: Color?
  /// The titles along the right edge of a plain table.
  public var sectionIndexTitles: [String]

  /// A table with UIKit's defaults for everything that is not given.
  public init(
    style: TableViewStyle = .plain,
    sections: [Section] = [],
    rowHeight: Double? = nil,
    sectionHeaderHeight: Double? = nil,
    sectionFooterHeight: Double? = nil,
    separatorStyle: SeparatorStyle? = nil,
    separatorColor: Color? = nil,
    separatorInset: EdgeInsets? = nil,
    backgroundColor: Color? = nil,
    sectionIndexTitles: [String] = []
  ) {
    self.style = style
    self.sections = sections
    self.rowHeight = rowHeight
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.separatorStyle = separatorStyle
    self.separatorColor = separatorColor
    self.separatorInset = separatorInset
    self.backgroundColor = backgroundColor
    self.sectionIndexTitles = sectionIndexTitles
  }
}
