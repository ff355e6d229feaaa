import TableModel

/// What stands beside, above or in place of a table's rows.
public struct TablePartLooks: Hashable, Sendable {
  /// The titles along the right edge of a plain table.
  public var sectionIndex: SectionIndexLook
  /// The bar that shows how far a table is scrolled.
  public var scrollIndicator: ScrollIndicatorLook
  /// What shows above a table that was pulled down; `nil` in eras that had no such control.
  public var refreshControl: RefreshControlLook?
  /// What stands in the middle of a table whose rows are not there.
  public var contentUnavailable: ContentUnavailableLook
}
