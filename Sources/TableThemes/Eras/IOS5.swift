import TableModel

extension Theme {
  /// iOS 4 and 5: pinstripes, etched boxes, slate section headers.
  public static let ios5 = Theme(
    name: "ios5",
    title: "iOS 5",
    device: "iphone4",
    typeface: ByScale(standard: .helvetica, retina: .classicNeue),
    plain: .classicPlain,
    grouped: .classicGrouped,
    controls: .classic,
    bars: .classic,
    parts: .classic,
    containers: .classic,
    tablet: .classic
  )
}

extension Typeface {
  /// Helvetica Neue as finer screens had it before iOS 7, when labels were whole points high on every screen.
  fileprivate static let classicNeue: Typeface = {
    var typeface = Typeface.helveticaNeue
    typeface.lineHeight.rounding = .points
    return typeface
  }()
}
