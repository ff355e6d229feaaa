import TableLayout
import TableModel

/// The lines of annotations, as drawings in the coordinates of the picture.
enum AnnotationDrawings {
  /// A line along the edges of a rectangle.
  static func outline(_ rect: Rect, _ color: Color) -> Drawing {
    let half = AnnotationLook.line / 2
    let inner = rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
    return .stroke(.rect(inner), Stroke(width: AnnotationLook.line), .color(color))
  }

  /// A measured distance across, with a tick at each end.
  static func across(from left: Double, to right: Double, y: Double, _ color: Color) -> Drawing {
    distance(Point(left, y), Point(right, y), tick: Point(0, AnnotationLook.tick), color)
  }

  /// A measured distance down, with a tick at each end.
  static func down(from top: Double, to bottom: Double, x: Double, _ color: Color) -> Drawing {
    distance(Point(x, top), Point(x, bottom), tick: Point(AnnotationLook.tick, 0), color)
  }

  /// A thin line from a view to its text.
  static func leader(_ points: [Point], _ color: Color) -> Drawing {
    .stroke(.polyline(points), Stroke(width: AnnotationLook.leader), .color(color))
  }

  private static func distance(_ start: Point, _ end: Point, tick: Point, _ color: Color) -> Drawing {
    // Ticks end where the distance does, not half a line beyond.
    let half = AnnotationLook.line / 2
    let (dx, dy) = (tick.x == 0 ? half : 0, tick.y == 0 ? half : 0)
    let (first, last) = (Point(start.x + dx, start.y + dy), Point(end.x - dx, end.y - dy))
    let ends = [first, last].flatMap { point -> [Path.Element] in
      [
        .move(Point(point.x - tick.x, point.y - tick.y)),
        .line(Point(point.x + tick.x, point.y + tick.y)),
      ]
    }
    return .stroke(
      Path([.move(start), .line(end)] + ends), Stroke(width: AnnotationLook.line), .color(color))
  }
}
