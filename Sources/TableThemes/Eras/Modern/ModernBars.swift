import TableModel

/// The bars from iOS 13 on, in the system's colours. Sizes are UIKit's.
extension BarLooks {
  /// The bars of iOS 13 and 14.
  static let modern: BarLooks = {
    var bars = BarLooks.flatLarge
    bars.background = .modernBackground
    bars.statusBar.overBar = .modern
    bars.statusBar.overContent = .modern
    bars.statusBar.notched.text = TextLook(.semibold, 17, alignment: .center)
    // With a home button the ink of the time begins at 6.9 points and with a home indicator at 17, and 12 points lie
    // between the ink of time and date, as measured on three screens of iOS 14.
    bars.statusBar.tablet = .init(
      minimumSide: 600, sides: .init(leading: 6, trailing: 6),
      sidesWithHomeIndicator: .init(leading: 16, trailing: 16), dateGap: 10.2, text: TextLook(.regular, 12))
    // Bars begin at 53.67 points on 393 and at 54 on 430, where 59 are safe, and at 56.33 on 402, where 62 are.
    bars.riseBesideIsland = ByWidth(
      16.0 / 3, [.init(from: 402, 17.0 / 3), .init(from: 430, 5), .init(from: 440, 17.0 / 3)])
    // Icons stand 27.3 points below the edge where 50 are safe, as a screen of iOS 16 shows.
    bars.statusBar.notched.center.steps += [
      .init(from: 50, 27.3), .init(from: 54, 29.2), .init(from: 62, 32.5),
    ]
    // Measured on 402, 414, 428, 430 and 440 points; that of 393 and of 420 follows from 402.
    bars.statusBar.notched.timeCenter = ByWidth(
      44,
      [
        .init(from: 390, 53), .init(from: 393, 72), .init(from: 402, 74.3), .init(from: 414, 57),
        .init(from: 420, 77), .init(from: 428, 62.6), .init(from: 430, 81), .init(from: 440, 83.3),
      ])
    // The time is larger on wider screens with an island: its figures are 12.3 points high on 402 points and 12.7 on 430; beside a
    // notch they are 11.8 on 414 and 12.3 on 428.
    bars.statusBar.notched.textScale = ByWidth(
      1,
      [
        .init(from: 402, 402.0 / 393), .init(from: 414, 16.5 / 17), .init(from: 420, 402.0 / 393),
        .init(from: 430, 430.0 / 393),
      ])
    bars.statusBar.island = .sinceNotches
    bars.navigationBar.background = .modern(atScrollEdge: .clearWithLargeTitle)
    // No picture with this height is known; it is what developers tell of sheets.
    bars.navigationBar.sheetHeight = 56
    bars.navigationBar.title.default.color = .modernLabel
    bars.navigationBar.prompt.default.color = .modernLabel
    bars.navigationBar.largeTitle?.text.default.color = .modernLabel
    bars.navigationBar.button = .modern
    // Round at its ends and 11 by 19 points on eight screens of iOS 14 to 18; it begins at 8.3 to 9.0 points on 375, at 9.3 on 402, from
    // 13.0 to 13.3 on 414 and 430, and at 13.0 on iPads. The ink of an o begins at 28.5 points on 375, at 33.0 on 414 and at
    // 32.5 on iPads, as measured on iOS 14, that of a P at 34.3 on 430 on iOS 16, and that of a B at 31.7 on 402 on iOS 18.
    bars.navigationBar.backMargin = ByWidth(8.8, [.init(from: 402, 28.0 / 3), .init(from: 414, 13.2)])
    bars.navigationBar.backButton = .chevron(
      size: Size(width: 11, height: 19), lineWidth: 2.5,
      gap: ByWidth(
        7.95, [.init(from: 402, 9.75), .init(from: 414, 7.9), .init(from: 428, 8.8), .init(from: 600, 7.4)]),
      isRound: true)
    bars.searchBar.background = .modern(atScrollEdge: .clear)
    bars.searchBar.field.shape = ShapeLook(
      cornerRadius: 10,
      layers: [.init(.color(.fixed(Color(.tertiarySystemFill, else: Color(0x767680, alpha: 0.12)))))])
    bars.searchBar.field.text.color = .modernLabel
    bars.searchBar.field.placeholderColor = .modernSecondaryLabel
    bars.searchBar.field.symbolColor = .modernSecondaryLabel
    bars.searchBar.field.symbol.sizes[.glass] = Size(width: 16.3, height: 16.3)
    bars.searchBar.field.gap = 5
    // By eye.
    bars.searchBar.field.token = SearchBarLook.Token(
      shape: ShapeLook(cornerRadius: 5, layers: [.init(.color(.fixed(.modernGray4)))]), inset: 6, padding: 7,
      gap: 5)
    bars.searchBar.button = .modern
    bars.standaloneSearchBar = .standalone(bars.searchBar)
    bars.toolbar.background = .modern(atScrollEdge: .visible)
    bars.toolbar.button = .modern
    bars.tabBar.background = .modern(atScrollEdge: .visible)
    // Tabs that are not chosen are #999999 over white, #959595 over #F8F8F9 and #929299 over #F2F2F7 in three apps on iOS 15
    // to 18, and #7E7E7E over #141414 in the dark. Symbols of several parts would show a colour that lets those through.
    bars.tabBar.normal.textColor = .fixed(Color(light: Color(0x959595), dark: Color(0x7E7E7E)))
    // The middle of nine icons in three apps on iOS 15 to 17.
    bars.tabBar.symbolCenter = 18.6
    // 45.3 points below the line above the bar, as measured on iOS 17 and 18.
    bars.tabBar.baseline = 45
    // Tabs are 48 points high there and begin 1.33 below that line.
    bars.tabBar.tabInset.bottom = 0
    bars.tabBar.normal.text.weight = .medium
    bars.tabBar.normal.symbol.isSolid = true
    bars.tabBar.selected.text.weight = .medium
    bars.tabBar.badge.padding = 5
    bars.tabBar.badgeOffset = Point(8, -16.1)
    // In tabs without an icon the middle of a badge is 19.9 points right of the tab's, as measured on iOS 17 and 18.
    bars.tabBar.bareBadgeOffset = Point(10.9, bars.tabBar.badgeOffset.y)
    bars.tabBar.badge.shape = ShapeLook(
      cornerRadius: 9, layers: [.init(.color(.fixed(Color(.systemRed, else: Color(0xFF3B30)))))])
    bars.homeIndicator.color = .modernLabel
    return bars
  }()

  /// The bars with the heights that they have on tablets.
  ///
  /// Navigation bars are 50 points high, tab bars 50, and 65 down to the edge of screens with a home indicator, as measured
  /// on iPads of iOS 14, two or three of each.
  var withTabletHeights: BarLooks {
    var bars = self
    bars.navigationBar.tabletHeight = 50
    bars.tabBar.tabletHeight = 50
    bars.tabBar.tabInset.bottom = 1
    bars.tabBar.tabletHeightToEdge = 65
    return bars
  }

  /// The bars of iOS 15 to iOS 18, which all go clear while the content rests at them.
  static let modernClear: BarLooks = {
    var bars = BarLooks.modern
    bars.navigationBar.background.default.atScrollEdge = .clear
    bars.toolbar.background.default.atScrollEdge = .clear
    bars.tabBar.background.default.atScrollEdge = .clear
    // The time stands on 32 points on two screens of 390 points of iOS 17 and 18, as far below what iOS 15 has on 428.
    bars.statusBar.notched.drop = ByWidth(0, [.init(from: 390, 4.0 / 3), .init(from: 393, 0)])
    return bars
  }()
}

extension SearchBarLook {
  /// The bar in a table's header or by itself, between two lines, as measured on an iPhone of 393 points.
  fileprivate static func standalone(_ bar: SearchBarLook) -> SearchBarLook {
    var bar = bar
    let line = BarBackground.Line(
      Color(.separator, else: Color(0x3C3C43, alpha: 0.29)), .pixels(1), isInside: true)
    bar.height = 56
    bar.margin = 8
    bar.field.top = 10
    bar.field.gap = 4
    bar.background = ByBarStyle(
      BarBackground(fill: Gradient(colors: [.modernBackground]), line: line, farLine: line),
      black: bar.background.black)
    bar.sharesNavigationBarBackground = false
    return bar
  }
}

extension StatusBarLook.Island {
  /// The icons of iOS 13 to 18, which are as large beside a notch: a battery of 26.3 points with its pole, and of 25.3 on 414 points,
  /// on six screens of iOS 14 to 18 of 390, 414 and 428 points; on 375 points by eye.
  static let sinceNotches: StatusBarLook.Island = {
    var island = modern
    island.minimumHeight = 40
    island.scale = ByWidth(
      12.0 / 13,
      [
        .init(from: 390, 1), .init(from: 414, 0.96), .init(from: 420, 1), .init(from: 430, 1.115),
      ])
    island.gap = ByWidth(
      6.6,
      [
        .init(from: 390, 7.3), .init(from: 393, 7.5), .init(from: 414, 6.6), .init(from: 420, 7.5),
        .init(from: 428, 6.33), .init(from: 430, 7.5),
      ])
    island.trailing = ByWidth(
      15,
      [
        .init(from: 390, 26.33), .init(from: 393, 34.4), .init(from: 402, 35.3), .init(from: 414, 21.33),
        .init(from: 420, 35.3), .init(from: 428, 27.33), .init(from: 430, 37.5), .init(from: 440, 40.7),
      ])
    return island
  }()

  /// The icons of iOS 26, which are smaller beside a notch: a battery of 25 points with its pole and a fan of 16, measured on three
  /// screens of 390 points; on 375, 414 and 428 points by eye.
  static let besideNotches: StatusBarLook.Island = {
    let notch = 12.0 / 13
    let gap = 5.67 / notch
    var island = modern
    island.minimumHeight = 40
    island.scale = ByWidth(
      notch,
      [
        .init(from: 393, 1), .init(from: 414, notch), .init(from: 420, 1), .init(from: 428, notch),
        .init(from: 430, 1.115),
      ])
    island.gap = ByWidth(
      gap,
      [
        .init(from: 393, 7.5), .init(from: 414, gap), .init(from: 420, 7.5), .init(from: 428, gap),
        .init(from: 430, 7.5),
      ])
    island.trailing = ByWidth(
      15,
      [
        .init(from: 390, 18.3), .init(from: 393, 34.4), .init(from: 402, 35.3), .init(from: 414, 18.3),
        .init(from: 420, 35.3), .init(from: 428, 22.3), .init(from: 430, 37.5), .init(from: 440, 40.7),
      ])
    return island
  }()

  /// Icons as large as on 402 points, and an eighth larger from 428 points on.
  ///
  /// A battery has 25 × 13 points, a fan 16.7 × 12.3, and dots are 5.3 points apart, where bars stand with a network. Measured on
  /// 402, 430 and 440 points.
  fileprivate static let modern = StatusBarLook.Island(
    minimumHeight: 54,
    scale: ByWidth(1, [.init(from: 428, 1.115)]),
    signal: .bars(count: 4, width: 3, gap: 7.0 / 3, cornerRadius: 1),
    battery: .island,
    gap: 7.5,
    networkHeight: 12,
    trailing: ByWidth(34.4, [.init(from: 402, 35.3), .init(from: 430, 37.5), .init(from: 440, 40.7)]))
}

extension StatusBarLook.Colors {
  static let modern = StatusBarLook.Colors(content: .modernLabel)
}

extension BarBackground.Line {
  /// A hairline that reads #B2B2B2 on light screens, as measured on iOS 16 and 17.
  fileprivate static let modern: BarBackground.Line = {
    var line = BarBackground.Line(
      Color(.separator, else: Color(0x3C3C43, alpha: 0.29)), .pixels(1), isInside: false)
    line.veil = Color(white: 0, alpha: 0.1)
    return line
  }()
}

extension ByBarStyle<BarBackground> {
  /// A background that appears when content goes under the bar.
  static func modern(atScrollEdge edge: BarBackground.ScrollEdge) -> ByBarStyle {
    ByBarStyle(
      BarBackground(
        fill: Gradient(colors: [.modernBackground]),
        veil: Color(0xCCCCCC, alpha: 0.12),
        line: .modern,
        atScrollEdge: edge
      ),
      black: BarBackground(
        fill: Gradient(colors: [Color(0x1D1D1D)]),
        line: BarBackground.Line(Color(white: 1, alpha: 0.15), .pixels(1), isInside: false)
      )
    )
  }
}

extension BarButtonLook {
  /// Words and icons in the system's blue.
  static let modern: BarButtonLook = {
    var button = BarButtonLook.flat
    button.base = ByBarStyle(.modernTint)
    button.disabledColor = Color(.tertiaryLabel, else: Color(0x3C3C43, alpha: 0.3))
    button.symbol.lineWidth = 1.7
    return button
  }()
}
