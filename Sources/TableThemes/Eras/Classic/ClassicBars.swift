import TableModel

/// The bars from iPhone OS 3 to iOS 6.
///
/// The shadow below the navigation bar of iOS 6 was measured; sizes are UIKit's, other colours were set by eye.
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
      background: .classicToolbar,
      margin: 6,
      spacing: 10,
      button: .classicToolbar
    ),
    tabBar: .classic,
    homeIndicator: HomeIndicatorLook(width: ByWidth(134), height: 5, bottom: 8, color: .black)
  )

  /// The smoother bars of iOS 6, the upper of which throws a shadow on what lies below.
  static let ios6: BarLooks = {
    var bars = BarLooks.classic
    bars.statusBar.overBar = StatusBarLook.Colors(
      content: .white,
      background: Gradient(colors: [Color(0x7F93AE), Color(0x6C819E)]),
      shadow: TextShadow(Color(white: 0, alpha: 0.35), dy: -1)
    )
    bars.statusBar.overContent = bars.statusBar.light
    bars.navigationBar.background.default = BarBackground(
      fill: .ios6Bar, gloss: .ios6Gloss,
      line: .init(Color(0x46597A), .points(1), isInside: true),
      highlight: Color(0xC9D4E2),
      shadow: [0.204, 0.161, 0.11, 0.067, 0.031, 0.012].map { Color(white: 0, alpha: $0) }
    )
    bars.navigationBar.background.black.shadow = bars.navigationBar.background.default.shadow
    bars.toolbar.background.default.fill = .ios6Bar
    bars.toolbar.background.default.gloss = .ios6Gloss
    return bars
  }()
}

extension NavigationBarLook {
  /// A title with a dark edge above it between buttons with frames.
  fileprivate static let classic = NavigationBarLook(
    height: 44,
    compactHeight: 32,
    promptHeight: 30,
    background: ByBarStyle(
      BarBackground(
        fill: .classicBar, gloss: .classicGloss,
        line: .init(Color(0x2D3642), .points(1), isInside: true), highlight: Color(0xCDD5DF)),
      black: BarBackground(
        fill: .classicBlackBar, gloss: .classicGloss,
        line: .init(.black, .points(1), isInside: true), highlight: Color(0x6B6B6B))
    ),
    title: ByBarStyle(
      TextLook(
        .bold, 20, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))),
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
    backButton: .pointed(.classic, maximumTitleWidth: 110, titleShift: 3)
  )
}

extension PointedEndLook {
  /// An end of 11 points whose flanks swing in before its blunt tip; the curves were set by eye.
  fileprivate static let classic = PointedEndLook(
    length: 11, overlap: 1.5, edgePull: 0.28, tipPull: 0.42, tipRise: 0.19, bluntness: 0.6, bluntRise: 1.2,
    bluntPull: 0.4)
}

extension ByBarStyle<BarBackground> {
  fileprivate static let classicToolbar = ByBarStyle(
    BarBackground(
      fill: .classicBar, gloss: .classicGloss,
      line: .init(Color(0x2D3642), .points(1), isInside: true), highlight: Color(0xCDD5DF)),
    black: BarBackground(
      fill: .classicBlackBar, gloss: .classicGloss,
      line: .init(.black, .points(1), isInside: true), highlight: Color(0x6B6B6B))
  )
}

extension Gradient {
  /// Blue-grey with a gloss over its upper half.
  fileprivate static let classicBar = Gradient([
    .init(0, Color(0xB0BCCD)), .init(0.5, Color(0x889BB3)), .init(0.5, Color(0x8195AF)),
    .init(1, Color(0x6D84A2)),
  ])

  /// Black with a gloss over its upper half.
  fileprivate static let classicBlackBar = Gradient([
    .init(0, Color(0x555555)), .init(0.5, Color(0x2A2A2A)), .init(0.5, Color(0x141414)),
    .init(1, Color(0x040404)),
  ])

  /// The gloss over a colour of the author's own.
  fileprivate static let classicGloss = Gradient([
    .init(0, Color(white: 1, alpha: 0.45)), .init(0.5, Color(white: 1, alpha: 0.14)),
    .init(0.5, Color(white: 1, alpha: 0.08)), .init(1, Color(white: 1, alpha: 0)),
  ])

  /// Blue-grey that darkens evenly.
  fileprivate static let ios6Bar = Gradient(colors: [Color(0xB5C1D2), Color(0x6D84A2)])

  /// The even gloss over a colour of the author's own.
  fileprivate static let ios6Gloss = Gradient(colors: [
    Color(white: 1, alpha: 0.42), Color(white: 1, alpha: 0),
  ])
}
