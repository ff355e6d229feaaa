import TableModel

extension TableLook {
  /// Plain tables from iOS 7 to iOS 12.
  static func flatPlain(cell: CellLook, header: HeaderFooterLook = .flatPlain) -> TableLook {
    TableLook(
      background: .color(.white),
      cell: cell,
      rowBackground: .sheet(
        SheetLook(
          fill: .white, separator: .flat, framesSections: false, endsWithLineBeforeHeader: false,
          selectionReachesLine: true)),
      separatorStyle: .singleLine,
      header: header,
      footer: header,
      showsEmptyRows: true
    )
  }

  /// Grouped tables from iOS 7 to iOS 12: white sheets from edge to edge on light grey.
  static func flatGrouped(
    cell: CellLook, header: HeaderFooterLook, footer: HeaderFooterLook = .flatGroupedFooter
  ) -> TableLook {
    TableLook(
      background: .color(Color(0xEFEFF4)),
      cell: cell,
      rowBackground: .sheet(
        SheetLook(fill: .white, separator: .flat, framesSections: true, selectionReachesLine: true)),
      separatorStyle: .singleLine,
      header: header,
      footer: footer,
      showsEmptyRows: false
    )
  }
}

extension SeparatorLook {
  /// A hairline that begins where the text does.
  fileprivate static let flat = SeparatorLook(
    color: Color(0xC8C7CC), thickness: .pixels(1), inset: .cellMargin, followsText: true)
}

extension HeaderFooterLook {
  /// A pale bar of 22 points with bold text.
  static let flatPlain = HeaderFooterLook(
    text: TextLook(.bold, 14, Color(0x232323)),
    maximumLines: 1,
    margin: ByWidth(15),
    paddingTop: 3,
    paddingBottom: 2,
    background: HeaderBackground(gradient: Gradient(colors: [Color(0xF7F7F7)]))
  )

  /// Small grey capitals above a group, 38 points with one line, more above the first.
  static func flatGroupedHeader(
    text: TextLook,
    paddingTop: Double,
    otherPaddingsTop: [ContentSizeCategory: Double] = [:],
    firstPaddingTop: Double
  ) -> HeaderFooterLook {
    HeaderFooterLook(
      text: text,
      isUppercased: true,
      margin: ByWidth(15),
      paddingTop: paddingTop,
      otherPaddingsTop: otherPaddingsTop,
      paddingBottom: 6.5,
      untitledHeight: 10,
      firstUntitledHeight: 35,
      firstPaddingTop: firstPaddingTop
    )
  }

  /// Small grey text below a group: 22 points and 16 for every line; capitals begin 11 points below the group, as on a
  /// screenshot of iOS 8.
  static let flatGroupedFooter = HeaderFooterLook(
    text: TextLook(.footnote, .flatHeader),
    margin: ByWidth(15),
    paddingTop: 7.5,
    otherPaddingsTop: .belowStandard(5),
    paddingBottom: 14.5,
    untitledHeight: 10
  )
}
