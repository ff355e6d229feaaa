import TableModel

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

  /// Regular blue-grey text in the middle; its height of 31 and its baseline follow a screenshot, where stored frames say 41.
  fileprivate static let classicGroupedFooter = HeaderFooterLook(
    text: TextLook(.regular, 15, Color(0x4C566C), alignment: .center, shadow: TextShadow(.white, dy: 1)),
    margin: ByWidth(9),
    paddingTop: 7,
    paddingBottom: 5,
    untitledHeight: 10
  )
}
