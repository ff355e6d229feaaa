import TableModel

extension Theme {
  /// iOS 16 to 18: a slimmer chevron, room above the headers of plain tables, no lines below their last row.
  public static let ios16: Theme = {
    var theme = Theme.ios13
    theme.name = "ios16"
    theme.changeCells {
      $0.accessories = .modern(chevronWidth: 10.4, checkmark: .modernCheckmark)
      $0.texts.value1.detail.color = .modernSecondaryLabel
      $0.automaticHeight?.subtitlePaddingAtThreePixels = nil
    }
    theme.plain.header = .spacedPlain
    theme.plain.footer.background = theme.plain.header.background
    theme.plain.showsEmptyRows = false
    theme.bars = .modernClear.withTabletHeights
    theme.controls.textField.linePadding = 5.0 / 3
    return theme
  }()
}
