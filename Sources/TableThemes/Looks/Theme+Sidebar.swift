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
