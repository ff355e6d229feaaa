import TableModel

extension TableLook {
  /// Plain tables from iPhone OS 3 to iOS 6.
  static let classicPlain = TableLook(
    background: .color(.white),
    cell: .classicPlain,
    rowBackground: .sheet(
      SheetLook(
        fill: .white,
        showsTableBackground: true,
        separator: SeparatorLook(
          color: Color(0xE0E0E0), thickness: .points(1), inset: .fixed(0), followsText: false),
        framesSections: false,
        selectionReachesLine: false
      )
    ),
    separatorStyle: .singleLine,
    header: .classicPlain,
    footer: .classicPlain,
    showsEmptyRows: true
  )
}

extension HeaderFooterLook {
  /// The slate bar over a section: 22 points and a dark line that covers the end of the row above.
  fileprivate static let classicPlain = HeaderFooterLook(
    text: TextLook(.bold, 18, .white, shadow: TextShadow(Color(0x64696E), dy: 1)),
    margin: ByWidth(12),
    paddingTop: 0,
    paddingBottom: 0,
    background: HeaderBackground(
      gradient: .classicHeader,
      lineAbove: Color(0x717D85),
      topLine: Color(0xA5B1BA),
      bottomLine: Color(0x989EA4)
    )
  )
}

extension Gradient {
  /// The bar's twenty rows of pixels between its lines as a screenshot shows them, each at its row's middle.
  fileprivate static let classicHeader: Gradient = {
    let rows: [UInt32] = [
      0x909FAA, 0x92A0AB, 0x95A3AD, 0x97A5AF, 0x99A7B1, 0x9CA9B3, 0x9EABB5, 0xA0ADB7, 0xA4B0B9, 0xA5B0B9,
      0xA8B3BC, 0xAAB5BE, 0xACB7BF, 0xAEB8C0, 0xAFB9C1, 0xB1BBC3, 0xB2BCC4, 0xB4BEC5, 0xB5BFC6, 0xB7C0C7,
    ]
    return Gradient(
      rows.enumerated().map { .init((Double($0.offset) + 0.5) / Double(rows.count), Color($0.element)) })
  }()
}
