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
    // 69 points from a box with a footer to the next one with a header, as later, whose boxes are a point higher.
    footer.paddingBottom += 2
    // “Airplane Mode” and “Travel options” are a point wider than the sums of their advances.
    cell.texts.default.text.wholePoints = .words
    cell.texts.value1.text.wholePoints = .words
    header.text.wholePoints = .words
    rowBackground = .box(
      etched: .classicEtched,
      single: BoxLook(fill: .white, border: Color(0xA8ABAD), cornerRadius: 10, separator: Color(0xA8ABAD)))
  }
}
