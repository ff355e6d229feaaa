import TableModel

extension Theme {
  /// iOS 13 to 15: the system's colours, light and dark, cards, and lines that lie over the rows.
  public static let ios13 = Theme(
    name: "ios13",
    device: "iphone6",
    typeface: ByScale(.sanFrancisco13),
    plain: .modernPlain,
    grouped: .modernGrouped,
    insetGrouped: .modernInsetGrouped,
    controls: .modern,
    bars: .modern,
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
