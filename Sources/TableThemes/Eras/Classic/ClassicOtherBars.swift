import TableModel

/// The status bar, search bar and tab bar from iPhone OS 3 to iOS 6; sizes are UIKit's, colours were set by eye.
extension StatusBarLook {
  /// Silver with black letters, or black with light ones.
  static let classic = StatusBarLook(
    height: 20,
    overBar: .classicSilver,
    overContent: .classicSilver,
    light: Colors(content: Color(0xC9C9C9), background: Gradient(colors: [.black])),
    dark: .classicSilver,
    text: TextLook(.bold, 14),
    timeText: TextLook(.bold, 14),
    signal: .bars(count: 5, width: 2.5, gap: 1, cornerRadius: 1 / 3),
    margin: 6,
    gap: 4,
    wifi: .twoRings,
    battery: .outlined(Size(width: 21, height: 10), cornerRadius: 1),
    notched: Notched(
      text: TextLook(.bold, 16), center: .notchCenter, timeCenter: .notchTime, trailing: .notchTrailing)
  )
}

extension StatusBarLook.Colors {
  fileprivate static let classicSilver = StatusBarLook.Colors(
    content: Color(0x26292C),
    background: Gradient([
      .init(0, Color(0xF2F3F4)), .init(0.5, Color(0xDADDE0)), .init(0.95, Color(0xC2C6CB)),
      .init(0.95, Color(0xA4A9AF)), .init(1, Color(0xA4A9AF)),
    ]),
    shadow: TextShadow(Color(white: 1, alpha: 0.7), dy: 1)
  )
}

extension ByWidth {
  /// The middle of the time and the icons beside a notch, by the notch's height.
  static let notchCenter = ByWidth(22, [Step(from: 46, 24.5), Step(from: 52, 32)])
  /// The middle of the time, by the screen's width.
  static let notchTime = ByWidth(44, [Step(from: 390, 53), Step(from: 420, 58)])
  /// The space after the battery, by the screen's width.
  static let notchTrailing = ByWidth(15, [Step(from: 390, 26), Step(from: 420, 30)])
}

extension SearchBarLook {
  /// A round white field on blue-grey.
  static let classic = SearchBarLook(
    height: 44,
    scopeHeight: 44,
    scopeRise: 3,
    background: ByBarStyle(
      BarBackground(
        fill: Gradient(colors: [Color(0xE3E7EB), Color(0xB3BDC7)]), gloss: .classicSearchGloss,
        line: .init(Color(0x8B97A3), .points(1), isInside: true), highlight: Color(0xF4F6F8)),
      black: BarBackground(
        fill: Gradient(colors: [Color(0x575757), Color(0x161616)]), gloss: .classicSearchGloss,
        line: .init(.black, .points(1), isInside: true), highlight: Color(0x6E6E6E))
    ),
    sharesNavigationBarBackground: false,
    margin: ByWidth(5),
    field: Field(
      height: 31,
      top: 6,
      shape: .classicField,
      text: TextLook(.regular, 14),
      placeholderColor: Color(0xA8A8A8),
      centersPlaceholder: false,
      symbol: SymbolLook(side: 14, lineWidth: 1.8, isSolid: true),
      symbolColor: Color(0x7C7C7C),
      padding: 9,
      gap: 7
    ),
    spacing: 5,
    button: .classicNavigation
  )
}

extension Gradient {
  fileprivate static let classicSearchGloss = Gradient(colors: [
    Color(white: 1, alpha: 0.4), Color(white: 1, alpha: 0.05),
  ])
}

extension ShapeLook {
  /// White, with a shade under its upper edge and light under the lower one.
  fileprivate static let classicField = ShapeLook(
    cornerRadius: 15.5,
    layers: [
      .init(.color(.fixed(Color(white: 1, alpha: 0.45))), inset: EdgeInsets(top: 1, bottom: -1)),
      .init(.color(.fixed(.white))),
      .init(.edge(Gradient(colors: [Color(white: 0, alpha: 0.24), Color(white: 0, alpha: 0)]), depth: 5)),
      .init(
        .gradient(Gradient(colors: [Color(0x6B7682), Color(0x97A2AE)])), inset: 0, lineWidth: 1),
    ]
  )
}

extension TabBarLook {
  /// Black with a gloss; the chosen tab stands in a lit box with an icon of blue glass.
  static let classic = TabBarLook(
    height: 49,
    background: ByBarStyle(
      BarBackground(
        fill: Gradient([
          .init(0, Color(0x3F3F3F)), .init(0.5, Color(0x212121)), .init(0.5, Color(0x0A0A0A)),
          .init(1, .black),
        ]),
        gloss: Gradient([
          .init(0, Color(white: 1, alpha: 0.3)), .init(0.5, Color(white: 1, alpha: 0.1)),
          .init(0.5, Color(white: 1, alpha: 0)), .init(1, Color(white: 1, alpha: 0)),
        ]),
        line: .init(.black, .points(1), isInside: true),
        highlight: Color(0x595959)
      )),
    clusterMinimumWidth: 768,
    clusterTab: Size(width: 76, height: 34),
    tabInset: EdgeInsets(top: 3, left: 2, bottom: 2, right: 2),
    symbolCenter: 18.5,
    baseline: 44.5,
    normal: Tab(
      text: TextLook(.bold, 10, Color(0x9A9A9A), alignment: .center),
      textColor: .fixed(Color(0x9A9A9A)),
      symbol: SymbolLook(side: 26, lineWidth: 2.6, isSolid: true),
      symbolFill: Gradient(colors: [Color(0xA5A5A5), Color(0x616161)])
    ),
    selected: Tab(
      text: TextLook(.bold, 10, .white, alignment: .center),
      textColor: .fixed(.white),
      symbol: SymbolLook(side: 26, lineWidth: 2.6, isSolid: true),
      symbolFill: Gradient([
        .init(0, Color(0xC4E4FC)), .init(0.48, Color(0x5FB4F7)), .init(0.52, Color(0x2A8DEE)),
        .init(1, Color(0x4FB6FB)),
      ]),
      shape: ShapeLook(cornerRadius: 3, layers: [.init(.color(.fixed(Color(white: 1, alpha: 0.14))))])
    ),
    badge: BadgeLook(
      height: 20,
      padding: 6,
      shape: .classicTabBadge,
      text: TextLook(.bold, 13, .white, alignment: .center)
    ),
    badgeOffset: Point(4, -16)
  )
}

extension ShapeLook {
  /// A red pill with a white edge, a gloss and a shadow.
  fileprivate static let classicTabBadge = ShapeLook(
    cornerRadius: 10,
    layers: [
      .init(
        .color(.fixed(Color(white: 0, alpha: 0.18))),
        inset: EdgeInsets(top: 0, left: -2, bottom: -3, right: -2)),
      .init(
        .color(.fixed(Color(white: 0, alpha: 0.3))),
        inset: EdgeInsets(top: 0, left: -1, bottom: -2, right: -1)),
      .init(.color(.fixed(.white))),
      .init(.color(.fixed(Color(0xD5101A))), inset: 2),
      .init(
        .gradient(
          Gradient([
            .init(0, Color(white: 1, alpha: 0.7)), .init(0.5, Color(white: 1, alpha: 0.18)),
            .init(0.5, Color(white: 1, alpha: 0)), .init(1, Color(white: 1, alpha: 0.06)),
          ])),
        inset: 2
      ),
    ]
  )
}
