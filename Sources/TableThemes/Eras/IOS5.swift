import TableModel

extension Theme {
  /// iOS 4 and 5: pinstripes, etched boxes, slate section headers.
  public static let ios5 = Theme(
    name: "ios5",
    device: "iphone4",
    typeface: ByScale(standard: .helvetica, retina: .classicHelveticaNeue),
    plain: .classicPlain,
    grouped: .classicGrouped,
    controls: .classic,
    bars: .classic,
    parts: .classic,
    containers: .classic,
    tablet: .classic,
    direction: .unmirrored
  )
}
