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
