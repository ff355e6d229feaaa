import TableModel

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
