import TableModel

/// What lists of collection views have otherwise than tables.
public struct CollectionListLook: Hashable, Sendable {
  /// The space beside cards by the width of the list, in points; `nil` for that of tables.
  public var cardMargin: ByWidth?
  /// The height between cards of what is no header, in points, rounded down to pixels.
  public var untitledHeader: Double = 17.5
  /// The height above the first card of what is no header, in points; `nil` for that between cards.
  public var firstUntitledHeader: Double?
  /// The height between cards of what is no footer, in points, rounded up to pixels.
  public var untitledFooter: Double = 17.5
  /// The least height of rows with custom views, in points.
  public var leastRowHeight: Double
  /// The radius of a selected row of a sidebar, in points.
  public var sidebarRadius: Double
  /// The colour under a selected row of a sidebar.
  public var sidebarSelection: Color

  /// The list of an appearance, made from the table that stands the same way.
  func look(
    from table: TableLook, _ appearance: CollectionLayoutListConfiguration.Appearance
  ) -> TableLook {
    var look = table
    look.cell.automaticHeight?.least = leastRowHeight
    look.header.untitledHeight = untitledHeader
    look.header.firstUntitledHeight =
      appearance.tableStyle == .plain || appearance.isSidebar ? nil : firstUntitledHeader
    look.footer.untitledHeight = untitledFooter
    look.header.roundsUntitledUp = false
    look.footer.roundsUntitledUp = true
    if appearance.tableStyle == .plain {
      look.header.untitledHeight = 0
      look.footer.untitledHeight = 0
    }
    if case .card(var card) = look.rowBackground {
      if let cardMargin { card.margin = cardMargin }
      if appearance == .sidebar {
        card.fill = Color(white: 0, alpha: 0)
        card.selectionRadius = sidebarRadius
      }
      look.rowBackground = .card(card)
    }
    if appearance.isSidebar {
      look.separatorStyle = .none
      look.cell.selection = look.cell.selection.filled(with: sidebarSelection)
    }
    return look
  }
}

extension SelectionLooks {
  /// The same with another colour under rows.
  fileprivate func filled(with color: Color) -> SelectionLooks {
    var looks = self
    looks.blue.fill = Gradient(colors: [color])
    looks.gray.fill = Gradient(colors: [color])
    return looks
  }
}
