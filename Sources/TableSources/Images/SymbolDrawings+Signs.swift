import TableModel

/// Clocks, houses, bells, batteries, stacks and dots whose icons show another thing, or too little of it.
///
/// Sizes and the places of hands, roofs and badges are those of symbols on pictures of iOS 26; the rest is by eye.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func sign(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "antenna.radiowaves.left.and.right":
      return drawn(
        23.7, 20.8, [],
        [[(11.85, 8), (11.85, 20)]]
          + [6.1, 11].flatMap { radius in
            [0.0, 180].map { arc(11.85, 8, radius, from: $0 - 40, to: $0 + 40) }
          },
        dots: [(11.85, 8, 2)])
    case "clock": return drawn(21.7, 21.7, [.circle(center: Point(10.85, 10.85), radius: 10.1)], [hands])
    case "clock.fill":
      let disc = Path.circle(center: Point(11, 11), radius: 11)
      return drawn(22, 22, [], areas: [holed(disc, [polygon(widenedHands)])])
    case "house": return house
    case "house.fill": return filledHouse
    case "bell.badge":
      return drawn(22, 24, [], bellLines, areas: bellBadge)
    case "bell.badge.fill": return drawn(22, 24, [], areas: [polygon(bell)] + bellBadge)
    case "battery.0", "battery.0percent": return battery(filled: 0)
    case "battery.25", "battery.25percent": return battery(filled: 0.25)
    case "battery.50", "battery.50percent": return battery(filled: 0.5)
    case "battery.75", "battery.75percent": return battery(filled: 0.75)
    case "battery.100", "battery.100percent": return battery(filled: 1)
    case "battery.100.bolt", "battery.100percent.bolt": return chargedBattery
    case "circle.grid.2x2": return dots(of: 2, radius: 4.1, isFilled: false)
    case "circle.grid.2x2.fill": return dots(of: 2, radius: 4.8, isFilled: true)
    case "circle.grid.3x3": return dots(of: 3, radius: 2.4, isFilled: false)
    case "circle.grid.3x3.fill": return dots(of: 3, radius: 3, isFilled: true)
    case "circle.inset.filled", "largecircle.fill.circle":
      return drawn(24, 24, [.circle(center: Point(12, 12), radius: 11)], dots: [(12, 12, 7.6)])
    case "equal": return drawn(20, 11, [], [[(1, 1.5), (19, 1.5)], [(1, 9.5), (19, 9.5)]])
    case "playpause", "playpause.fill":
      let parts = [polygon([(0.8, 1.2), (12, 7.6), (0.8, 14)])] + [14.6, 19.6].map { bar($0, 1.2) }
      let isFilled = name.hasSuffix("fill")
      return drawn(23.4, 15.2, isFilled ? [] : parts, areas: isFilled ? parts : [])
    case "slider.below.rectangle":
      return drawn(
        20.3, 22, [loop(0.75, 0.75, 18.8, 13.2, radius: 2.6), .circle(center: Point(14.2, 19.2), radius: 2)],
        [[(0.8, 19.2), (12.2, 19.2)], [(16.2, 19.2), (19.5, 19.2)]])
    case "flipphone":
      return drawn(
        14.7, 21.3, [loop(0.75, 3.3, 13.2, 17.2, radius: 4)],
        [[(0.75, 0.75), (0.75, 7)], [(5.6, 16.6), (9.1, 16.6)]],
        areas: [loop(3.4, 6, 7.9, 6.2, radius: 0.8)])
    case "square.stack":
      return drawn(16.5, 21, [loop(0.75, 6.2, 15, 14.05, radius: 2.8)], stackedEdges)
    case "square.stack.fill":
      return drawn(16.5, 21, [], stackedEdges, areas: [loop(0, 5.45, 16.5, 15.55, radius: 3.5)])
    case "arrow.triangle.branch":
      return drawn(
        21, 23.4, [],
        [[(10.5, 22.6), (10.5, 14.6), (4.4, 9.6), (4.4, 6)], [(10.5, 14.6), (16.6, 9.6), (16.6, 6)]],
        areas: [4.4, 16.6].map { polygon([($0 - 3.6, 6.4), ($0, 0.8), ($0 + 3.6, 6.4)]) })
    case "wave.3.right":
      return drawn(14, 23.4, [], [6.4, 11, 15.6].map { arc(-2.6, 11.7, $0, from: -43, to: 43) })
    case "wave.3.right.circle":
      return drawn(
        24, 24, [.circle(center: Point(12, 12), radius: 11)],
        [3.4, 6.6, 9.8].map { arc(7.4, 12, $0, from: -43, to: 43) })
    default: return being(of: name)
    }
  }

  /// The hour hand points to nine, the minute hand to twelve.
  private static let hands: Line = [(10.85, 4.6), (10.85, 11.3), (5.6, 11.3)]
  private static let widenedHands: Line = [
    (10.2, 4.6), (11.8, 4.6), (11.8, 12.2), (5.4, 12.2), (5.4, 10.6), (10.2, 10.6),
  ]

  /// What is seen of the squares behind the first.
  private static let stackedEdges: [Line] = [[(2.2, 3.3), (14.3, 3.3)], [(3.9, 0.75), (12.6, 0.75)]]

  // MARK: Houses

  private static let house: (areas: [Path], lines: Path, size: Size) = drawn(
    25.8, 22.4, [],
    [
      [(0.9, 11), (12.9, 0.9), (24.9, 11)], [(19, 5.9), (19, 3), (21.8, 3), (21.8, 8.2)],
      outerWalls,
      [(10.1, 21.3), (10.1, 14), (15.7, 14), (15.7, 21.3)],
    ])

  private static let outerWalls: Line =
    [(3.9, 8.6)] + arc(5.4, 20, 1.5, from: 180, to: 90) + arc(20.4, 20, 1.5, from: 90, to: 0) + [(21.9, 8.6)]

  /// The roof stands a little above the walls.
  private static let filledHouse: (areas: [Path], lines: Path, size: Size) = {
    let roof: Line = [
      (12.9, 0.2), (14.2, 0.7), (19.4, 5), (19.4, 2.6), (22.4, 2.6), (22.4, 7.6), (25.2, 10), (25.6, 10.9),
      (24.8, 11.9), (23.8, 11.8), (12.9, 2.7), (2, 11.8), (1, 11.9), (0.2, 10.9), (0.6, 10), (11.6, 0.7),
    ]
    var walls: Line = [(12.9, 4.3), (22.3, 12.1)] + arc(20.5, 20.4, 1.8, from: 0, to: 90)
    walls += arc(5.3, 20.4, 1.8, from: 90, to: 180) + [(3.5, 12.1)]
    return drawn(
      25.8, 22.4, [], areas: [polygon(roof), holed(polygon(walls), [loop(10, 14, 5.8, 6.6, radius: 0.8)])])
  }()

  // MARK: Bells

  private static let bellBadge = [
    Path.circle(center: Point(16.4, 4.8), radius: 4), polygon(arc(10.6, 20.6, 2.7, from: 0, to: 180)),
  ]
  /// A bell out of which the room of its badge is cut.
  private static let bell: Line =
    [(1.2, 19), (1.2, 18.2), (4, 14.2), (4.6, 11.8)] + arc(10.6, 7.8, 5.8, from: 172, to: 278)
    + arc(16.4, 4.8, 5.4, from: 210, to: 84) + [(17.2, 14.2), (20, 18.2), (20, 19)]
  private static let bellLines: [Line] = [
    arc(10.6, 7.8, 5.2, from: 274, to: 176) + [(5.2, 11.8), (4.6, 14.2), (1.8, 18.2), (19.4, 18.2)],
    [(16.2, 11.6), (16.7, 14.2), (19.4, 18.2)],
  ]

  // MARK: Batteries

  private static let batteryCase = [
    loop(0.75, 0.75, 24.4, 11.9, radius: 3.4), polygon(arc(26.4, 6.7, 1.7, from: -90, to: 90)),
  ]

  /// A battery whose charge is a part of the whole, 0…1.
  private static func battery(filled part: Double) -> (areas: [Path], lines: Path, size: Size) {
    let charge = part > 0 ? [loop(2.7, 2.7, 20.5 * part, 8, radius: min(1.8, 10 * part))] : []
    return drawn(28.2, 13.4, [batteryCase[0]], areas: [batteryCase[1]] + charge)
  }

  /// A bolt in the middle of a full one, with a gap around it.
  private static let chargedBattery: (areas: [Path], lines: Path, size: Size) = drawn(
    28.2, 13.4, [batteryCase[0]],
    areas: [
      batteryCase[1], polygon([(2.7, 2.7), (12, 2.7), (8.2, 7.9), (11, 7.9), (10.4, 10.7), (2.7, 10.7)]),
      polygon([(14.8, 2.7), (23.2, 2.7), (23.2, 10.7), (13.4, 10.7), (17.4, 5.5), (14.4, 5.5)]),
      polygon([(13.6, 2.4), (10, 7.2), (12.3, 7.2), (11.7, 11), (15.6, 6.1), (13.1, 6.1)]),
    ])

  // MARK: Dots and bars

  /// Rows of dots, as many below each other as beside each other.
  private static func dots(
    of count: Int, radius: Double, isFilled: Bool
  ) -> (areas: [Path], lines: Path, size: Size) {
    let pitch = 15.6 / Double(count - 1)
    let first = 12 - pitch * Double(count - 1) / 2
    let circles = (0..<(count * count)).map { number in
      let (row, column) = number.quotientAndRemainder(dividingBy: count)
      return Path.circle(
        center: Point(first + pitch * Double(column), first + pitch * Double(row)), radius: radius)
    }
    return drawn(24, 24, isFilled ? [] : circles, areas: isFilled ? circles : [])
  }

  private static func bar(_ x: Double, _ y: Double) -> Path { loop(x, y, 2.8, 12.8, radius: 0.9) }
}
