import TableModel

extension ContainerLooks {
  /// The containers of the classic eras.
  static let classic = ContainerLooks(
    splitView: .classic, popover: .classic, presentation: .classic)
}

extension PresentationLook {
  /// Sheets of tablets, of the sizes that UIKit's documentation and developers give; corners, shadow and how dark the screen
  /// behind is were set by eye, as no picture was measured.
  fileprivate static let classic = PresentationLook(
    pageWidth: 768,
    hasPhoneMargins: false,
    pageInsets: EdgeInsets(top: 20),
    form: Form(size: Size(width: 540, height: 620)),
    cornerRadius: 5,
    dimming: Color(white: 0, alpha: 0.5),
    shadow: SoftShadow(Color(white: 0, alpha: 0.4), radius: 20, dy: 4)
  )
}

extension SplitViewLook {
  /// Both sides with rounded corners on black, UIKit's gutter of one point between them; the overlay was set by eye.
  fileprivate static let classic = SplitViewLook(
    masterWidth: 320,
    dividerColor: .black,
    dividerThickness: .points(1),
    cornerRadius: 5,
    innerCornerRadius: 3,
    overlayShadow: Gradient(colors: [Color(white: 0, alpha: 0.5), Color(white: 0, alpha: 0)]),
    overlayShadowWidth: 10
  )
}

extension PopoverLook {
  /// A glossy frame of dark blue, nearly black, read off a screenshot of iOS 5 at one pixel a point.
  fileprivate static let classic = PopoverLook(
    frameWidth: 7,
    cornerRadius: 8,
    contentCornerRadius: 4,
    arrow: PopoverArrowLook(width: 35, height: 18, flare: 1, tipRounding: 1.5),
    fill: .classicPopover,
    fillRise: 18,
    fillDepth: 54,
    border: Gradient(
      height: 72,
      [(0.6, 0x6E7075), (1.2, 0x666666), (17, 0x666666), (18.5, 0x4E4E4E), (28, 0x101010), (72, 0x101010)].map
      {
        ($0.0, Color($0.1))
      }),
    highlight: Gradient(
      height: 72,
      [(0, 0.1), (18, 0.3), (36, 0.12), (40, 0), (72, 0)].map { ($0.0, Color(white: 1, alpha: $0.1)) }),
    halo: Color(white: 1, alpha: 0.17),
    contentShade: PopoverLook.Shade(
      top: [0.37, 0.28, 0.14, 0.047].map { Color(white: 0, alpha: $0) },
      sides: [0.14, 0.047].map { Color(white: 0, alpha: $0) }),
    shadow: SoftShadow(Color(white: 0, alpha: 0.47), radius: 47, dy: 12),
    showsFrameBehindBars: true
  )
}

extension Gradient {
  /// The frame from the tip of an arrow of 18 points above the box to 54 points below the box's upper edge, with a gloss
  /// that ends 22 points below it; rows that the upper edge and the sides show differently are the mean of both.
  fileprivate static let classicPopover: Gradient = {
    let gloss: [UInt32] = [
      0x7C8390, 0x757C8B, 0x6E7586, 0x6D7585, 0x666E80, 0x636C7D, 0x5E6779, 0x596275, 0x535D70, 0x4E586C,
      0x4A5368, 0x465065, 0x404A60, 0x3C465C, 0x38425A, 0x343F56, 0x2F3A51, 0x2C3750, 0x29344C, 0x27334B,
    ]
    let arrow: [(Double, UInt32)] = [
      (1.5, 0x7A7B80), (2.5, 0xBBBEC6), (3.5, 0xACAFB9), (4.5, 0xB9BCC4), (8.5, 0xB1B4BD), (10.5, 0xA4A8B2),
      (13.5, 0x9A9FAA), (16.5, 0x8D93A0),
      (19.5, 0x7F8593),
    ]
    let below: [(Double, UInt32)] = [
      (40, 0x121F3A), (41.5, 0x111E39), (46.5, 0x101D38), (53.5, 0x0F1C37), (58.5, 0x0E1B36), (72, 0x0D1A35),
    ]
    let rows = gloss.enumerated().map { (Double($0.offset) + 20.5, $0.element) }
    return Gradient(
      height: 72, (arrow + rows + [(40, 0x27334B)] + below).map { ($0.0, Color($0.1)) })
  }()
}

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
