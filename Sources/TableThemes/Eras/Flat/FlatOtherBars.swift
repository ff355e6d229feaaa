import TableModel

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
    trailing: 5.5,
    gap: 4,
    wifi: .twoRings,
    battery: .thin,
    notched: Notched(
      text: TextLook(.semibold, 16, alignment: .center), center: .notchCenter, timeCenter: .notchTime,
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
