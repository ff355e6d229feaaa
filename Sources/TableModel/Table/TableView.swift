/// A table, as UIKit's `UITableView` has it.
///
/// What is `nil` takes the theme's default.
public struct TableView: Hashable, Sendable {
  /// What tells this table from all others of its source, where the source names tables.
  public var id: String?
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
  public var sectionIndex: SectionIndex
  /// Whether rows show their editing controls.
  public var isEditing: Bool
  /// Whether several rows can be selected.
  public var allowsMultipleSelection: Bool
  /// Whether rows being edited show circles to be checked instead of other controls.
  public var allowsMultipleSelectionDuringEditing: Bool
  /// A moment between two states of all rows.
  public var transition: Transition?
  /// A moment while a row comes, goes or is moved.
  public var rowChange: RowChange?
  /// The colour of what can be tapped, instead of the theme's.
  public var tintColor: Color?
  /// What lies behind the rows and does not move with them.
  @Rare public var backgroundView: View?
  /// What stands above the first section; its frame's height counts, its width is the table's.
  @Rare public var tableHeaderView: View?
  /// What stands below the last section; its frame's height counts, its width is the table's.
  @Rare public var tableFooterView: View?
  /// How far the table is scrolled.
  public var scroll: ScrollState
  /// What shows above a table that was pulled down.
  public var refreshControl: RefreshControl?
  /// What shows while the rows are not there.
  @Rare public var contentUnavailable: ContentUnavailable?
  /// In which way the table arranges its own parts: the index and the scroll indicator.
  ///
  /// Rows, headers and footers do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The layout of the list that a collection view shows; `nil` for a table.
  @Rare public var list: CollectionLayoutListConfiguration?
  /// The space above each header in points, since iOS 15; `nil` for the theme's.
  public var sectionHeaderTopPadding: Double?
  /// What the inset of lines counts from, since iOS 11.
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether content keeps to the middle of wide tables, where lines are not too long to be read.
  public var cellLayoutMarginsFollowReadableWidth = false
  /// How high the rows are that a plain table goes on drawing below its last one, in points; `nil` for the theme's.
  public var fillerRowHeight: Double?

  /// A table with UIKit's defaults for everything that is not given.
  public init(
    id: String? = nil,
    style: TableViewStyle = .plain,
    sections: [Section] = [],
    rowHeight: Double? = nil,
    sectionHeaderHeight: Double? = nil,
    sectionFooterHeight: Double? = nil,
    separatorStyle: SeparatorStyle? = nil,
    separatorColor: Color? = nil,
    separatorInset: EdgeInsets? = nil,
    backgroundColor: Color? = nil,
    sectionIndex: SectionIndex = SectionIndex(),
    isEditing: Bool = false,
    allowsMultipleSelection: Bool = false,
    allowsMultipleSelectionDuringEditing: Bool = false,
    transition: Transition? = nil,
    tintColor: Color? = nil,
    backgroundView: View? = nil,
    tableHeaderView: View? = nil,
    tableFooterView: View? = nil,
    scroll: ScrollState = ScrollState(),
    refreshControl: RefreshControl? = nil,
    contentUnavailable: ContentUnavailable? = nil
  ) {
    self.id = id
    self.style = style
    self.sections = sections
    self.rowHeight = rowHeight
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.separatorStyle = separatorStyle
    self.separatorColor = separatorColor
    self.separatorInset = separatorInset
    self.backgroundColor = backgroundColor
    self.sectionIndex = sectionIndex
    self.isEditing = isEditing
    self.allowsMultipleSelection = allowsMultipleSelection
    self.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    self.transition = transition
    self.tintColor = tintColor
    self.backgroundView = backgroundView
    self.tableHeaderView = tableHeaderView
    self.tableFooterView = tableFooterView
    self.scroll = scroll
    self.refreshControl = refreshControl
    self.contentUnavailable = contentUnavailable
  }
}

/// Whether a table's rows run from edge to edge or stand in groups: `UITableViewStyle`.
public enum TableViewStyle: String, Hashable, Sendable, CaseIterable {
  case plain, grouped, insetGrouped
}

/// What the inset of lines between rows counts from: `UITableView.SeparatorInsetReference`.
public enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the cell.
  case fromCellEdges
  /// Where lines begin and end if nobody says.
  case fromAutomaticInsets
}

/// How the rows of a table are divided: `UITableViewCellSeparatorStyle`.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// No line between rows: `UITableViewCell.SeparatorStyle.none`.
  case none
  /// A line of one pixel or point, as the theme has it.
  case singleLine
  /// A dark line over a light one; grouped tables only.
  case singleLineEtched
}

/// What a table shows in its middle while its rows are not there: UIKit's `UIContentUnavailableConfiguration`.
public struct ContentUnavailable: Hashable, Sendable {
  /// Why there are no rows.
  public enum Reason: Hashable, Sendable {
    /// They are being fetched: a wheel turns; old rows may stay, in grey.
    case loading
    /// There are none; a picture may stand above the text.
    case empty(ImageView?)
  }

  /// Why there are no rows.
  public var reason: Reason
  /// The large line that says what is not there.
  public var text: String?
  /// More text, in a smaller size.
  public var secondaryText: String?
  /// The title of a button below the text.
  public var buttonTitle: String?

  /// What stands in place of rows.
  public init(
    _ reason: Reason, text: String? = nil, secondaryText: String? = nil, buttonTitle: String? = nil
  ) {
    self.reason = reason
    self.text = text
    self.secondaryText = secondaryText
    self.buttonTitle = buttonTitle
  }
}
