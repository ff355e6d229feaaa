import TableModel
import TableThemes

/// Where a popover stands: beside what it points at, inside the screen, the arrow on the side with room.
struct PopoverPlacement {
  /// The box without its arrow, in the screen's coordinates.
  let box: Rect
  /// The side that the arrow is on; never `any`.
  let direction: Popover.ArrowDirection
  /// The point of the arrow, in the screen's coordinates.
  let tip: Point

  /// A place for a box around content of a size in points, which gets less where there is no room.
  ///
  /// The box stays in the `area` of the screen, and its arrow points at `source`.
  init(
    size: Size, pointingAt source: Rect, _ wanted: Popover.ArrowDirection, in area: Rect, look: PopoverLook,
    pixels: PixelGrid
  ) {
    let frame = 2 * look.frameWidth
    let box = Size(width: size.width + frame, height: size.height + frame)
    direction = wanted == .any ? PopoverPlacement.roomiest(around: source, for: box, in: area, look) : wanted
    let isUpright = direction == .up || direction == .down
    let along = Axis(isUpright ? .across : .down, source: source, area: area)
    let away = Axis(isUpright ? .down : .across, source: source, area: area)
    let leastAway = frame + (isUpright ? look.minimumContentSize.height : look.minimumContentSize.width)
    let leastAlong = 2 * look.cornerRadius + look.arrow.width

    // Away from the source: as much of the box as there is room for, between the arrow's tip and the screen's edge.
    let isBefore = direction == .down || direction == .right
    let room = (isBefore ? away.start - away.low : away.high - away.end) - look.arrow.height
    let whole = max(0, away.high - away.low - look.arrow.height)
    let extent = min(whole, min(isUpright ? box.height : box.width, max(room, leastAway)))
    let touching = isBefore ? away.start - look.arrow.height - extent : away.end + look.arrow.height
    let lowest = away.low + (isBefore ? 0 : look.arrow.height)
    let start = pixels.floor(max(lowest, min(touching, lowest + whole - extent)))
    let tipAway = isBefore ? start + extent + look.arrow.height : start - look.arrow.height

    // Along the source: around its middle, as far as the screen's edges and the box's round corners let it.
    let length = min(
      max(0, along.high - along.low), max(isUpright ? box.width : box.height, leastAlong))
    let centred = along.middle - length / 2
    let first = pixels.floor(max(along.low, min(centred, along.high - length)))
    let corner = min(length / 2, look.cornerRadius + look.arrow.width / 2)
    let tipAlong = max(first + corner, min(along.middle, first + length - corner))

    self.box =
      isUpright
      ? Rect(x: first, y: start, width: length, height: extent)
      : Rect(x: start, y: first, width: extent, height: length)
    tip = isUpright ? Point(tipAlong, tipAway) : Point(tipAway, tipAlong)
  }

  /// The side of the source that holds most of a box; above all others the ways up and down, as UIKit tries them first.
  private static func roomiest(
    around source: Rect, for box: Size, in area: Rect, _ look: PopoverLook
  ) -> Popover.ArrowDirection {
    let sides: [(direction: Popover.ArrowDirection, width: Double, height: Double)] = [
      (.up, area.width, area.maxY - source.maxY - look.arrow.height),
      (.down, area.width, source.minY - area.minY - look.arrow.height),
      (.left, area.maxX - source.maxX - look.arrow.height, area.height),
      (.right, source.minX - area.minX - look.arrow.height, area.height),
    ]
    let shown = sides.map { max(0, min($0.width, box.width)) * max(0, min($0.height, box.height)) }
    let most = shown.max() ?? 0
    return zip(sides, shown).first { $0.1 == most }?.0.direction ?? .up
  }

  /// One dimension of the source and of the part of the screen that the box stays in.
  private struct Axis {
    enum Way { case across, down }

    let start: Double
    let end: Double
    let low: Double
    let high: Double

    var middle: Double { (start + end) / 2 }

    init(_ way: Way, source: Rect, area: Rect) {
      switch way {
      case .across: (start, end, low, high) = (source.minX, source.maxX, area.minX, area.maxX)
      case .down: (start, end, low, high) = (source.minY, source.maxY, area.minY, area.maxY)
      }
    }
  }
}
