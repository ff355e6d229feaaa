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

  /// The space between things: less where they do not fit otherwise, but no less than a part of it, and never so much
  /// that less than half of a room is left to the things themselves.
  static func spacing(
    _ spacing: Double, between widths: [Double], in room: Double, keeping leastShare: Double
  ) -> Double {
    guard widths.count > 1 else { return spacing }
    let gaps = Double(widths.count - 1)
    let free = (room - widths.reduce(0, +)) / gaps
    return max(0, min(max(free, spacing * leastShare), spacing, room / 2 / gaps))
  }
}
