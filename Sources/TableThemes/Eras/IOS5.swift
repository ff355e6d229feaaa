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

extension Theme {
  /// iPhone OS 3: the classic look before etched rows; boxes are white with blue-grey lines, switches are broad.
  public static let iphoneos3: Theme = {
    var theme = Theme.ios5
    theme.name = "iphoneos3"
    theme.device = "iphone3g"
    theme.grouped.useSingleLines()
    theme.tablet?.grouped.useSingleLines()
    theme.controls.switch = .classicSquare
    return theme
  }()
}

extension TableLook {
  /// Gives boxes the single lines that they had before rows could be etched.
  fileprivate mutating func useSingleLines() {
    separatorStyle = .singleLine
    rowBackground = .box(
      etched: .classicEtched,
      single: BoxLook(fill: .white, border: Color(0xA8ABAD), cornerRadius: 10, separator: Color(0xA8ABAD)))
  }
}
