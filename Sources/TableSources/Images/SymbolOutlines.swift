import TableModel

/// Symbols that the program draws by itself: those that looks draw as lines, for which the icons are hairlines, and some
/// that no icon shows.
///
/// Coordinates are points beside letters of 17 points at the scale `large`.
enum SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func outline(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "xmark": return lines(18, 18, [[(2, 2), (16, 16)], [(16, 2), (2, 16)]])
    case "plus": return lines(21, 21, [[(10.5, 1.5), (10.5, 19.5)], [(1.5, 10.5), (19.5, 10.5)]])
    case "minus": return lines(21, 21, [[(1.5, 10.5), (19.5, 10.5)]])
    case "checkmark": return lines(20, 19, [[(1.8, 11), (7.2, 17), (18, 2)]])
    case "chevron.left", "chevron.backward": return lines(12, 20, [[(10.5, 1.6), (1.6, 10), (10.5, 18.4)]])
    case "chevron.right", "chevron.forward": return lines(12, 20, [[(1.5, 1.6), (10.4, 10), (1.5, 18.4)]])
    case "chevron.up": return lines(20, 12, [[(1.6, 10.5), (10, 1.6), (18.4, 10.5)]])
    case "chevron.down": return lines(20, 12, [[(1.6, 1.5), (10, 10.4), (18.4, 1.5)]])
    case "chevron.up.chevron.down":
      return lines(15, 22, [[(2, 8), (7.5, 2), (13, 8)], [(2, 14), (7.5, 20), (13, 14)]])
    case "line.3.horizontal":
      return lines(
        23, 18, [[(1.5, 2.5), (21.5, 2.5)], [(1.5, 9), (21.5, 9)], [(1.5, 15.5), (21.5, 15.5)]])
    case "line.3.horizontal.decrease":
      return lines(
        22, 13, [[(0.9, 0.9), (21.1, 0.9)], [(3.4, 6.5), (18.6, 6.5)], [(5.7, 12.1), (16.3, 12.1)]])
    case "square.dashed": return (areas: [], lines: dashedBox(side: 22, dash: 4), Size(width: 22, height: 22))
    case "scope":
      let cross = polylines([
        [(13, 1), (13, 9)], [(13, 17), (13, 25)], [(1, 13), (9, 13)], [(17, 13), (25, 13)],
      ])
      let ring = Path.circle(center: Point(13, 13), radius: 9.5)
      return ([], Path(ring.elements + cross.elements), Size(width: 26, height: 26))
    case "mountain.2":
      return lines(
        28, 19,
        [
          [(1.5, 17.5), (10, 3), (18.5, 17.5), (1.5, 17.5)], [(14, 10), (18, 5), (26.5, 17.5), (18.5, 17.5)],
        ])
    case "mountain.2.fill":
      let peaks = [
        [Point(1, 18), Point(10, 2), Point(19, 18)],
        [Point(13, 7.5), Point(18, 4), Point(27, 18), Point(14, 18)],
      ]
      return (peaks.map(Path.polygon), Path(), Size(width: 28, height: 19))
    case "hand.raised.fill": return (hand, Path(), Size(width: 21.4, height: 25.2))
    default: return drawing(of: name)
    }
  }

  /// The dashed box that stands for a symbol which has no stand-in.
  static let missing = (lines: dashedBox(side: 22, dash: 2.6), size: Size(width: 22, height: 22))

  private static func lines(
    _ width: Double, _ height: Double, _ lines: [[(Double, Double)]]
  ) -> (areas: [Path], lines: Path, size: Size) {
    ([], polylines(lines), Size(width: width, height: height))
  }

  static func polylines(_ lines: [[(Double, Double)]]) -> Path {
    Path(lines.flatMap { Path.polyline($0.map { Point($0.0, $0.1) }).elements })
  }

  /// Four sides of dashes with as long gaps between them.
  private static func dashedBox(side: Double, dash: Double) -> Path {
    let (near, far) = (1.5, side - 1.5)
    let count = ((far - near) / dash / 2).rounded()
    let step = (far - near) / (2 * count)
    let lines = stride(from: 0, to: count, by: 1).flatMap { number -> [[(Double, Double)]] in
      let start = near + (2 * number + 0.5) * step
      return [
        [(start, near), (start + step, near)], [(start, far), (start + step, far)],
        [(near, start), (near, start + step)], [(far, start), (far, start + step)],
      ]
    }
    return polylines(lines)
  }

  /// A raised hand: four fingers apart, a palm and a thumb, as in the tab of an app on iOS 26.
  private static let hand: [Path] = {
    let fingers = [(0.4, 5.2), (4.5, 1.6), (8.6, 0.4), (12.7, 3)].map { x, y in
      Path.roundedRect(Rect(x: x, y: y, width: 3.3, height: 15 - y), top: 1.65, bottom: 0)
    }
    let palm = Path([
      .move(Point(0.4, 13)), .line(Point(16, 13)), .line(Point(16, 16.8)),
      .curve(Point(18.6, 12.6), control1: Point(16.8, 15.6), control2: Point(17.6, 13.2)),
      .curve(Point(20.9, 14.2), control1: Point(20, 11.8), control2: Point(21.4, 12.8)),
      .curve(Point(9.6, 24.8), control1: Point(18.6, 21), control2: Point(16, 24.8)),
      .curve(Point(0.4, 17.4), control1: Point(4, 24.8), control2: Point(0.4, 22.6)), .close,
    ])
    return fingers + [palm]
  }()
}
