import TableModel

extension PlacedView {
  /// How many rows are named where there are more.
  private static let mostNamed = 3

  /// What some rows are called by people who see them, of many the first.
  static func names(of rows: [PlacedView]) -> String {
    rows.prefix(mostNamed).map(\.view.shortHeading).joined(separator: ", ")
      + (rows.count > mostNamed ? ", …" : "")
  }
}

extension ViewOutline {
  /// What a row is called by people who see it.
  var shortHeading: String { title?.inQuotes ?? heading }
}

extension IndexPath {
  /// The numbers of section and row: `0-2`.
  var words: String { "\(section)-\(row)" }
}
