import TableModel

/// The left side of a split view where it floats over the right one as a sheet of its own.
public struct SidebarLook: Hashable, Sendable {
  /// The space around the sheet, in points; the status bar comes on top of it.
  public var insets: EdgeInsets
  /// The sheet's corners, and the lines along its edge that lie over its content.
  public var rim: ShapeLook
  /// What the sheet throws on the right side.
  public var shadow: SoftShadow
  /// The system's colours on the sheet.
  public var colors: [SystemColor: Color]
  /// The system's colours on the sheet of a dark screen.
  public var darkColors: [SystemColor: Color]
  /// What rows of tables of all styles stand on.
  public var rows: CardLook
  /// What lies under selected rows.
  public var selection: SelectionLook
}

extension Theme {
  /// The theme as it is on the sheet: rows of all styles without lines, and selected ones in shapes of their own.
  public func on(_ sidebar: SidebarLook) -> Theme {
    var look = self.look(of: .insetGrouped)
    look.rowBackground = .card(sidebar.rows)
    look.separatorStyle = .none
    look.cell.selection = SelectionLooks(
      blue: sidebar.selection, gray: sidebar.selection, standard: look.cell.selection.standard)
    var theme = self
    theme.plain = look
    theme.grouped = look
    theme.insetGrouped = look
    return theme
  }
}
