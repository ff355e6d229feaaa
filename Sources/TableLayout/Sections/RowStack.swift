import TableModel

/// The rows of a section one under the other, measured but not yet made into views.
struct RowStack {
  private let context: TableContext
  private let section: Section
  private let index: Int
  /// The rows from top to bottom.
  let order: RowOrder
  /// The upper edges of the rows in the content, and the lower edge of the last one.
  let edges: [Double]
  /// The first rows that had to be laid out to be measured, by their places: they are most likely to be seen.
  private let measured: [Int: CellLayout]

  /// The most rows of a section that are kept like that; a longer table would take memory for rows that nobody sees.
  private static let mostMeasured = 32
  /// How many rows are placed between two looks at whether that should end.
  static let rowsPerLook = 16

  /// The rows of a section in an order, the first of which begins at a height of the content.
  init(_ context: TableContext, _ section: Section, index: Int, order: RowOrder, minY: Double) {
    self.context = context
    self.section = section
    self.index = index
    self.order = order
    var y = minY
    var edges = [y]
    edges.reserveCapacity(order.count + 1)
    var measured: [Int: CellLayout] = [:]
    var isEnding = false
    for place in 0..<order.count {
      isEnding = isEnding || (place % RowStack.rowsPerLook == 0 && context.views.meter.shouldEnd)
      let cell = CellContext(context, section, index: index, place: place, in: order)
      if let height = isEnding ? 0 : cell.fixedHeight {
        y += height + cell.fillingHeight
      } else {
        let layout = CellLayout(cell)
        if measured.count < RowStack.mostMeasured, y < context.environment.size.height {
          measured[place] = layout
        }
        y += layout.height
      }
      edges.append(y)
    }
    self.edges = edges
    self.measured = measured
  }

  /// Where the first row begins.
  var minY: Double { edges.first ?? 0 }
  /// Where the last row ends.
  var maxY: Double { edges.last ?? 0 }

  /// The layout of the row at a place of the order.
  func layout(at place: Int) -> CellLayout { measured[place] ?? CellLayout(cell(at: place)) }

  /// The row at a place of the order.
  func cell(at place: Int) -> CellContext {
    CellContext(context, section, index: index, place: place, in: order)
  }
}

extension CellContext {
  fileprivate convenience init(
    _ table: TableContext, _ section: Section, index: Int, place: Int, in order: RowOrder
  ) {
    let row = order[place]
    // A row that stands for the header is a section of its own.
    let isHeaded =
      table.isList && table.tableView.list?.headerMode == .firstItemInSection && order.count > 1
    let isLast = place == order.count - 1 || isHeaded && row == 0
    self.init(
      table: table,
      cell: section.rows[row],
      indexPath: IndexPath(section: index, row: row),
      isFirst: place == 0 || isHeaded && place == 1,
      isLast: isLast,
      next: isLast ? nil : section.rows[order[place + 1]]
    )
  }
}

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
