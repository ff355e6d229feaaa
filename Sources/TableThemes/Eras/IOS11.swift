import TableModel

extension Theme {
  /// iOS 11.1 to 12: margins that depend on the screen, at both ends of a row.
  public static let ios11: Theme = {
    var cell = CellLook.flat(margin: .screenMargin, fittedWidthRounding: .up)
    cell.subtitle = .spaced
    cell.stacksAccessibilityText = true
    cell.contentMargins = .followingCell
    cell.editing = .flatWide
    return Theme(
      name: "ios11",
      device: "iphone6",
      typeface: ByScale(.sanFrancisco),
      plain: .flatPlain(cell: cell, header: .flatTallPlain(margin: .screenMargin)),
      grouped: .flatGrouped(
        cell: cell,
        header: .flatFootedHeader(margin: .screenMargin),
        footer: .flatLowFooter(margin: .screenMargin)
      ),
      controls: .flat,
      bars: .flatLarge,
      parts: .flat,
      containers: .flat
    )
  }()
}

extension ByWidth {
  /// The margin since iOS 11: 16 points on narrow screens, 20 on those from 390 points on.
  static let screenMargin = ByWidth(16, [.init(from: 390, 20)])
}

extension SubtitleLook {
  /// Labels since iOS 11, spaced by three points where there is room; single lines touched in rows with 16 points to
  /// spare and were spaced with 20.
  static let spaced = SubtitleLook(spacing: 3, minimumRoom: 18)
}
