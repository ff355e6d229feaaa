import TableModel

/// The iPad before iOS 7, measured on screenshots of iOS 5; no others were found, so iOS 6 looks the same.
extension TabletLooks {
  /// The iPad of iPhone OS 3.2 to iOS 5.
  static let classic = TabletLooks(
    minimumWidth: 600, bars: .tablet(.classic), grouped: .tablet(.classicGrouped))

  /// The iPad of iOS 6, whose groups have tighter corners.
  static let ios6 = TabletLooks(minimumWidth: 600, bars: .tablet(.ios6), grouped: .tablet(.ios6Grouped))
}

extension BarLooks {
  /// The bars of a phone in silver, under a black status bar; search bars and tab bars keep what was set by eye.
  fileprivate static func tablet(_ phone: BarLooks) -> BarLooks {
    var bars = phone
    // Tablets on their side have bars as high as others.
    bars.compactScreen = Size(width: .infinity, height: 0)
    bars.statusBar.overBar = .classicBlack
    bars.statusBar.overContent = .classicBlack
    bars.navigationBar.background.default = .tabletNavigation
    bars.navigationBar.title.default =
      TextLook(
        .bold, 20, Color(0x6F787F), alignment: .left, shadow: TextShadow(.white, dy: 1)
      ).withLettersOnWholePoints
    bars.navigationBar.margin = ByWidth(7)
    bars.navigationBar.backMargin = 7
    bars.navigationBar.button = .tabletNavigation
    bars.searchBar.background.default = .tabletSearchBar
    bars.searchBar.button = .tabletNavigation
    bars.toolbar.background.default = .tabletToolbar
    bars.toolbar.button = .tabletToolbar
    return bars
  }
}

extension BarBackground {
  /// The background of a search bar on an iPad, set by eye: its silver without corners.
  fileprivate static let tabletSearchBar = tabletToolbar
}

extension TableLook {
  /// Grouped tables of a phone on one gradient without stripes, with more room above the first title.
  fileprivate static func tablet(_ phone: TableLook) -> TableLook {
    var look = phone
    look.background = .gradient(.tabletTable)
    look.header.firstPaddingTop = 18
    return look
  }
}

extension Gradient {
  /// The background of a grouped table, read off at ten heights of one that is 960 points high.
  fileprivate static let tabletTable = Gradient(
    height: 960,
    [
      (0, 0xE1E5EA), (60, 0xE0E4E9), (120, 0xDEE2E7), (240, 0xDDE0E6), (360, 0xDADEE3), (480, 0xD8DCE1),
      (600, 0xD5D9DE), (720, 0xD4D7DD), (840, 0xD1D4DA), (900, 0xD0D3D9), (960, 0xCFD2D8),
    ].map { ($0.0, Color($0.1)) })
}
