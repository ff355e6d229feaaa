import TableModel

/// How tables of one style look in a theme.
public struct TableLook: Hashable, Sendable {
  /// What lies behind the rows.
  public var background: TableBackground
  /// The cells: their measures, letters and elements.
  public var cell: CellLook
  /// What a row stands on.
  public var rowBackground: RowBackground
  /// How rows are divided when the table does not say.
  public var separatorStyle: SeparatorStyle
  /// The headers of sections.
  public var header: HeaderFooterLook
  /// The footers of sections.
  public var footer: HeaderFooterLook
  /// Whether lines go on below the last row down to the end of the screen.
  public var showsEmptyRows: Bool
}
