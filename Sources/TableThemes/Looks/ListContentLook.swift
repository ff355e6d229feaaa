import TableModel

/// The measures and letters of a list's content configuration of one style.
package struct ListContentLook: Hashable, Sendable {
  /// The space around all that is shown, in points; at the sides the margin of the cell, if that is more.
  package var margins: DirectionalEdgeInsets
  /// The least height in points, the margins included.
  package var minimumHeight: Double = 0
  /// The points that the least height grows for each point that running text is larger than 17.
  package var heightGrowth: Double = 0
  /// Whether the least height shrinks likewise where running text is smaller.
  package var shrinks: Bool = false
  /// The space between picture and text, in points.
  package var imageToTextPadding: Double = 16
  /// The least space between texts on one line, in points.
  package var horizontalPadding: Double = 8
  /// The space between texts one under the other, in points.
  package var verticalPadding: Double
  /// The letters of the main text.
  package var text: TextLook
  /// The letters of the other text.
  package var secondaryText: TextLook
  /// The greatest number of lines of a text; 0 for as many as needed.
  package var numberOfLines = 0
  /// Whether lines below the first are whole points apart.
  package var hasWholeLines = false
  /// Whether both texts stand on one line where there is room.
  package var isSideBySide = false
  /// How letters are changed.
  package var transform = TextTransform.none
  /// The width in points of the column in whose middle symbols stand, beside text of 17 points.
  package var symbolColumn: Double = 24
  /// Whether the numbers are by eye.
  package var isByEye = false
}

/// The looks of the content configurations of all styles.
package struct ListContentLooks: Hashable, Sendable {
  /// One text, and another below it.
  @Boxed package var cell: ListContentLook
  /// Two texts, one under the other.
  @Boxed package var subtitleCell: ListContentLook
  /// Two texts on one line.
  @Boxed package var valueCell: ListContentLook
  /// Rows of sidebars.
  @Boxed package var sidebarCell: ListContentLook
  /// Rows of sidebars with two texts.
  @Boxed package var sidebarSubtitleCell: ListContentLook
  /// Headers between rows that run from edge to edge.
  @Boxed package var plainHeader: ListContentLook
  /// Headers of groups.
  @Boxed package var groupedHeader: ListContentLook
  /// Headers of cards that speak up.
  @Boxed package var prominentInsetGroupedHeader: ListContentLook
  /// Headers of cards that speak up even more.
  @Boxed package var extraProminentInsetGroupedHeader: ListContentLook
  /// Headers in sidebars.
  @Boxed package var sidebarHeader: ListContentLook
  /// Footers of all kinds.
  @Boxed package var footer: ListContentLook

  /// The look of one style.
  package subscript(style: ListContentConfiguration.Style) -> ListContentLook {
    switch style {
    case .cell: cell
    case .subtitleCell: subtitleCell
    case .valueCell: valueCell
    case .sidebarCell, .accompaniedSidebarCell: sidebarCell
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: sidebarSubtitleCell
    case .header, .groupedHeader: groupedHeader
    case .plainHeader: plainHeader
    case .prominentInsetGroupedHeader: prominentInsetGroupedHeader
    case .extraProminentInsetGroupedHeader: extraProminentInsetGroupedHeader
    case .sidebarHeader: sidebarHeader
    case .footer, .plainFooter, .groupedFooter: footer
    }
  }

  /// Changes the looks of all styles alike.
  mutating func changeAll(_ change: (inout ListContentLook) -> Void) {
    for path in [
      \ListContentLooks.cell, \.subtitleCell, \.valueCell, \.sidebarCell, \.sidebarSubtitleCell,
      \.plainHeader,
      \.groupedHeader, \.prominentInsetGroupedHeader, \.extraProminentInsetGroupedHeader, \.sidebarHeader,
      \.footer,
    ] {
      change(&self[keyPath: path])
    }
  }
}

/// What lists of collection views have otherwise than tables.
package struct CollectionListLook: Hashable, Sendable {
  /// The space beside cards by the width of the list, in points; `nil` for that of tables.
  package var cardMargin: ByWidth?
  /// The height between cards of what is no header, in points, rounded down to pixels.
  package var untitledHeader: Double = 17.5
  /// The height above the first card of what is no header, in points; `nil` for that between cards.
  package var firstUntitledHeader: Double?
  /// The same below a large title; `nil` where it is what it is below others.
  package var firstUntitledHeaderBelowLargeTitle: Double?
  /// The height between cards of what is no footer, in points, rounded up to pixels.
  package var untitledFooter: Double = 17.5
  /// The space between the content and a disclosure indicator, in points.
  package var disclosureGap = 0.0
  /// The least height of rows with custom views, in points.
  package var leastRowHeight: Double
  /// The radius of a selected row of a sidebar, in points.
  package var sidebarRadius: Double
  /// The colour under a selected row of a sidebar.
  package var sidebarSelection: Color

  /// The list of an appearance, made from the table that stands the same way.
  func look(
    from table: TableLook, _ appearance: CollectionLayoutListConfiguration.Appearance,
    isBelowLargeTitle: Bool
  ) -> TableLook {
    var look = table
    look.cell.automaticHeight?.least = leastRowHeight
    look.cell.accessories.disclosureIndicator.contentGap += disclosureGap
    look.header.untitledHeight = untitledHeader
    let first = isBelowLargeTitle ? firstUntitledHeaderBelowLargeTitle : nil
    look.header.firstUntitledHeight =
      appearance.tableStyle == .plain || appearance.isSidebar ? nil : first ?? firstUntitledHeader
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
