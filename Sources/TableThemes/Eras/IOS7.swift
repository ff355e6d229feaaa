import TableModel

extension Theme {
  /// iOS 7: the flat look with labels of 18 points.
  public static let ios7 = Theme(
    name: "ios7",
    device: "iphone5",
    typeface: ByScale(.helveticaNeue),
    plain: .flatPlain(cell: .ios7),
    grouped: .flatGrouped(
      cell: .ios7,
      header: .flatGroupedHeader(
        text: TextLook(.regular, 14, .flatHeader), paddingTop: 14.5, firstPaddingTop: 17)
    ),
    controls: .flat,
    bars: .flat,
    parts: .flat,
    containers: .flatWithoutAdaptivity,
    direction: .headersAlone
  )
}

extension CellLook {
  /// The cell of iOS 7.
  fileprivate static let ios7: CellLook = {
    var cell = CellLook.flat(textSize: 18, followsTextSize: false)
    cell.editing = .flat(panelTitlesAreWholePoints: true)
    return cell
  }()
}

extension Theme {
  /// iOS 8: the flat look with labels of 17 points.
  public static let ios8 = Theme(
    name: "ios8",
    device: "iphone6",
    typeface: ByScale(.helveticaNeue),
    plain: .flatPlain(cell: .ios8, header: .flatPlain(margin: .ios8)),
    grouped: .flatGrouped(
      cell: .ios8,
      header: .flatGroupedHeader(
        text: TextLook(.footnote, .flatHeader), margin: .ios8, paddingTop: 15.5,
        otherPaddingsTop: .belowStandard(11), firstPaddingTop: 17.5),
      footer: .flatGroupedFooter(margin: .ios8)
    ),
    controls: .flat,
    bars: .flat,
    parts: .flat,
    containers: .flat,
    direction: .headersAlone,
    textStyleSizes: .appleBeforeIOS11
  )
}

extension CellLook {
  /// The cell of iOS 8, whose panels have letters as large as the rows'.
  fileprivate static let ios8: CellLook = {
    var cell = CellLook.flat(margin: .ios8)
    cell.editing = .flat(panelTextSize: 17)
    return cell
  }()
}

extension ByWidth {
  /// The margin of iOS 8.
  ///
  /// Screenshots show 15 points on phones of 320 points and in lists and headers on iPads of 768, developers tell of 20 on the
  /// wider phones that came with it, and documents of that time, which are 600 points wide, have 15.
  fileprivate static let ios8 = ByWidth(15, [.init(from: 414, 20), .init(from: 600, 15)])
}

extension Theme {
  /// iOS 9: the flat look in San Francisco, its text no wider than can be read at ease.
  public static let ios9 = Theme(
    name: "ios9",
    device: "iphone6",
    typeface: ByScale(.sanFrancisco),
    plain: .flatPlain(
      cell: .flat(margin: .readable, fittedWidthRounding: .up),
      header: .flatTallPlain(margin: .readable)),
    grouped: .flatGrouped(
      cell: .flat(margin: .readable, fittedWidthRounding: .up),
      header: .flatSpacedHeader(margin: .readable),
      footer: .flatSpacedFooter(margin: .readable)
    ),
    controls: .flat,
    bars: .flat,
    parts: .flat,
    containers: .flat,
    textStyleSizes: .appleBeforeIOS11
  )
}

extension ByWidth {
  /// The margin of iOS 9 and 10: 15 points, and on screens of tablets what keeps lines of text from growing too long.
  ///
  /// Interface Builder stored 15 at 300 to 600 points, 68 at 768 and 176 at 1024; some of its last versions had 16 and 20
  /// already. So lines are never longer than 672 points, and keep 68 from both edges.
  static let readable = ByWidth(
    15, [.init(from: 768, share: 0.5, plus: -336, in: 68...Double.greatestFiniteMagnitude)])
}

extension Theme {
  /// iOS 10: low footers, and headers that stand higher over sections with one.
  public static let ios10: Theme = {
    var theme = Theme.ios9
    theme.name = "ios10"
    theme.grouped.header = .flatFootedHeader(margin: .readable)
    theme.grouped.footer = .flatLowFooter(margin: .readable)
    return theme
  }()
}
