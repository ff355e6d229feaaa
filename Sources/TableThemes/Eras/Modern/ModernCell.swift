import TableModel

/// What cells share since iOS 13.
extension CellLook {
  /// The cell of iOS 13 to 15, whose content takes all of the row's height: the line lies over it.
  static let modern = CellLook(
    separatorReserve: .points(0),
    contentInset: ByWidth(0),
    margin: .screenMargin,
    labelTrailing: .cellMargin,
    texts: .modern,
    image: CellImageLook(leading: .cellMargin, textGap: 15, fittedWidthRounding: .up),
    value2: Value2Look(textWidth: 91, gap: 6),
    subtitle: .spaced,
    automaticPadding: 11.5,
    automaticHeight: AutomaticHeight(
      standard: 43.49, growth: 1.065, subtitlePadding: 16.5, fixedSubtitlePadding: 15, line: .pixels(1),
      leastOnLargeTablets: 52),
    stacksAccessibilityText: true,
    contentMargins: .followingCell,
    accessories: .modern(chevronWidth: 11.2, checkmark: .modernCheckmark),
    accessoryView: AccessoryViewLook(trailing: .cellMargin, contentGap: 0, labelTrailing: .fixed(8)),
    editing: .modern,
    selection: .modern,
    tintColor: .modernTint
  )
}

extension CellTextLooks {
  /// Letters of the text styles body and caption; values and captions in the second label colour.
  fileprivate static let modern = CellTextLooks(
    default: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.caption1, .modernLabel)),
    subtitle: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.caption1, .modernLabel)),
    value1: CellTextLook(text: TextLook(.body, .modernLabel), detail: TextLook(.body, .modernSecondaryLabel)),
    value2: CellTextLook(
      text: TextLook(.regular, 14, .modernTint, alignment: .right).tinted,
      detail: TextLook(.regular, 14, .modernLabel))
  )
}

extension SelectionLooks {
  /// Selected rows since iOS 13: one grey whatever the style, and letters as before.
  static let modern: SelectionLooks = {
    let grey = SelectionLook(fill: Gradient(colors: [.modernGray4]), hidesSeparator: true)
    return SelectionLooks(blue: grey, gray: grey, standard: .gray)
  }()
}
