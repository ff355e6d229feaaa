import TableModel

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
