import TableModel

/// Symbols of kinds of photographs, and the flame that apps put beside streaks.
extension SymbolOutlines {
  /// Two rings in one of dots.
  static let livePhoto: (areas: [Path], lines: Path, size: Size) = drawn(
    24, 24,
    [Path.circle(center: Point(12, 12), radius: 2.9), Path.circle(center: Point(12, 12), radius: 6.9)],
    dots: (0..<24).map { number in
      let unit = Point.onUnitCircle(radians: Double(number) * Double.pi / 12)
      return (12 + 11 * unit.x, 12 + 11 * unit.y, 0.75)
    })

  /// A wide picture whose upper and lower edges bend inwards.
  static let panorama: (areas: [Path], lines: Path, size: Size) = drawn(
    28, 19,
    [
      Path([
        .move(Point(1.2, 3)),
        .curve(Point(2.8, 1.8), control1: Point(1.2, 2), control2: Point(2, 1.5)),
        .curve(Point(25.2, 1.8), control1: Point(9.6, 4.6), control2: Point(18.4, 4.6)),
        .curve(Point(26.8, 3), control1: Point(26, 1.5), control2: Point(26.8, 2)),
        .line(Point(26.8, 16)),
        .curve(Point(25.2, 17.2), control1: Point(26.8, 17), control2: Point(26, 17.5)),
        .curve(Point(2.8, 17.2), control1: Point(18.4, 14.4), control2: Point(9.6, 14.4)),
        .curve(Point(1.2, 16), control1: Point(2, 17.5), control2: Point(1.2, 17)), .close,
      ])
    ])

  /// A flame with a smaller one in it.
  static let flame: (areas: [Path], lines: Path, size: Size) = drawn(
    18.5, 24,
    [
      Path([
        .move(Point(8.8, 1.2)),
        .curve(Point(17.3, 14.6), control1: Point(14.2, 4.4), control2: Point(17.3, 9.6)),
        .curve(Point(9.25, 22.8), control1: Point(17.3, 19.6), control2: Point(13.9, 22.8)),
        .curve(Point(1.2, 14.9), control1: Point(4.6, 22.8), control2: Point(1.2, 19.6)),
        .curve(Point(4.4, 7.6), control1: Point(1.2, 11.8), control2: Point(2.7, 9.3)),
        .curve(Point(7.2, 9.8), control1: Point(4.8, 9.2), control2: Point(5.8, 10.2)),
        .curve(Point(8.8, 1.2), control1: Point(9.9, 9), control2: Point(10.6, 5)), .close,
      ]),
      Path([
        .move(Point(6, 22)),
        .curve(Point(9.6, 14.2), control1: Point(4.6, 18.8), control2: Point(6.9, 16.2)),
        .curve(Point(12.6, 22), control1: Point(12.6, 15.8), control2: Point(14.4, 19)),
      ]),
    ])
}
