import TableModel

/// The bars of iOS 26: groups of buttons on glass that floats over the content.
///
/// Capsules, their places, shadow and colours, toolbars and tab bars were measured on screens of iOS 26. Words in capsules
/// stand 15.7 points in, as UIKit has them at 375 points and a screen of 440 shows them; a list of SwiftUI's at 390 points
/// has 12.
extension BarLooks {
  /// The bars of iOS 26.
  static let glass: BarLooks = {
    var bars = BarLooks.modern
    bars.navigationBar.background = ByBarStyle(.none, black: .none)
    bars.navigationBar.button = .glass
    bars.symbolWeight = .medium
    // Stored documents have bars of 54 points, and of 106 with a large title, that begin where the status bar ends and 16
    // points below the upper edge of a phone's sheet; buttons begin with them, in six screens of 390, 402 and 440 points.
    bars.navigationBar.height = 54
    bars.navigationBar.sheetHeight = nil
    // In a sheet on 440 points they begin 20 points below its edge, as far as they stand from the sides there.
    bars.navigationBar.spaceAbove = .init(
      screen: 10, phoneSheet: ByWidth(16, [.init(from: 414, 20)]), tabletSheet: 10)
    // Buttons are as high on a phone on its side; no picture of one is known.
    bars.navigationBar.compactHeight = 54
    bars.navigationBar.drop = -5
    bars.riseBesideIsland = 0
    bars.statusBar.island = .besideNotches
    // Figures are 11.4 points high on three screens of 390 points and their middle is at 52; on 375, 414 and 428 by eye.
    bars.statusBar.notched.timeCenter.steps = bars.statusBar.notched.timeCenter.steps.map { step in
      step.minimumWidth == 390 ? .init(from: 390, 52) : step
    }
    bars.statusBar.notched.textScale = ByWidth(
      16.0 / 17,
      [
        .init(from: 393, 1), .init(from: 402, 402.0 / 393), .init(from: 414, 16.0 / 17),
        .init(from: 420, 402.0 / 393),
        .init(from: 428, 16.0 / 17), .init(from: 430, 430.0 / 393),
      ])
    let margin = ByWidth(16, [.init(from: 414, 20)])
    bars.navigationBar.margin = margin
    bars.navigationBar.backMargin = margin
    bars.navigationBar.spacing = 12
    // Round at its ends and 20.5 points from the button's edge to its middle, on two screens of 390 points.
    bars.navigationBar.backButton = .disc(size: Size(width: 11, height: 19), lineWidth: 2.4, shift: -4.0 / 3)
    bars.navigationBar.largeTitle?.margin = margin
    // The baseline is 45.3 points below the buttons, as Vercantez/openuikit measured in running apps.
    bars.navigationBar.largeTitle?.top = 3
    // NetNewsWire's screens of 390 and 440 points and of an iPad: 15 semibold over 12 in #8E8E93; under a large title, 49 below the
    // buttons, 11 semibold, whose line is 16.1 below that of the title; the height of both is by eye.
    bars.navigationBar.subtitle = NavigationSubtitleLook(
      text: TextLook(.caption1, Color(0x8E8E93)), largeText: TextLook(.caption2, .modernSecondaryLabel),
      titleShrinkage: 2, titleSize: 15,
      titleBaseline: 61.0 / 3, baseline: 35, largeTitleDrop: 3.7, largeBaseline: 16.1, largeHeight: 17)
    bars.navigationBar.subtitle?.largeText.weight = .semibold
    bars.standaloneSearchBar = nil
    bars.searchBar.height = 60
    bars.searchBar.background = ByBarStyle(.none)
    bars.searchBar.margin = margin
    bars.searchBar.field.height = 44
    bars.searchBar.field.top = 4
    bars.searchBar.field.shape = ShapeLook(cornerRadius: 22, layers: .glass)
    bars.searchBar.field.gap = 6
    bars.searchBar.field.token = SearchBarLook.Token(
      shape: ShapeLook(cornerRadius: 16, layers: [.init(.color(.fixed(.modernSecondaryFill)))]), inset: 7,
      padding: 11, gap: 6)
    bars.searchBar.field.padding = 14
    bars.searchBar.field.symbol.sizes[.glass] = Size(width: 16, height: 16)
    bars.searchBar.field.placeholderColor = Color(
      light: Color(white: 0, alpha: 0.565), dark: Color(white: 1, alpha: 0.626))
    bars.searchBar.field.placeholderWeight = .medium
    bars.searchBar.field.followsTextSize = true
    bars.searchBar.button = .glass
    bars.integratedSearchBar = .integratedGlass(bars.searchBar)
    bars.inlineSearchBar = bars.integratedSearchBar?.inline(padding: 20, gap: 10.1)
    bars.toolbar = .glass(height: 48, margin: 28)
    bars.tabBar.background = ByBarStyle(.none)
    bars.tabBar.sidewaysMinimumWidth = nil
    bars.tabBar.usesWholePoints = false
    bars.tabBar.capsule = TabBarLook.Capsule(
      // Its shadow is that of buttons at the top, on three screens of iOS 26.2 and 26.4.
      shape: ShapeLook(cornerRadius: 31, layers: .glass),
      height: 62,
      inset: EdgeInsets(left: 21, bottom: 21, right: 21),
      padding: 4,
      tabWidth: 86,
      // Three tabs, whose widest title has 52.7 points, are 99.3 points wide there.
      titleMargin: 23.3,
      // Two tabs have a capsule of 190 points, in which they are 86.4 apart; three are 85.9 apart; four have one of 360.
      ends: [9, 9, 8],
      // Measured with two to six tabs.
      overlaps: [0, 9.2, 8.4, 40.0 / 3, 7.8, 18.4],
      // Ice Cubes' screens of 402 points: a capsule of four tabs from 21 to 311, and a circle from 319 to 381 whose magnifying
      // glass has 22.7 points; it is drawn in a square of 27.6.
      spaceBeforeSearch: 8,
      searchSymbolSide: 27.6,
      searchSymbolLineWidth: 2.1
    )
    bars.tabBar.tabInset = EdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    bars.tabBar.symbolCenter = 24
    bars.tabBar.badgeOffset.y = -15
    bars.tabBar.baseline = 49
    bars.tabBar.bareBadgeOffset = Point(-4, -18)
    bars.tabBar.normal.text.weight = .medium
    bars.tabBar.selected.text.weight = .semibold
    bars.tabBar.normal.textColor = .fixed(.glassGlyph, dark: .darkGlassGlyph)
    bars.tabBar.selected.shape = ShapeLook(
      cornerRadius: 27,
      layers: [.init(.color(.fixed(Color(white: 0, alpha: 0.07), dark: Color(white: 1, alpha: 0.14))))])
    bars.scrollEdge = .soft
    bars.symbolsForWords = [.done: .check, .cancel: .cross, .close: .cross]
    return bars
  }()
}

extension ScrollEdgeLook {
  /// Soft edges without a line.
  ///
  /// This is what a screen of 390 points shows of rows under a navigation bar that ends at 101, and of a list over a toolbar whose
  /// room ends 84 above the lower edge, against the same where nothing is hidden. Real rows are blurred at the top as well.
  fileprivate static let soft = ScrollEdgeLook(
    top: [
      Step(-39, 0.9), Step(-21, 0.78), Step(-7, 0.49), Step(-3, 0.33), Step(1, 0.22), Step(5, 0.13),
      Step(13, 0.04), Step(21, 0),
    ],
    bottom: [
      Step(-68, 0.84), Step(-56, 0.81), Step(-40, 0.69), Step(-30, 0.58), Step(-18, 0.42), Step(-12, 0.34),
      Step(-2, 0.22), Step(21, 0.03), Step(42, 0),
    ])
}

extension TabletLooks {
  /// The iPads of iOS 26: buttons 10 points from the edges of their column or sheet, a status bar of 32 points above them, and
  /// toolbars of 44 points, 20 from the lower edge.
  static func glass(grouped: TableLook) -> TabletLooks {
    var bars = BarLooks.glass
    bars.statusBar.height = 32
    bars.tabBar.bareBadgeOffset = nil
    // Letters of 14 points whose capitals end 21 below the edge, a battery of 25 × 13 and a fan 14.3 wide: measured on two screens of
    // 1032 by 1376 points, and on six of 1180 where they stand nearer to the sides. A screen of 1366 has those margins in iOS 16.
    bars.statusBar.timeText = TextLook(.medium, 14)
    bars.statusBar.tablet = .init(
      minimumSide: 600,
      sides: .init(
        leading: ByWidth(16, [.init(from: 1032, 25)]), trailing: ByWidth(15.17, [.init(from: 1032, 26.17)])),
      dateGap: 10.8, text: TextLook(.medium, 14))
    bars.statusBar.battery = BatteryLook.island
    bars.statusBar.gap = 4.5
    bars.statusBar.networkHeight = 10
    bars.navigationBar.margin = 10
    bars.navigationBar.backMargin = 10
    bars.toolbar = .glass(height: 44, margin: 10)
    bars.toolbar.bottomMargin = 20
    var inline = bars.searchBar.inline(padding: 17.6, gap: 9.1)
    inline.height = 44
    inline.field.top = 0
    bars.inlineSearchBar = inline
    bars.inlineSearchWidth = 248
    // Tabs are at the upper edge since iPadOS 18, as Apple says in “Elevating your iPad app with a tab bar and sidebar”. Margins, width
    // and letters are what others read out of iOS 26.1; a row of 17 points is then as high as the buttons beside it.
    bars.tabBar.row = TabBarLook.Row(
      shape: ShapeLook(cornerRadius: 22, layers: .glass), height: 44, maximumWidth: 600, padding: 4,
      titleMargin: 16, text: TextLook(.regular, 17, alignment: .center),
      selectedText: TextLook(.semibold, 17, alignment: .center), symbolSide: 20, spaceBelow: 10,
      minimumScreenWidth: 600)
    // Phones on their side are as wide, and lower.
    return TabletLooks(minimumWidth: 600, minimumHeightWithoutContainers: 451, bars: bars, grouped: grouped)
  }
}

extension ToolbarLook {
  /// Capsules of a height, in points, as far from both sides and from the lower edge of the screen; the room above them is by
  /// eye.
  ///
  /// A phone's single button is a circle of 48 points. Two icons in a capsule of that height are nearer to each other's room and
  /// further from its ends than in one of 44, so that there is as much between them: a circle and a star make 110⅓ points, and
  /// 106.5 on an iPad.
  fileprivate static func glass(height: Double, margin: Double) -> ToolbarLook {
    var button = BarButtonLook.glass
    if height > button.height {
      button.groupedSymbolPadding = 15
      button.groupSpacing = 4
    }
    button.height = height
    button.compactHeight = height
    button.minimumWidth = height
    button.group = ShapeLook(cornerRadius: height / 2, layers: .lowGlass)
    button.done.shape?.cornerRadius = height / 2
    let room = 8.0
    return ToolbarLook(
      height: height + room, compactHeight: height + room, background: ByBarStyle(.none),
      itemInsets: EdgeInsets(top: room), bottomMargin: margin, margin: margin, spacing: 12, button: button)
  }
}

extension Color {
  /// Icons and words on glass; over grouped tables a little bluer than over white, where they are #191919.
  fileprivate static let glassGlyph = Color(0x19191B)
  fileprivate static let darkGlassGlyph = Color(0xF4F3F4)
}

extension BarButtonLook {
  /// Buttons of 44 points that share a capsule of glass; what finishes something stands on a tint of its own.
  ///
  /// Two icons of 20 points in a capsule are 54 points apart, and 23 from its ends, as chevrons are on a phone; a circle and a star
  /// make a capsule of 106.5 points on an iPad, a page and an arrow one of 98.5. Crosses have 17 points on two screens, lines 2.
  fileprivate static let glass: BarButtonLook = {
    var button = BarButtonLook.modern
    // Measured on a screen of an app of the time, light and dark.
    button.disabledBase = Color(light: Color(0xD8D8DB), dark: Color(0x3C3C3C))
    button.height = 44
    button.compactHeight = 44
    button.minimumWidth = 44
    button.padding = 15.7
    // A gear of 23.7 points and lines of 22 stand in circles, on three screens.
    button.symbolPadding = 8.5
    button.groupedSymbolPadding = 13
    button.groupSpacing = 8
    button.plain.color = ByBarStyle(.ownTint(else: .glassGlyph, dark: .darkGlassGlyph))
    button.plain.text.weight = .medium
    button.bordered = button.plain
    button.done = Kind(
      text: TextLook(.semibold, 17, alignment: .center),
      color: ByBarStyle(.fixed(.white)),
      shape: ShapeLook(cornerRadius: 22, layers: .prominent)
    )
    button.symbol = SymbolLook(side: 20, lineWidth: 2)
    button.symbol.sizes[.cross] = Size(width: 17, height: 17)
    button.group = ShapeLook(cornerRadius: 22, layers: .glass)
    return button
  }()
}

extension SearchBarLook {
  /// The capsule at the lower edge, over a shadow that is darker than that of buttons.
  ///
  /// Measured at 440 points: 28 from the sides and from the edge. The room above it is by eye.
  fileprivate static func integratedGlass(_ bar: SearchBarLook) -> SearchBarLook {
    var bar = bar
    bar.height = 56
    bar.bottomMargin = 28
    bar.standsAmongButtons = true
    bar.margin = ByWidth(28)
    bar.field.height = 48
    bar.field.top = 8
    bar.field.shape = ShapeLook(cornerRadius: 24, layers: .lowGlass)
    bar.field.padding = 19.5
    bar.field.gap = 10
    return bar
  }

  /// The capsule among buttons, with a magnifying glass as dark as their icons, as apps of UIKit have it: in a toolbar of 390
  /// points, and 248 × 44 points large in the navigation bars of iPads of 1032 and 1376.
  fileprivate func inline(padding: Double, gap: Double) -> SearchBarLook {
    var bar = self
    bar.standsAmongButtons = true
    bar.field.padding = padding
    bar.field.gap = gap
    bar.field.symbol.sizes[.glass] = Size(width: 16.3, height: 16.3)
    bar.field.symbolColor = Color(light: .glassGlyph, dark: .darkGlassGlyph)
    return bar
  }
}

extension [ShapeLook.Layer] {
  /// Glass with a lighter rim over a wide shadow ten points below it, which dark screens do not have.
  fileprivate static let glass =
    shadow(
      zip(
        [28.0, 21, 15, 10.5, 6, 2, -2, -4, -6, -8],
        [0.005, 0.005, 0.0083, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005]
      ), drop: 10) + surface

  /// The same over the darker shadow of what stands at the lower edge: 25 of 255 below it, 18 beside it and 10 above it, as
  /// measured; how they fade is by eye.
  fileprivate static let lowGlass =
    shadow(
      zip(
        [28.0, 24.5, 21, 18, 15, 12.75, 10.5, 8.25, 6, 4, 2, 0, -2, -4, -5],
        [1.0, 1, 1, 1, 2, 1, 2, 1, 3, 2, 3, 2, 2, 2, 1].map { $0 / 255 }
      ), drop: 6) + surface

  /// What lies below with a veil over it, and a rim of three lines of a pixel at three pixels a point.
  ///
  /// Measured: #FEFEFE over white, #FBFBFF over #F2F2F7 with a rim of #FFFFFF, #FFFFFF and #FCFCFF; #191919 over black with #373737, #2F2F2F and
  /// #272727; #252527 over #1C1C1E. Real glass shows what moves below it, blurred; ours shows the ground alone.
  private static let surface: [ShapeLook.Layer] =
    [
      ShapeLook.Layer(.color(.ground)),
      ShapeLook.Layer(
        .color(.fixed(Color(white: 254.0 / 255, alpha: 0.75), dark: Color(white: 44.0 / 255, alpha: 0.57)))),
    ]
    + rim([(1, 0.13), (1, 0.096), (0.25, 0.061)])

  /// The tint with a pale rim: that of #086AEE is #4AC8F9, #37AFF6 and #2696F3 from outside, that of #3265FE #79BBFF, #66A5FF and
  /// #538DFE, on public screens.
  fileprivate static let prominent: [ShapeLook.Layer] =
    [.init(.color(.tint))] + rim([(0.45, 0.45), (0.33, 0.33), (0.21, 0.21)])

  /// Three lines of a pixel at three pixels a point, from outside, so white on light and on dark screens.
  private static func rim(_ alphas: [(light: Double, dark: Double)]) -> [ShapeLook.Layer] {
    alphas.enumerated().map { index, alpha in
      ShapeLook.Layer(
        .color(.fixed(Color(white: 1, alpha: alpha.light), dark: Color(white: 1, alpha: alpha.dark))),
        inset: Double(index) / 3, lineWidth: 1.0 / 3)
    }
  }

  /// Shapes around the glass, each wider by so many points and so dark, some points further down.
  private static func shadow(_ steps: Zip2Sequence<[Double], [Double]>, drop: Double) -> [ShapeLook.Layer] {
    steps.map { spread, alpha in
      ShapeLook.Layer(
        .color(.fixed(Color(white: 0, alpha: alpha), dark: .clear)),
        inset: EdgeInsets(top: drop - spread, left: -spread, bottom: -drop - spread, right: -spread))
    }
  }
}
