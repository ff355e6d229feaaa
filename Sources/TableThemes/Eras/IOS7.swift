import TableModel

extension Theme {
  /// iOS 7: the flat look with labels of 18 points.
  public static let ios7 = Theme(
    name: "ios7",
    device: "iphone5",
    typeface: ByScale(.helveticaNeue),
    plain: .flatPlain(cell: .ios7),
    grouped: .flatGrouped(
      cell: .ios7,
      header: .flatGroupedHeader(
        text: TextLook(.regular, 14, .flatHeader), paddingTop: 14.5, firstPaddingTop: 17)
    ),
    controls: .flat,
    bars: .flat,
    parts: .flat,
    containers: .flatWithoutAdaptivity,
    direction: .headersAlone
  )
}

extension CellLook {
  /// The cell of iOS 7.
  fileprivate static let ios7: CellLook = {
    var cell = CellLook.flat(textSize: 18, followsTextSize: false)
    cell.editing = .flat(panelTitlesAreWholePoints: true)
    return cell
  }()
}
