import TableModel

/// Tables since iOS 13.
extension TableLook {
  /// Rows from edge to edge on the screen's own background.
  static let modernPlain = TableLook(
    background: .color(.modernBackground),
    cell: .modern,
    rowBackground: .sheet(
      SheetLook(
        margin: .televisionMargin, fill: .modernBackground, separator: .modern, framesSections: false,
        selectionReachesLine: true)),
    separatorStyle: .singleLine,
    header: .modernPlain,
    footer: .modernPlain,
    showsEmptyRows: true
  )

  /// Sheets from edge to edge on grey.
  static let modernGrouped = TableLook(
    background: .color(.modernGroupedBackground),
    cell: .modern,
    rowBackground: .sheet(
      SheetLook(
        margin: .televisionMargin, fill: .modernGroupedCell, separator: .modern, framesSections: true,
        selectionReachesLine: true)),
    separatorStyle: .singleLine,
    header: .modernGroupedHeader,
    footer: .modernGroupedFooter,
    showsEmptyRows: false
  )

  /// Cards on grey.
  static let modernInsetGrouped: TableLook = {
    var look = TableLook.modernGrouped
    look.rowBackground = .card(
      CardLook(
        margin: .screenMargin, cornerRadius: 10, fill: .modernGroupedCell, separator: .modern))
    // 56 points from card to card with a header between them, as measured at three pixels a point; documents store 55⅓.
    look.header.surplus = 0.67
    return look
  }()
}

extension SeparatorLook {
  /// A hairline that begins where the text does and runs to the edge.
  fileprivate static let modern = SeparatorLook(
    color: .modernSeparator, thickness: .pixels(1), inset: .cellMargin, followsText: true)

  /// The line of iOS 26: a whole point, inset at both ends.
  static let inset = SeparatorLook(
    color: .modernSeparator,
    thickness: .points(1),
    inset: .cellMargin,
    trailingInset: .cellMargin,
    followsText: true
  )
}

extension ByWidth {
  /// Nothing but on a television, whose tables stored documents show 106 points from both edges.
  fileprivate static let televisionMargin = ByWidth(0, [.init(from: 1920, 106)])
}
