import TableModel

/// The bars from iOS 7 on. Sizes are UIKit's; the colours are those that translucent bars show over white.
extension BarLooks {
  /// The bars of iOS 7 to iOS 10.
  static let flat = BarLooks(
    contentExtendsUnderBars: true,
    tintColorsBars: false,
    background: .white,
    statusBar: .flat,
    navigationBar: .flat,
    searchBar: .flat,
    toolbar: ToolbarLook(
      height: 44,
      compactHeight: 32,
      background: .flat(line: Color(0xB2B2B2)),
      margin: 16,
      spacing: 20,
      button: .flat
    ),
    tabBar: .flat,
    homeIndicator: HomeIndicatorLook(
      width: ByWidth(134, [.init(from: 600, 210), .init(from: 1000, 264)]), height: 5, bottom: 8,
      color: .black)
  )

  /// The bars of iOS 11 and 12, with large titles and the search field on the navigation bar's background.
  static let flatLarge: BarLooks = {
    var bars = BarLooks.flat
    bars.statusBar.signal = .bars(count: 4, width: 3, gap: 1.6, cornerRadius: 2.7 / 3)
    bars.statusBar.battery = .outlined(
      Size(width: 24, height: 11), cornerRadius: 2.7, outlineOpacity: 0.35)
    bars.navigationBar.largeTitle = LargeTitleLook(
      height: 52,
      text: ByBarStyle(TextLook(.bold, 34), black: TextLook(.bold, 34, .white)),
      top: 3,
      margin: ByWidth(16, [.init(from: 414, 20)])
    )
    bars.searchBar = .rounded
    bars.tabBar.sidewaysMinimumWidth = 560
    return bars
  }()
}

extension NavigationBarLook {
  fileprivate static let flat = NavigationBarLook(
    height: 44,
    compactHeight: 32,
    promptHeight: 30,
    background: .flat(line: Color(0xB2B2B2)),
    title: ByBarStyle(
      TextLook(.semibold, 17, alignment: .center), black: TextLook(.semibold, 17, .white, alignment: .center)),
    compactTitleSize: 17,
    prompt: ByBarStyle(
      TextLook(.regular, 13, alignment: .center), black: TextLook(.regular, 13, .white, alignment: .center)),
    margin: ByWidth(16, [.init(from: 414, 20)]),
    backMargin: 8,
    spacing: 20,
    button: .flat,
    backButton: .chevron(size: Size(width: 13, height: 21), lineWidth: 3, gap: 6)
  )
}

extension ByBarStyle<BarBackground> {
  /// Nearly white, or nearly black, with a hairline at the content.
  static func flat(line: Color) -> ByBarStyle {
    ByBarStyle(
      BarBackground(
        fill: Gradient(colors: [Color(0xF7F7F7)]),
        line: BarBackground.Line(line, .pixels(1), isInside: false)),
      black: BarBackground(
        fill: Gradient(colors: [Color(0x161616)]),
        line: BarBackground.Line(Color(0x2F2F2F), .pixels(1), isInside: false))
    )
  }
}

extension BarButtonLook {
  /// Words and icons in the tint, without frames.
  static let flat: BarButtonLook = {
    let plain = Kind(text: TextLook(.regular, 17, alignment: .center), color: ByBarStyle(.tint))
    return BarButtonLook(
      height: 30,
      compactHeight: 30,
      minimumWidth: 0,
      padding: 0,
      symbolPadding: 0,
      plain: plain,
      bordered: plain,
      done: Kind(text: TextLook(.semibold, 17, alignment: .center), color: ByBarStyle(.tint)),
      base: ByBarStyle(.flatTint),
      disabledColor: Color(0xB6B6B9),
      symbol: SymbolLook(side: 22, lineWidth: 1.4)
    )
  }()
}
