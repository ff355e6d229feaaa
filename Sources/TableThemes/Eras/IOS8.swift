import TableModel

extension Theme {
  /// iOS 8: the flat look with labels of 17 points.
  public static let ios8 = Theme(
    name: "ios8",
    device: "iphone6",
    typeface: ByScale(.helveticaNeue),
    plain: .flatPlain(cell: .ios8),
    grouped: .flatGrouped(
      cell: .ios8,
      header: .flatGroupedHeader(
        text: TextLook(.footnote, .flatHeader), paddingTop: 15.5, otherPaddingsTop: .belowStandard(11),
        firstPaddingTop: 17.5)
    ),
    controls: .flat,
    bars: .flat,
    parts: .flat,
    containers: .flat,
    direction: .headersAlone,
    textStyleSizes: .appleBeforeIOS11
  )
}

extension CellLook {
  /// The cell of iOS 8, whose panels have letters as large as the rows'.
  fileprivate static let ios8: CellLook = {
    var cell = CellLook.flat()
    cell.editing = .flat(panelTextSize: 17)
    return cell
  }()
}
