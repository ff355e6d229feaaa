import TableModel

/// What cells share from iPhone OS 3 to iOS 6.
///
/// Frames are those that Interface Builder of Xcode 4 stored (325 of 326 cells exact); colours and letters were read
/// from screenshots.
extension CellLook {
  /// The cell of a plain table.
  static let classicPlain = CellLook(
    separatorReserve: .points(1),
    reservesHiddenSeparator: true,
    contentInset: ByWidth(0),
    margin: ByWidth(10),
    labelTrailing: .fixed(10),
    texts: .classicPlain,
    image: CellImageLook(
      leading: .sameAsAbove(atMost: 10), textGap: 10, fittedWidthRounding: .toNearestOrAwayFromZero),
    value2: .classic,
    accessories: .classic,
    pressedButton: .darkened,
    accessoryView: AccessoryViewLook(trailing: .fixed(10), contentGap: 0, labelTrailing: .fixed(10)),
    editing: .classic,
    selection: .classic,
    clearsBackgroundsOfSelection: true,
    tintColor: Color(0x324F85)
  )

  /// The cell of a grouped table: its content stands in from the edges, the more the wider the table is.
  ///
  /// The rule for wide tables is that of UIKit, of which a screenshot of an iPad shows the greatest value.
  static let classicGrouped: CellLook = {
    var cell = CellLook.classicPlain
    cell.contentInset = ByWidth(10, [.init(from: 400, share: 0.06, in: 31...45)])
    cell.texts = .classicGrouped
    cell.editing.indentation = 32
    return cell
  }()
}

extension Value2Look {
  /// The columns before iOS 7.
  ///
  /// No measured frame exists; 68 and 5 points put the second label at 83, where the
  /// Contacts of that time had it.
  static let classic = Value2Look(textWidth: 68, gap: 5)
}

extension CellTextLooks {
  /// The labels of plain tables before iOS 7.
  ///
  /// On screens of one pixel a point words of titles and of captions below them begin on whole points, as in ten texts of
  /// three screens; those of values do not.
  static let classicPlain: CellTextLooks = {
    var texts = CellTextLooks.classic(defaultSize: 20)
    texts.default.text.wholePoints = .words
    texts.subtitle.text.wholePoints = .words
    texts.subtitle.detail.wholePoints = .words
    return texts
  }()

  /// The labels of grouped tables.
  static let classicGrouped = classic(defaultSize: 17)

  private static func classic(defaultSize: Double) -> CellTextLooks {
    let text = TextLook(.bold, defaultSize)
    return CellTextLooks(
      default: CellTextLook(text: text, detail: TextLook(.regular, 14)),
      subtitle: CellTextLook(text: TextLook(.bold, 18), detail: TextLook(.regular, 14, Color(0x808080))),
      value1: CellTextLook(text: TextLook(.bold, 17), detail: TextLook(.regular, 17, Color(0x385487))),
      value2: CellTextLook(
        text: TextLook(.bold, 12, Color(0x526691), alignment: .right),
        detail: TextLook(.bold, 15)
      )
    )
  }
}

extension SelectionLooks {
  /// Selected rows from iPhone OS 3 to iOS 6: blue as a screenshot shows it, gray from memory, white letters on both.
  static let classic = SelectionLooks(
    blue: SelectionLook(fill: .classicBlue, firstLine: Color(0x0481E1), textColor: .white),
    gray: SelectionLook(
      fill: Gradient(colors: [Color(0xCDCDCD), Color(0xABABAB)]), textColor: .white),
    standard: .blue
  )
}

extension Gradient {
  /// Nine of the 42 rows of pixels of a selected row, each at its row's middle.
  fileprivate static let classicBlue: Gradient = {
    let rows: [(row: Double, color: UInt32)] = [
      (0, 0x058CF5), (5, 0x0587F4), (10, 0x0381F2), (15, 0x037BF0), (20, 0x0274EE), (25, 0x026DEC),
      (30, 0x0167E9), (35, 0x0162E8), (41, 0x015DE6),
    ]
    return Gradient(rows.map { Stop(($0.row + 0.5) / 42, Color($0.color)) })
  }()
}

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

extension TableLook {
  /// Grouped tables from iPhone OS 3 to iOS 5, in the etched look that iOS 5 has by default.
  static let classicGrouped = TableLook(
    background: .pinstripe(ByScale(.classic)),
    cell: .classicGrouped,
    rowBackground: .box(etched: .classicEtched, single: .classicSingle),
    separatorStyle: .singleLineEtched,
    header: .classicGroupedHeader,
    footer: .classicGroupedFooter,
    showsEmptyRows: false
  )
}

extension Pinstripe {
  /// Seven points: four of the background, one a shade greener, two lighter.
  fileprivate static let classic = Pinstripe(
    period: 7,
    background: Gradient(colors: [Color(0xC5CCD4)]),
    stripes: [
      Stripe(x: 4, width: 1, Gradient(colors: [Color(0xC5CCD2)])),
      Stripe(x: 5, width: 2, Gradient(colors: [Color(0xCBD2D8)])),
    ]
  )
}

extension BoxLook {
  /// The box of etched rows: off-white, a dark and a light line between rows, light below its lower edge.
  static let classicEtched = BoxLook(
    fill: Color(0xF7F7F7),
    border: Color(white: 0, alpha: 0.18),
    cornerRadius: 10,
    innerShade: ByScale([Color(0xE4E4E4)]),
    highlight: ByScale([Color(white: 1, alpha: 0.8)]),
    separator: Color(0xCACACA),
    separatorHighlight: Color(0xFDFDFD),
    lastRowExtra: 1
  )

  /// The box of rows with single lines in iOS 4 and 5: white, with grey lines and outline.
  fileprivate static let classicSingle = BoxLook(
    fill: .white,
    border: Color(0xABABAB),
    cornerRadius: 10,
    separator: Color(0xABABAB)
  )
}

extension HeaderFooterLook {
  /// Bold blue-grey text whose baseline lies 12 points above the box.
  fileprivate static let classicGroupedHeader = HeaderFooterLook(
    text: TextLook(.bold, 17, Color(0x4C566C), shadow: TextShadow(.white, dy: 1)),
    margin: ByWidth(9),
    paddingTop: 7,
    paddingBottom: 8,
    untitledHeight: 10,
    firstPaddingTop: 10
  )

  /// Regular blue-grey text in the middle whose baseline lies 22 points below the box's line on two screens; its height of 31
  /// follows one of them, where stored frames say 41.
  fileprivate static let classicGroupedFooter = HeaderFooterLook(
    text: TextLook(.regular, 15, Color(0x4C566C), alignment: .center, shadow: TextShadow(.white, dy: 1)),
    margin: ByWidth(9),
    paddingTop: 6,
    paddingBottom: 6,
    untitledHeight: 10
  )
}
