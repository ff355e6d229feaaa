import TableModel

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
