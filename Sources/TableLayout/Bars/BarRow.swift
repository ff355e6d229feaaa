import TableModel

/// Shares the width of a bar among the things in it, so that they never overlap and never leave the bar.
struct BarRow {
  /// The widths that things get which want others: narrow ones all they want, wide ones an equal share of the rest.
  static func widths(_ natural: [Double], fitting room: Double) -> [Double] {
    guard natural.reduce(0, +) > room else { return natural }
    var left = max(0, room)
    var widths = natural
    let order = natural.indices.sorted { (natural[$0], $0) < (natural[$1], $1) }
    for (place, index) in order.enumerated() {
      widths[index] = min(natural[index], left / Double(natural.count - place))
      left -= widths[index]
    }
    return widths
  }

  /// The space between things that leaves at least half of a room to the things themselves.
  static func spacing(_ spacing: Double, count: Int, in room: Double) -> Double {
    count < 2 ? spacing : max(0, min(spacing, room / 2 / Double(count - 1)))
  }
}
