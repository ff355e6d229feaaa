import TableModel
import TableThemes

/// The part of its section's box or card that a row is, and the outline that this gives it.
struct RowShape {
  private let context: CellContext
  /// The row in its own coordinates, in points.
  let bounds: Rect
  /// The row's content view in them.
  let contentFrame: Rect

  init(_ context: CellContext, bounds: Rect, contentFrame: Rect) {
    self.context = context
    self.bounds = bounds
    self.contentFrame = contentFrame
  }

  /// The row between the edges of its box, or all of it.
  var inside: Rect {
    let inset = context.table.contentInset - context.table.rowSafeInset
    let indentation = context.indentsBackground ? context.pixels.round(context.editingIndentation) : 0
    return bounds.inset(by: EdgeInsets(left: (inset + indentation).points, right: inset.points))
  }

  /// The row's part of a box; `nil` in tables without boxes.
  var box: BoxDrawing? {
    context.table.box.map { look in
      BoxDrawing(
        look: look,
        scale: context.table.scale,
        inside: inside,
        isFirst: context.isFirst,
        isLast: context.isLast,
        fill: context.cell.backgroundColor,
        separator: boxSeparator
      )
    }
  }

  private var boxSeparator: BoxDrawing.Separator {
    guard context.table.separatorStyle != .none else { return .hidden }
    return context.table.tableView.separatorColor.map { .color($0) } ?? .standard
  }

  /// The row between its box's edges and lines.
  var boxBackground: Rect {
    Rect(x: inside.minX, y: contentFrame.minY, width: inside.width, height: contentFrame.height)
  }

  /// The row with the corners that its card has there.
  func outline(of card: CardLook) -> Path {
    .continuousRect(
      bounds,
      top: context.isFirst ? card.cornerRadius : 0,
      bottom: context.isLast ? card.cornerRadius : 0
    )
  }

  /// The row with its corners, larger by some points on all sides but those at which it ends with the table.
  func outline(grownBy points: Double) -> Path {
    guard case .card(let card) = context.table.look.rowBackground else {
      return .rect(bounds.inset(by: EdgeInsets(top: -points, bottom: -points)))
    }
    let radius = { (isRound: Bool) in max(0, (isRound ? card.cornerRadius : 0) + points) }
    return .continuousRect(
      bounds.inset(by: EdgeInsets(top: -points, left: -points, bottom: -points, right: -points)),
      top: radius(context.isFirst), bottom: radius(context.isLast))
  }

  /// The inside of the row's box or card with its round corners; `nil` for rows of other tables and between the ends.
  var roundCorner: RoundCorner? {
    guard context.isFirst || context.isLast else { return nil }
    if case .card(let card) = context.table.look.rowBackground {
      return RoundCorner(
        background: bounds, radius: card.cornerRadius, isUpper: context.isFirst, isLower: context.isLast,
        outline: outline(of: card))
    }
    guard let box else { return nil }
    return RoundCorner(
      background: boxBackground, radius: box.look.cornerRadius, isUpper: context.isFirst,
      isLower: context.isLast, outline: box.outline(of: boxBackground))
  }

  /// What rows that pass the ends of a group like this one are cut off at: its corners and outer lines; `nil` where rows
  /// run from edge to edge.
  ///
  /// Beside a box there is room for what rows have outside of it.
  var groupOutline: Path? {
    switch context.table.look.rowBackground {
    case .card, .box:
      guard var outline = roundCorner?.outline, let box else { return roundCorner?.outline }
      let border = box.look.borderWidth
      for (left, right) in [(bounds.minX, inside.minX - border), (inside.maxX + border, bounds.maxX)] {
        let side = Rect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
        outline.elements += Path.rect(side).elements
      }
      return outline
    case .sheet(let sheet):
      guard sheet.framesSections, context.table.separatorStyle != .none else { return nil }
      let line = sheet.separator.thickness.points(scale: context.table.scale)
      return .rect(bounds.inset(by: EdgeInsets(top: line, bottom: line)))
    }
  }
}

/// The round corners of a row that stands at an end of its box or card.
struct RoundCorner {
  /// The rectangle that has the corners, in the row's coordinates.
  let background: Rect
  /// The radius in points.
  let radius: Double
  /// Whether the upper corners are round.
  let isUpper: Bool
  /// Whether the lower ones are.
  let isLower: Bool
  /// The rectangle with its corners.
  let outline: Path

  /// Whether a corner of a view with a frame in the row's coordinates lies outside the curve.
  func isReached(by frame: Rect) -> Bool {
    let missing = { (distance: Double) in max(0, radius - distance) }
    let across = missing(min(frame.minX - background.minX, background.maxX - frame.maxX))
    let above = isUpper ? missing(frame.minY - background.minY) : 0
    let below = isLower ? missing(background.maxY - frame.maxY) : 0
    return [above, below].contains { $0 * $0 + across * across > radius * radius }
  }
}

/// The curve of a corner whose bend grows little by little, as the system has drawn it since iOS 7.
///
/// Three cubic curves follow each other from an edge to the next, and the outermost lie further out than the radius. Where
/// a side is too short for that they draw in until, at half of the side, the corner is the quarter of a circle.
struct ContinuousCorner {
  /// How far along the edge the curve begins, in radii, where there is room.
  private static let extent = 1.528_665
  /// The first half of the curve along and across the edge, in radii: the points of a circle and those of the system, which
  /// developers read out of the path that `UIBezierPath(roundedRect:cornerRadius:)` gives.
  private static let circle = [
    Point(1, 0), Point(0.8736, 0), Point(0.7477, 0.0242), Point(0.6303, 0.0709), Point(0.3749, 0.1725),
  ]
  private static let continuous = [
    Point(extent, 0), Point(1.088_493, 0), Point(0.868_407, 0), Point(0.631_494, 0.074_911),
    Point(0.372_824, 0.169_059),
  ]

  let radius: Double
  /// The length in points that the corner may take of each edge.
  let room: (along: Double, across: Double)

  /// The points from the one edge to the other, as distances from the corner along the edges: a start and three curves.
  var points: [Point] {
    let first = half(within: room.along)
    let second = half(within: room.across).map { Point($0.y, $0.x) }
    return first + second.reversed()
  }

  private func half(within length: Double) -> [Point] {
    let wanted = radius > 0 ? min(ContinuousCorner.extent, max(1, length / radius)) : 1
    let share = (wanted - 1) / (ContinuousCorner.extent - 1)
    return zip(ContinuousCorner.circle, ContinuousCorner.continuous).map { round, smooth in
      Point(
        radius * (round.x + share * (smooth.x - round.x)), radius * (round.y + share * (smooth.y - round.y)))
    }
  }
}

extension Path {
  /// A rectangle whose two upper and two lower corners are continuous curves of radii of their own, in points.
  static func continuousRect(_ rect: Rect, top: Double, bottom: Double) -> Path {
    let height = top > 0 && bottom > 0 ? rect.height / 2 : rect.height
    let limit = max(0, min(height, rect.width / 2))
    let corner = { (radius: Double) in
      ContinuousCorner(radius: min(radius, limit), room: (rect.width / 2, height)).points
    }
    let (upper, lower) = (corner(top), corner(bottom))
    var path = Path()
    path.append(upper.map { Point(rect.maxX - $0.x, rect.minY + $0.y) })
    path.append(lower.reversed().map { Point(rect.maxX - $0.x, rect.maxY - $0.y) })
    path.append(lower.map { Point(rect.minX + $0.x, rect.maxY - $0.y) })
    path.append(upper.reversed().map { Point(rect.minX + $0.x, rect.minY + $0.y) })
    path.elements.append(.close)
    return path
  }

  /// A line to the first of ten points and three curves through the others.
  private mutating func append(_ points: [Point]) {
    guard points.count == 10 else { return }
    elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
    for index in stride(from: 1, to: 10, by: 3) {
      elements.append(
        .curve(points[index + 2], control1: points[index], control2: points[index + 1]))
    }
  }
}
