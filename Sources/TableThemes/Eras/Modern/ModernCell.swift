import TableModel

/// What cells share since iOS 13.
extension CellLook {
  /// The cell of iOS 13 to 15, whose content takes all of the row's height: the line lies over it.
  static let modern = CellLook(
    separatorReserve: .points(0),
    contentInset: ByWidth(0),
    margin: .screenMargin,
    labelTrailing: .cellMargin,
    texts: .modern,
    image: CellImageLook(leading: .cellMargin, textGap: 15, fittedWidthRounding: .up),
    defaultTextDrop: .pixels(1),
    value2: Value2Look(textWidth: 91, gap: 6),
    subtitle: .spaced,
    automaticPadding: 11.5,
    automaticHeight: AutomaticHeight(
      standard: 43.49, growth: 1.065, subtitlePadding: 16.5, fixedSubtitlePadding: 15, line: .pixels(1),
      leastOnLargeTablets: 52),
    stacksAccessibilityText: true,
    contentMargins: .followingCell,
    accessories: .modern(chevronWidth: 11.2, checkmark: .modernCheckmark),
    accessoryView: AccessoryViewLook(trailing: .cellMargin, contentGap: 0, labelTrailing: .fixed(8)),
    editing: .modern,
    selection: .modern,
    tintColor: .modernTint
  )
}

extension CellTextLooks {
  /// Letters of the text styles body and caption; values and captions in the second label colour.
  fileprivate static let modern = CellTextLooks(
    default: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.caption1, .modernLabel)),
    subtitle: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.caption1, .modernLabel)),
    value1: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.body, .modernSecondaryLabel)),
    value2: CellTextLook(
      text: TextLook(.regular, 14, .modernTint, alignment: .right).tinted,
      detail: TextLook(.regular, 14, .modernLabel))
  )
}

extension SelectionLooks {
  /// Selected rows since iOS 13: one grey whatever the style, and letters as before.
  static let modern: SelectionLooks = {
    let grey = SelectionLook(fill: Gradient(colors: [.modernGray4]), hidesSeparator: true)
    return SelectionLooks(blue: grey, gray: grey, standard: .gray)
  }()
}

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
    look.header.surplus = 2.0 / 3
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

/// Headers and footers since iOS 13.
extension HeaderFooterLook {
  /// A pale bar of 28 points with semibold text.
  static let modernPlain = HeaderFooterLook(
    text: TextLook(.semibold, 17, .modernLabel),
    margin: .screenMargin,
    paddingTop: 4,
    paddingBottom: 3.5,
    leastGivenHeight: 28,
    background: HeaderBackground(gradient: Gradient(colors: [.modernSecondaryBackground]))
  )

  /// Since iOS 15: 22 points more above each header, and no bar to be seen while it stands among its rows.
  static let spacedPlain: HeaderFooterLook = {
    var look = HeaderFooterLook.modernPlain
    look.spaceAbove = 22
    look.background = HeaderBackground(gradient: Gradient(colors: [.modernBackground]))
    return look
  }()

  /// Small grey capitals above a group: 38 points with one line, 45.5 where the section has a footer, 55.5 above the first
  /// group; at three pixels a point 38, 45⅓ and 55⅓.
  ///
  /// Pictures disagree on a first group without a title: it begins 17⅔ points down in those of iOS 16 and 26, as documents
  /// store it, and 34⅔ in a static table of iOS 13.1.
  static let modernGroupedHeader = HeaderFooterLook(
    text: TextLook(.footnote, .modernSecondaryLabel),
    isUppercased: true,
    margin: .screenMargin,
    paddingTop: 15.5,
    otherPaddingsTop: .belowStandard(10.6),
    paddingBottom: 6.5,
    emptyTitleHeight: 22,
    otherEmptyTitleHeights: .belowStandard(17.5),
    untitledHeight: 17.5,
    firstPaddingTop: 17.5,
    footedPaddingTop: 7.5,
    roundsPaddings: true
  )

  /// Small grey text below a group: 14 points and 16 for each line on every screen.
  ///
  /// Capitals begin 10.5 points below the group at three pixels a point, as on a screen of iOS 16. Titles without a
  /// character are 19 points high in documents of Xcode 13, whose letters are smaller, and headers of that kind 17.5.
  static let modernGroupedFooter = HeaderFooterLook(
    text: TextLook(.footnote, .modernSecondaryLabel),
    margin: .screenMargin,
    paddingTop: 7.3,
    otherPaddingsTop: .belowStandard(5.8),
    paddingBottom: 6.7,
    emptyTitleHeight: 22,
    otherEmptyTitleHeights: .belowStandard(19),
    untitledHeight: 17.5,
    hasWholeLines: true
  )

  /// Headers of groups in iOS 26, as large as the rows' text and not in capitals: 55.5 points above the first group, 38
  /// above the others, with a third of a point less at three pixels a point.
  ///
  /// Text begins 12 points down in the lowest and 28.667 in the first, as Vercantez/openuikit measured in running apps. It
  /// follows the size of text: 16 points at the medium one, as home-assistant/iOS shows.
  static let largeGroupedHeader = HeaderFooterLook(
    text: TextLook(.headline, .modernSecondaryLabel),
    margin: .screenMargin,
    paddingTop: 12,
    paddingBottom: 5.5,
    emptyTitleHeight: 22,
    untitledHeight: 17.5,
    firstPaddingTop: 17.5,
    footedPaddingTop: 7.5,
    roomyPaddingBottom: 0.75
  )

  /// Footers of groups in iOS 26, as high as before.
  ///
  /// At three pixels a point text begins 7.667 points down and ends 6.667 above the lower edge of a footer of one line, as
  /// Vercantez/openuikit measured in running apps.
  static let largeGroupedFooter: HeaderFooterLook = {
    var look = HeaderFooterLook.modernGroupedFooter
    look.paddingTop = 7.5
    look.otherPaddingsTop = .belowStandard(6)
    look.paddingBottom = 6.5
    return look
  }()
}
