import TableModel
import TableThemes

/// A thing in a row of a bar: a button, or a space between two.
struct BarRowItem {
  /// The button; `nil` for a space.
  let button: BarButton?
  /// The width in points that the thing wants.
  var width: Double
  /// Whether the thing takes what room the others leave.
  var isFlexible = false
  var role: ViewRole?
  var frame = Rect.zero

  func placed(at frame: Rect) -> BarRowItem {
    var item = self
    item.frame = frame
    return item
  }
}

/// Draws a placed row of buttons, with common backgrounds where the theme has them.
struct BarButtonGroups {
  let look: BarButtonLook
  let colors: BarColors
  let context: BarContext

  /// The things of a row, in their order, with those as wide as they have to be that share a background with a neighbour.
  func widened(_ row: [BarRowItem]) -> [BarRowItem] {
    let joined = zip(row, row.dropFirst()).map { shareBackground($0, $1) }
    return row.indices.map { index in
      var item = row[index]
      let isShared = (index > 0 && joined[index - 1]) || (index < joined.count && joined[index])
      if isShared, let padding = look.groupedSymbolPadding, let icon = item.button?.iconWidth {
        item.width = max(item.width, context.pixels.ceil(icon + 2 * padding))
      }
      return item
    }
  }

  /// The space in points between two neighbours, of which other things than buttons on the same background want so much.
  func spacing(between item: BarRowItem, and next: BarRowItem, usual: Double) -> Double {
    shareBackground(item, next) ? look.groupSpacing : usual
  }

  private func shareBackground(_ item: BarRowItem, _ next: BarRowItem) -> Bool {
    guard look.group != nil, let button = item.button, let other = next.button else { return false }
    return !button.standsAlone && !other.standsAlone
  }

  /// The views of a row from left to right, backgrounds first.
  func nodes(of row: [BarRowItem]) -> [SceneNode] {
    let buttons = row.compactMap { item in item.button.map { $0.node(in: item.frame, role: item.role) } }
    return backgrounds(of: row) + buttons
  }

  private func backgrounds(of row: [BarRowItem]) -> [SceneNode] {
    guard let shape = look.group else { return [] }
    let alone = row.filter { $0.button?.hasShape == true }.map(\.frame)
    return context.shapes(tint: look.base[colors.style])
      .nodes(of: shape, in: runs(of: row), shadowsIn: alone)
  }

  /// The rectangles around buttons that stand together.
  private func runs(of row: [BarRowItem]) -> [Rect] {
    var runs: [Rect] = []
    var last: BarRowItem?
    for item in row.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      if let button = item.button, !button.hasShape {
        if let last, let run = runs.last, shareBackground(last, item) {
          runs[runs.count - 1].size.width = item.frame.maxX - run.minX
        } else {
          runs.append(item.frame)
        }
      }
      last = item
    }
    return runs
  }
}

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
