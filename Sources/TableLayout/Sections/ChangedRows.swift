import TableModel

/// Where the rows of a section stand while one of them comes, goes or is moved.
struct ChangedRows {
  /// The upper edges of the rows in the content, and the lower edge of the last one.
  let edges: [Double]
  /// How far the rows are drawn below their upper edges, by their numbers; 0 for those that are not named.
  let shifts: [Int: Double]
  /// How visible the rows are, by their numbers; 1 for those that are not named.
  let opacities: [Int: Double]

  /// The rows between edges where nothing changes.
  init(edges: [Double], _ change: RowChange?, section: Int) {
    guard let change, change.row.section == section, edges.indices.contains(change.row.row + 1) else {
      (self.edges, shifts, opacities) = (edges, [:], [:])
      return
    }
    let row = change.row.row
    let height = edges[row + 1] - edges[row]
    guard case .move(let place) = change.kind else {
      let missing = height * (1 - change.presence)
      self.edges = edges.enumerated().map { $0.offset > row ? $0.element - missing : $0.element }
      shifts = [row: -missing]
      opacities = [row: change.presence]
      return
    }
    self.edges = edges
    opacities = [:]
    shifts = ChangedRows.shifts(of: row, to: min(place, edges.count - 2), edges, change.progress)
  }

  /// The way of a dragged row, and of those that it passes: each moves by the row's height while it is passed.
  private static func shifts(
    of row: Int, to place: Int, _ edges: [Double], _ progress: Double
  ) -> [Int: Double] {
    guard place != row, place >= 0 else { return [:] }
    let height = edges[row + 1] - edges[row]
    let passed = place > row ? Array(row + 1...place) : Array(place..<row).reversed()
    let distance = passed.reduce(0) { $0 + edges[$1 + 1] - edges[$1] }
    let done = distance * progress
    let sign = place > row ? 1.0 : -1
    var shifts = [row: sign * done]
    var before = 0.0
    for other in passed {
      let own = edges[other + 1] - edges[other]
      let part = own > 0 ? min(1, max(0, (done - before) / own)) : 1
      shifts[other] = -sign * height * part
      before += own
    }
    return shifts
  }
}
