import TableModel

/// What cells share from iPhone OS 3 to iOS 6.
///
/// Frames are those that Interface Builder of Xcode 4 stored (325 of 326 cells exact); colours and letters were read
/// from screenshots.
extension CellLook {
  /// The cell of a plain table.
  static let classicPlain = CellLook(
    separatorReserve: .points(1),
    reservesHiddenSeparator: true,
    contentInset: ByWidth(0),
    margin: ByWidth(10),
    labelTrailing: .fixed(10),
    texts: .classic(defaultSize: 20, wholePoints: .words),
    image: CellImageLook(
      leading: .sameAsAbove(atMost: 10), textGap: 10, fittedWidthRounding: .toNearestOrAwayFromZero),
    value2: .classic,
    accessories: .classic,
    pressedButton: .darkened,
    accessoryView: AccessoryViewLook(trailing: .fixed(10), contentGap: 0, labelTrailing: .fixed(10)),
    editing: .classic,
    selection: .classic,
    clearsBackgroundsOfSelection: true,
    tintColor: Color(0x324F85)
  )

  /// The cell of a grouped table: its content stands in from the edges, the more the wider the table is.
  ///
  /// The rule for wide tables is that of UIKit, of which a screenshot of an iPad shows the greatest value.
  static let classicGrouped: CellLook = {
    var cell = CellLook.classicPlain
    cell.contentInset = ByWidth(10, [.init(from: 400, share: 0.06, in: 31...45)])
    cell.texts = .classic(defaultSize: 17)
    cell.editing.indentation = 32
    return cell
  }()
}

extension Value2Look {
  /// The columns before iOS 7.
  ///
  /// No measured frame exists; 68 and 5 points put the second label at 83, where the
  /// Contacts of that time had it.
  static let classic = Value2Look(textWidth: 68, gap: 5)
}

extension CellTextLooks {
  /// The labels before iOS 7, whose default style alone differs between plain and grouped tables.
  static func classic(defaultSize: Double, wholePoints: WholePointPlacement? = nil) -> CellTextLooks {
    var text = TextLook(.bold, defaultSize)
    text.wholePoints = wholePoints
    return CellTextLooks(
      default: CellTextLook(text: text, detail: TextLook(.regular, 14)),
      subtitle: CellTextLook(text: TextLook(.bold, 18), detail: TextLook(.regular, 14, Color(0x808080))),
      value1: CellTextLook(text: TextLook(.bold, 17), detail: TextLook(.regular, 17, Color(0x385487))),
      value2: CellTextLook(
        text: TextLook(.bold, 12, Color(0x526691), alignment: .right),
        detail: TextLook(.bold, 15)
      )
    )
  }
}
