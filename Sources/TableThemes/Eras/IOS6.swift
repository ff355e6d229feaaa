import TableModel

extension Theme {
  /// iOS 6: broader stripes that darken downwards, boxes with tighter corners.
  public static let ios6: Theme = {
    var theme = Theme.ios5
    theme.name = "ios6"
    theme.device = "iphone5"
    theme.grouped = .ios6Grouped
    theme.bars = .ios6
    theme.tablet = .ios6
    theme.parts = .ios6
    theme.changeCells { $0.editing.becomeIOS6() }
    return theme
  }()
}

extension TableLook {
  /// Grouped tables of iOS 6: other stripes and boxes than before.
  static let ios6Grouped: TableLook = {
    var look = TableLook.classicGrouped
    look.background = .pinstripe(ByScale(standard: .ios6(darkWidth: 3), retina: .ios6(darkWidth: 2.5)))
    look.rowBackground = .box(etched: .ios6Etched, single: .ios6Single)
    return look
  }()
}

extension Pinstripe {
  /// Eight points, of which the last and the first are darker; both shades darken towards the end of the screen.
  fileprivate static func ios6(darkWidth: Double) -> Pinstripe {
    Pinstripe(
      period: 8,
      background: Gradient(colors: [Color(0xD7DCE5), Color(0xC8CDD6)]),
      stripes: [
        Stripe(x: -2, width: darkWidth, Gradient(colors: [Color(0xD3D8E2), Color(0xC5CAD4)]))
      ]
    )
  }
}

extension BoxLook {
  /// The etched box of iOS 6, which differs from its forerunner in its corners and, on fine screens, in its light.
  fileprivate static let ios6Etched: BoxLook = {
    var box = BoxLook.classicEtched
    box.cornerRadius = 8
    box.innerShade.retina = [Color(0xD8D8D8), Color(0xE6E6E6)]
    box.highlight = .ios6
    return box
  }()

  /// The box of rows with single lines in iOS 6: white, the lines as dark as the outline.
  fileprivate static let ios6Single = BoxLook(
    fill: .white,
    border: Color(white: 0, alpha: 0.18),
    cornerRadius: 8,
    innerShade: ByScale(standard: [Color(0xEBEBEB)], retina: [Color(0xDEDEDE), Color(0xEEEEEE)]),
    highlight: .ios6,
    separator: Color(0xD1D1D1),
    lastRowExtra: 1
  )
}

extension ByScale<[Color]> {
  /// Light that fades over two pixels where there are as many.
  fileprivate static let ios6 = ByScale(
    standard: [Color(white: 1, alpha: 0.8)],
    retina: [Color(white: 1, alpha: 0.85), Color(white: 1, alpha: 0.3)]
  )
}
