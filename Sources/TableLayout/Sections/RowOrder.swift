import TableModel

/// The rows of a section from top to bottom, before or after one of them comes, goes or is moved.
struct RowOrder: Equatable {
  /// How many rows there are.
  let count: Int
  /// The number of a row that is not where the source has it.
  private let removed: Int?
  /// The place where that row is instead; `nil` where it is not there.
  private let inserted: Int?

  private init(count: Int, without removed: Int?, at inserted: Int? = nil) {
    self.count = count
    self.removed = removed
    self.inserted = inserted
  }

  /// The rows as the source has them.
  init(count: Int) {
    self.init(count: count, without: nil)
  }

  /// The rows of a section, of which the source has so many, before a change.
  static func before(_ change: RowChange, of count: Int) -> RowOrder {
    guard case .insert = change.kind else { return RowOrder(count: count) }
    return RowOrder(count: count - 1, without: change.row.row)
  }

  /// The same rows after the change; no row is moved beyond the last one.
  static func after(_ change: RowChange, of count: Int) -> RowOrder {
    switch change.kind {
    case .insert: return RowOrder(count: count)
    case .delete: return RowOrder(count: count - 1, without: change.row.row)
    case .move(let place):
      let place = min(place, count - 1)
      guard place >= 0, place != change.row.row else { return RowOrder(count: count) }
      return RowOrder(count: count, without: change.row.row, at: place)
    }
  }

  /// The number in the source of the row at a place below ``count``.
  subscript(place: Int) -> Int {
    guard let removed else { return place }
    if place == inserted { return removed }
    let index = inserted.map { place > $0 } == true ? place - 1 : place
    return index >= removed ? index + 1 : index
  }

  /// The place of one of the source's rows; `nil` for the one that is not there.
  func place(ofRow row: Int) -> Int? {
    guard let removed else { return row }
    if row == removed { return inserted }
    let place = row > removed ? row - 1 : row
    return inserted.map { place >= $0 } == true ? place + 1 : place
  }
}
