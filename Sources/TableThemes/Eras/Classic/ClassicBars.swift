import TableModel

/// The bars from iPhone OS 3 to iOS 6.
extension BarLooks {
  /// The glossy bars of iPhone OS 3 to iOS 5.
  static let classic = BarLooks(
    contentExtendsUnderBars: false,
    tintColorsBars: true,
    background: .white,
    statusBar: .classic,
    navigationBar: .classic,
    searchBar: .classic,
    toolbar: ToolbarLook(
      height: 44,
      compactHeight: 32,
      background: ByBarStyle(.classicToolbar, black: .classicBlack),
      itemInsets: EdgeInsets(top: 2),
      margin: 7,
      spacing: 10,
      button: .classicToolbar
    ),
    tabBar: .classic,
    homeIndicator: HomeIndicatorLook(width: ByWidth(134), height: 5, bottom: 8, color: .black)
  )

  /// The smoother bars of iOS 6, the upper of which throws a shadow on what lies below.
  static let ios6: BarLooks = {
    var bars = BarLooks.classic
    bars.statusBar.overBar = .ios6
    bars.statusBar.overContent = bars.statusBar.light
    bars.navigationBar.background = ByBarStyle(.ios6Navigation, black: .ios6BlackNavigation)
    bars.navigationBar.button = .ios6Navigation
    bars.searchBar.background.default = .ios6Toolbar
    bars.searchBar.button = .ios6Navigation
    bars.searchBar.field.shape = .ios6Field
    bars.searchBar.field.symbolColor = Color(0x93989E)
    bars.toolbar.background.default = .ios6Toolbar
    bars.toolbar.button = .ios6Toolbar
    return bars
  }()
}

extension NavigationBarLook {
  /// A title with a dark edge above it between buttons with frames.
  fileprivate static let classic = NavigationBarLook(
    height: 44,
    compactHeight: 32,
    promptHeight: 30,
    background: ByBarStyle(.classicNavigation, black: .classicBlack),
    title: ByBarStyle(
      TextLook(
        .bold, 20, .white, alignment: .left, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1)
      ).withLettersOnWholePoints),
    titleUsesWholePoints: true,
    // The letters stand 28 points down at one pixel a point and 28.5 at two, as in screenshots.
    titleEdgeInsets: EdgeInsets(bottom: 1.25),
    compactTitleSize: 16,
    minimumTitleScale: 0.8,
    prompt: ByBarStyle(
      TextLook(
        .regular, 14, Color(0x3E4A5B), alignment: .center,
        shadow: TextShadow(Color(white: 1, alpha: 0.4), dy: 1)),
      black: TextLook(
        .regular, 14, Color(0xC8C8C8), alignment: .center,
        shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))
    ),
    margin: ByWidth(5),
    backMargin: 5,
    spacing: 8,
    button: .classicNavigation,
    backButton: .pointed(.classic, titleEdgeInsets: EdgeInsets(left: 12, right: 8), maximumWidth: 160)
  )
}

extension PointedEndLook {
  /// An end of 11 points whose flanks are all but straight, from its blunt tip up to the button's edge.
  static let classic = PointedEndLook(
    length: 11, overlap: 2.5, edgePull: 0.1, tipPull: 0.55, tipRise: 0.3, bluntness: 0.6, bluntRise: 1.2,
    bluntPull: 0.4)
}

extension ByWidth {
  /// The middle of the time and the icons beside a notch, by the notch's height; the baseline of the time is 28.3 points below the
  /// edge beside one of 44 points.
  static let notchCenter = ByWidth(22.4, [Step(from: 46, 24.5), Step(from: 52, 32)])
  /// The middle of the time, by the screen's width.
  static let notchTime = ByWidth(44, [Step(from: 390, 53), Step(from: 414, 57), Step(from: 420, 58)])
  /// The space after the battery, by the screen's width.
  static let notchTrailing = ByWidth(15, [Step(from: 390, 26), Step(from: 420, 30)])
}

/// The status bar from iPhone OS 3 to iOS 6, read off screenshots; the icons' forms and colours were set by eye.
extension StatusBarLook {
  /// Silver with black letters, or black with light ones.
  static let classic = StatusBarLook(
    height: 20,
    overBar: .classicSilver,
    overContent: .classicSilver,
    light: .classicBlack,
    dark: .classicSilver,
    text: TextLook(.bold, 14),
    timeText: TextLook(.bold, 14),
    signal: .bars(count: 5, width: 3, gap: 1, cornerRadius: 1 / 3),
    margin: 4,
    gap: 3.5,
    wifi: .twoRings,
    battery: .outlined(Size(width: 21, height: 10), cornerRadius: 1),
    notched: Notched(
      text: TextLook(.bold, 16), center: .notchCenter, timeCenter: .notchTime, trailing: .notchTrailing)
  )
}

extension StatusBarLook.Colors {
  /// Silver over a dark line, with blue icons and a green battery.
  fileprivate static let classicSilver = StatusBarLook.Colors(
    content: .black,
    icons: StatusBarLook.IconColors(
      carrier: Color(0x4A4E52), network: Color(0x2F6BC0), charge: Color(0x63B43A)),
    background: Gradient(rows: [
      0xE7EDF0, 0xEDF5F7, 0xEBF3F6, 0xE9F0F4, 0xE7EEF1, 0xE4EBEE, 0xE0E8EB, 0xDEE5E8, 0xDBE1E5, 0xD7DEE2,
      0xD3DCDF, 0xCFD8DC, 0xCDD4D9, 0xCAD1D5, 0xC8CFD2, 0xC4CCCF, 0xC1CACD, 0xBFC7CB, 0xBDC5C9,
    ]).endingWithLine(Color(0x5C6368), height: 20),
    shadow: TextShadow(Color(white: 1, alpha: 0.7), dy: 1)
  )

  /// Light grey on black.
  static let classicBlack = StatusBarLook.Colors(
    content: Color(0xBFBFBF), background: Gradient(colors: [.black]))

  /// Translucent white on the colour of the navigation bar's darkest rows.
  static let ios6 = StatusBarLook.Colors(
    content: Color(white: 1, alpha: 0.65),
    background: Gradient(rows: [
      0x4E698A, 0x4E698A, 0x4E688A, 0x4C6789, 0x4B6688, 0x496487, 0x476385, 0x456184, 0x446083, 0x425F82,
      0x415D81, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80, 0x3F5C80,
    ]),
    shadow: TextShadow(Color(white: 0, alpha: 0.18), dy: -1)
  )
}

extension SearchBarLook {
  /// A round white field on the navigation bar's colours, as screenshots of iOS 5 and 6 show it.
  ///
  /// The scope bar, the black style and the button that cancels were set by eye.
  static let classic = SearchBarLook(
    height: 44,
    scopeHeight: 44,
    scopeGap: 11,
    scopeTintColor: ByBarStyle(nil, black: Color(0x555555)),
    background: ByBarStyle(.classicNavigation, black: .classicBlack),
    sharesNavigationBarBackground: false,
    margin: ByWidth(5),
    field: Field(
      height: 31,
      top: 6,
      shape: .classicField,
      text: TextLook(.regular, 14),
      placeholderColor: Color(0xB3B3B3),
      centersPlaceholder: false,
      symbol: SymbolLook(side: 18.5, lineWidth: 1.5, isSolid: true),
      symbolColor: Color(0x959595),
      clearButton: ClearButton(side: 20.7, trailing: 3.15, color: Color(0xB2B2B2)),
      padding: 8.3,
      gap: 3.2
    ),
    spacing: 5,
    button: .classicNavigation
  )
}

extension ShapeLook {
  /// The field before iOS 6.
  fileprivate static let classicField = classicField(
    [0x657992, 0x6E839E, 0x657B99], shade: (0.365, 0.184, 0.063))

  /// The field of iOS 6.
  static let ios6Field = classicField([0x6A819E, 0x64799A, 0x587194], shade: (0.341, 0.18, 0.071))

  /// White, with shades of some opacities in the rows under its upper edge, within an outline of colours from top to bottom.
  private static func classicField(_ outline: [UInt32], shade: (Double, Double, Double)) -> ShapeLook {
    ShapeLook(
      cornerRadius: 15.5,
      layers: [
        .init(.color(.fixed(.white)), inset: 0.5),
        .init(.gradient(.shade([shade.0, 0.22, 0.063])), inset: 1, lineWidth: 1),
        .init(.gradient(.shade([shade.1, 0.06, 0])), inset: 2, lineWidth: 1),
        .init(.gradient(.shade([shade.2, 0.01, 0])), inset: 3, lineWidth: 1),
        .init(.gradient(Gradient(colors: outline.map { Color($0) })), inset: 0, lineWidth: 1),
      ]
    )
  }
}

extension Gradient {
  /// Black of opacities from top to bottom.
  fileprivate static func shade(_ opacities: [Double]) -> Gradient {
    Gradient(colors: opacities.map { Color(white: 0, alpha: $0) })
  }
}

extension TabBarLook {
  /// Black with a gloss; the chosen tab stands in a lit box with an icon of blue glass.
  ///
  /// Rows of pixels, titles and the badge were read off screenshots at one pixel a point; the icons' forms, tabs on iPads
  /// and the badge's shadow were set by eye.
  static let classic = TabBarLook(
    height: 49,
    background: ByBarStyle(
      BarBackground(
        fill: .classicTabBar,
        gloss: Gradient([
          .init(0, Color(white: 1, alpha: 0.2)), .init(0.5, Color(white: 1, alpha: 0.08)),
          .init(0.5, Color(white: 1, alpha: 0)), .init(1, Color(white: 1, alpha: 0)),
        ]),
        line: .init(.black, .points(1), isInside: true),
        highlight: ByScale([Color(0x434343)])
      )),
    clusterMinimumWidth: 768,
    clusterTab: Size(width: 76, height: 34),
    tabInset: EdgeInsets(top: 3, left: 2, bottom: 2, right: 2),
    symbolCenter: 19,
    baseline: 45,
    normal: Tab(
      text: TextLook(.bold, 10, Color(0x999999), alignment: .center),
      textColor: .fixed(Color(0x999999)),
      symbol: SymbolLook(side: 26, lineWidth: 2.6, isSolid: true),
      symbolFill: Gradient(colors: [Color(0xA8A8A8), Color(0x585858)])
    ),
    selected: Tab(
      text: TextLook(.bold, 10, .white, alignment: .center),
      textColor: .fixed(.white),
      symbol: SymbolLook(side: 26, lineWidth: 2.6, isSolid: true),
      symbolFill: .classicBlueGlass,
      shape: .classicChosenTab
    ),
    badge: BadgeLook(
      height: 17,
      minimumWidth: 18,
      padding: 5,
      shape: .classicTabBadge,
      text: TextLook(.bold, 13, .white, alignment: .center)
    ),
    badgeOffset: Point(11, -17)
  )
}

extension Gradient {
  /// The 47 rows below the highlight, of which the lower half is black.
  fileprivate static let classicTabBar = Gradient(
    rows: [
      0x2E2E2E, 0x2D2D2D, 0x2C2C2C, 0x2B2B2B, 0x2B2B2B, 0x2A2A2A, 0x2A2A2A, 0x282828, 0x272727, 0x262626,
      0x252525, 0x242424, 0x232323, 0x212121, 0x202020, 0x1E1E1E, 0x1D1D1D, 0x1C1C1C, 0x1A1A1A, 0x191919,
      0x171717, 0x161616, 0x151515,
    ] + Array(repeating: 0, count: 24))

  /// Blue glass with a step in the middle of its 26 rows, of which a round icon shows the inner ones.
  fileprivate static let classicBlueGlass = Gradient(
    height: 26,
    [
      (3.5, 0xCBE6F6), (4.5, 0xBCD3F3), (6.5, 0xADC9F0), (8.5, 0x9ABFEE), (10.5, 0x8AB7EC), (12.5, 0x80B6EC),
      (13.5, 0x6BAAEA),
      (14.5, 0x298AE2), (16.5, 0x2F96E7), (18.5, 0x34A3EC), (20.5, 0x38AFF0), (21.5, 0x3AB5F2),
      (22.5, 0x5CD4F5),
    ].map { ($0.0, Color($0.1)) })
}

extension ShapeLook {
  /// Light over the bar, a little more of it over the lower half.
  fileprivate static let classicChosenTab = ShapeLook(
    cornerRadius: 3,
    layers: [
      .init(
        .gradient(
          Gradient(
            height: 44,
            [(0.5, 0.129), (6.5, 0.137), (11.5, 0.137), (22, 0.14), (22, 0.145), (44, 0.145)].map {
              ($0.0, Color(white: 1, alpha: $0.1))
            })))
    ])

  /// A red pill with a white edge, a gloss and a shadow.
  fileprivate static let classicTabBadge = ShapeLook(
    cornerRadius: 9,
    layers: [
      .init(
        .color(.fixed(Color(white: 0, alpha: 0.18))),
        inset: EdgeInsets(top: 0, left: -2, bottom: -4, right: -2)),
      .init(
        .color(.fixed(Color(white: 0, alpha: 0.3))),
        inset: EdgeInsets(top: 0, left: -1, bottom: -2, right: -1)),
      .init(.color(.fixed(.white)), inset: EdgeInsets(bottom: 0.08)),
      .init(
        .gradient(
          Gradient(rows: [
            0xFFFFFF, 0xF8CDCF, 0xEE8D92, 0xEB767C, 0xE8656B, 0xE6555C, 0xE4484F, 0xDD1B23, 0xD9010B,
            0xDA0610,
            0xDA0812, 0xDC141D, 0xE2484F,
          ])),
        inset: 2
      ),
    ]
  )
}
