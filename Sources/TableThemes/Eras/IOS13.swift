import TableModel

extension Theme {
  /// iOS 13 to 15: the system's colours, light and dark, cards, and lines that lie over the rows.
  public static let ios13: Theme = {
    var theme = modern
    theme.changeCells {
      // The system's grey, as measured on iOS 13.1.
      $0.texts.value1.detail.color = .modernGray
      // Left to right chevrons end 17.1 points from the edge, right to left ones 18.6 on iOS 15 and 19.1 on iOS 14.
      $0.accessories.disclosureIndicator.mirroredShift = 1.75
      // Rows of two labels were 57 points high on two phones of iOS 14, and 58 at two pixels a point.
      $0.automaticHeight?.subtitlePaddingAtThreePixels = 16
    }
    return theme
  }()

  /// What iOS 13 to 18 share.
  private static let modern = Theme(
    name: "ios13",
    device: "iphone6",
    typeface: ByScale(.sanFrancisco13),
    plain: .modernPlain,
    grouped: .modernGrouped,
    insetGrouped: .modernInsetGrouped,
    controls: .modern,
    bars: .modern.withTabletHeights,
    parts: .modern,
    containers: .modern,
    palette: .ios13
  )

  /// Changes the cells of all tables alike.
  mutating func changeCells(_ change: (inout CellLook) -> Void) {
    changeTables { change(&$0.cell) }
  }

  /// Changes all tables alike.
  mutating func changeTables(_ change: (inout TableLook) -> Void) {
    change(&plain)
    change(&grouped)
    if var cards = insetGrouped {
      change(&cards)
      insetGrouped = cards
    }
  }
}
