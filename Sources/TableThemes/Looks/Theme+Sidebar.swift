extension Theme {
  /// The theme as it is on the sheet: rows of all styles without lines, and selected ones in shapes of their own; bars that
  /// begin with the sheet, with titles at the left and buttons without backgrounds.
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
    theme.bars.navigationBar.spaceAbove = .init()
    theme.bars.navigationBar.leadingTitleMargin = sidebar.titleMargin
    theme.bars.navigationBar.button.group = nil
    theme.bars.toolbar.button.group = nil
    theme.bars.toolbar.bottomMargin = theme.bars.toolbar.bottomMargin.map { $0 - sidebar.insets.bottom }
    return theme
  }
}
