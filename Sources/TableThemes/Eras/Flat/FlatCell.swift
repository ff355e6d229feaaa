import TableModel

/// What cells share from iOS 7 on, as Interface Builder of Xcode 5 and 6 stored them and dumps of running apps show.
extension CellLook {
  /// The cell of plain and grouped tables alike, with labels of one size.
  ///
  /// The margin is 15 at every width in iOS 7 and 8; later eras have margins of their own. Since iOS 8 labels follow the
  /// size of text.
  static func flat(
    textSize: Double = TextStyleSizes.standard.body, followsTextSize: Bool = true,
    margin: ByWidth = ByWidth(15), fittedWidthRounding: FloatingPointRoundingRule = .down
  ) -> CellLook {
    CellLook(
      separatorReserve: .pixels(1),
      contentInset: ByWidth(0),
      margin: margin,
      labelTrailing: .cellMargin,
      texts: .flat(textSize: textSize, followsTextSize: followsTextSize),
      image: CellImageLook(leading: .cellMargin, textGap: 15, fittedWidthRounding: fittedWidthRounding),
      value2: Value2Look(textWidth: 91, gap: 6),
      accessories: .flat,
      accessoryView: AccessoryViewLook(trailing: .cellMargin, contentGap: 10, labelTrailing: .fixed(0)),
      editing: .flat(),
      selection: .flat,
      clearsBackgroundsOfSelection: true,
      tintColor: .flatTint
    )
  }
}

extension CellTextLooks {
  /// Regular letters throughout; grey values, tinted captions.
  fileprivate static func flat(textSize: Double, followsTextSize: Bool) -> CellTextLooks {
    let body = { (color: Color) in
      followsTextSize ? TextLook(.body, color) : TextLook(.regular, textSize, color)
    }
    let caption = followsTextSize ? TextLook(.caption1, .black) : TextLook(.regular, 12)
    return CellTextLooks(
      default: CellTextLook(text: body(.black), detail: caption),
      subtitle: CellTextLook(text: body(.black), detail: caption),
      value1: CellTextLook(text: body(.black), detail: body(Color(0x8E8E93))),
      value2: CellTextLook(
        text: TextLook(.regular, 14, .flatTint, alignment: .right).tinted, detail: TextLook(.regular, 14))
    )
  }
}
