import TableModel

/// The bars from iOS 7 on, measured on screens of iOS 7 and 8 at 320 points and of iOS 12 at 414; bars of 32 points, prompts
/// and black ones were set by eye. The colours are those that translucent bars show over white.
extension ByWidth {
  /// The width of the line.
  ///
  /// 145.7 points at 414 and 153.3 at 430 were measured, and those of other phones lie on the line through them. On iPads it has
  /// 315 points at 1,024 and 345 at 1,366, as measured on iOS 14 and 17; that of smaller ones is by eye.
  fileprivate static let homeIndicator = ByWidth(
    134,
    [
      .init(from: 390, 139), .init(from: 402, 143), .init(from: 414, 145.67), .init(from: 428, 152.67),
      .init(from: 430, 153.33), .init(from: 440, 157), .init(from: 600, 210), .init(from: 1000, 315),
      .init(from: 1366, 345),
    ])
}

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
      background: .flat,
      margin: 16,
      wordMargin: .flatWordMargin,
      spacing: 20,
      button: .flat
    ),
    tabBar: .flat,
    homeIndicator: HomeIndicatorLook(
      width: .homeIndicator, height: 5, bottom: 8,
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
      // The baseline is 35.7 to 36 points below the top of the line on seven screens of iOS 14 and one of iOS 16.
      top: 3.43,
      margin: ByWidth(16, [.init(from: 414, 20)])
    )
    bars.searchBar = .rounded
    bars.tabBar.sidewaysMinimumWidth = 560
    // As on iPads of 1,024 points on iOS 14 and of 1,366 on iOS 17.
    bars.tabBar.spread = TabBarLook.Spread(text: TextLook(.regular, 13), gap: 8.5, center: 26.25)
    bars.navigationBar.wordMargin = nil
    bars.navigationBar.backMargin = ByWidth(8.85, [.init(from: 414, 13.5)])
    // At 414 points the ink of a P begins 6.3 points after the chevron’s.
    bars.navigationBar.backButton = .chevron(
      size: Size(width: 12.15, height: 21), lineWidth: 3, gap: ByWidth(6, [.init(from: 414, 4)]))
    bars.toolbar.wordMargin = nil
    bars.statusBar.margin = 6
    // The ink of “Carrier” begins at 7.3 points on screens of iOS 14, at two pixels a point and at three.
    bars.statusBar.carrierMargin = 6.5
    bars.statusBar.trailing = nil
    return bars
  }()
}

extension ByWidth {
  /// The space beside a word at a bar's end: 8 points on phones, as measured at 320, and 20 on tablets.
  fileprivate static let flatWordMargin = ByWidth(8, [.init(from: 414, 16), .init(from: 768, 20)])
}

extension NavigationBarLook {
  fileprivate static let flat = NavigationBarLook(
    height: 44,
    compactHeight: 32,
    promptHeight: 30,
    background: .flat,
    title: ByBarStyle(
      TextLook(.semibold, 17, alignment: .center), black: TextLook(.semibold, 17, .white, alignment: .center)),
    compactTitleSize: 17,
    prompt: ByBarStyle(
      TextLook(.regular, 13, alignment: .center), black: TextLook(.regular, 13, .white, alignment: .center)),
    margin: ByWidth(16, [.init(from: 414, 20)]),
    wordMargin: .flatWordMargin,
    backMargin: 8.85,
    spacing: 20,
    backSpacing: 6,
    button: .flat,
    backButton: .chevron(size: Size(width: 12.15, height: 21), lineWidth: 3, gap: 6)
  )
}

extension ByBarStyle<BarBackground> {
  /// Nearly white, or nearly black, with a hairline at the content: black at 30 % over whatever lies there, #B2B2B2 over
  /// white rows and #A7A7AA over #EFEFF4, under dark bars too.
  static let flat: ByBarStyle = {
    let line = BarBackground.Line(Color(white: 0, alpha: 77.0 / 255), .pixels(1), isInside: false)
    return ByBarStyle(
      BarBackground(fill: Gradient(colors: [Color(0xF8F8F8)]), line: line),
      black: BarBackground(fill: Gradient(colors: [Color(0x161616)]), line: line))
  }()
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
      symbol: SymbolLook(
        side: 22, lineWidth: 1.4,
        sizes: [
          .add: Size(width: 17.5, height: 17.5), .trash: Size(width: 18, height: 25),
          .action: Size(width: 19, height: 26.3), .compose: Size(width: 23, height: 23),
        ],
        rise: 1)
    )
  }()
}

/// The status bar, search bar and tab bar from iOS 7 to iOS 12; sizes are UIKit's.
extension StatusBarLook {
  /// Letters and icons on whatever lies below them.
  static let flat = StatusBarLook(
    height: 20,
    overBar: Colors(content: .black),
    overContent: Colors(content: .black),
    light: Colors(content: .white),
    dark: Colors(content: .black),
    text: TextLook(.regular, 12),
    timeText: TextLook(.semibold, 12, alignment: .center),
    signal: .dots(count: 5, diameter: 5.5, gap: 1.5),
    margin: 6.5,
    carrierMargin: 6,
    trailing: 5.5,
    gap: 4,
    wifi: .twoRings,
    battery: .thin,
    // Figures of the time are 11.8 points high on two screens of iOS 12.
    notched: Notched(
      text: TextLook(.semibold, 16.5, alignment: .center), center: .notchCenter, timeCenter: .notchTime,
      trailing: .notchTrailing)
  )
}

extension SearchBarLook {
  /// A white field on grey.
  static let flat = SearchBarLook(
    height: 44,
    scopeHeight: 44,
    scopeGap: 13.5,
    scopeSelectedTextColor: Color(0xC7C7CC),
    background: ByBarStyle(
      BarBackground(
        fill: Gradient(colors: [Color(0xC9C9CE)]),
        line: BarBackground.Line(Color(0xB2B2B7), .pixels(1), isInside: false)),
      black: BarBackground(
        fill: Gradient(colors: [Color(0x1F1F1F)]),
        line: BarBackground.Line(Color(0x2F2F2F), .pixels(1), isInside: false))
    ),
    sharesNavigationBarBackground: false,
    margin: ByWidth(8),
    field: Field(
      height: 28,
      top: 8,
      shape: ShapeLook(cornerRadius: 5, layers: [.init(.color(.fixed(.white)))]),
      text: TextLook(.regular, 14),
      placeholderColor: Color(0x8E8E93),
      centersPlaceholder: true,
      emptyWidth: 9.7,
      symbol: SymbolLook(side: 15, lineWidth: 1.2),
      symbolColor: Color(0x8E8E93),
      padding: 8,
      gap: 6
    ),
    spacing: 5.7,
    buttonMargin: 5.7,
    button: .flat
  )

  /// A grey field with round corners on the navigation bar's background.
  static let rounded = SearchBarLook(
    height: 52,
    scopeHeight: 41,
    scopeGap: 10,
    background: .flat,
    sharesNavigationBarBackground: true,
    margin: ByWidth(16, [.init(from: 414, 20)]),
    field: Field(
      height: 36,
      top: 1,
      shape: ShapeLook(
        cornerRadius: 10, layers: [.init(.color(.fixed(Color(0x8E8E93, alpha: 0.12))))]),
      text: TextLook(.regular, 17),
      placeholderColor: Color(0x8E8E93),
      centersPlaceholder: false,
      symbol: SymbolLook(side: 17, lineWidth: 1.6),
      symbolColor: Color(0x8E8E93),
      padding: 8,
      gap: 6
    ),
    spacing: 12,
    button: .flat
  )
}

extension TabBarLook {
  /// Lines in grey, the chosen tab in the tint.
  static let flat = TabBarLook(
    height: 49,
    background: .flat,
    clusterMinimumWidth: 768,
    clusterTab: Size(width: 76, height: 34),
    tabInset: EdgeInsets(top: 1, left: 2, bottom: 1, right: 2),
    usesWholePoints: true,
    symbolCenter: 17.5,
    baseline: 45.5,
    normal: Tab(
      text: TextLook(.regular, 10, alignment: .center),
      textColor: .fixed(Color(0x929292)),
      symbol: SymbolLook(side: 25, lineWidth: 1.5)
    ),
    selected: Tab(
      text: TextLook(.regular, 10, alignment: .center),
      textColor: .tint,
      symbol: SymbolLook(side: 25, lineWidth: 1.5, isSolid: true)
    ),
    badge: BadgeLook(
      height: 18,
      padding: 5.5,
      shape: ShapeLook(cornerRadius: 9, layers: [.init(.color(.fixed(Color(0xFF3B30))))]),
      text: TextLook(.regular, 13, .white, alignment: .center)
    ),
    badgeOffset: Point(5, -15)
  )
}
