import TableModel

/// Wheels, hands and what else is many thin lines, for which the icons are other things.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func wheel(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "gear": return spokedWheel
    case "gearshape.2":
      let lines = cog(9.5, 9.5, 7.6, teeth: 8) + cog(22.2, 16.8, 5, teeth: 7)
      return drawn(
        29, 23.4,
        [.circle(center: Point(9.5, 9.5), radius: 2.7), .circle(center: Point(22.2, 16.8), radius: 1.8)],
        lines)
    case "hand.raised": return openHand
    case "server.rack":
      return drawn(
        25.4, 19.8, [loop(0.75, 0.75, 23.9, 18.3, radius: 3)],
        [[(0.75, 6.9), (24.65, 6.9)], [(0.75, 12.9), (24.65, 12.9)]],
        dots: [(20.4, 3.8, 1.15), (20.4, 9.9, 1.15), (20.4, 16, 1.15)])
    case "fork.knife": return cutlery
    default: return sheet(of: name)
    }
  }

  /// A wheel with a hub, three spokes and fine teeth.
  private static let spokedWheel: (areas: [Path], lines: Path, size: Size) = {
    let middle = 11.85
    let at = { (degrees: Double, radius: Double) -> (Double, Double) in
      let unit = Point.onUnitCircle(radians: degrees * Double.pi / 180)
      return (middle + radius * unit.x, middle + radius * unit.y)
    }
    let teeth = (0..<18).map { number -> Line in
      let degrees = Double(number) * 20 + 10
      return [at(degrees, 9.6), at(degrees, 10.9)]
    }
    let spokes = [0.0, 120, 240].map { [at($0, 2.4), at($0, 8.9)] }
    let circles = [8.9, 2.4].map { Path.circle(center: Point(middle, middle), radius: $0) }
    return drawn(23.7, 23.7, circles, teeth + spokes)
  }()

  /// The outline of a wheel with broad teeth.
  private static func cog(_ x: Double, _ y: Double, _ radius: Double, teeth: Int) -> [Line] {
    let step = 360 / Double(teeth)
    let tip = radius * 1.18
    var line: Line = []
    for number in 0..<teeth {
      let start = step * Double(number)
      line += arc(x, y, radius, from: start - step * 0.23, to: start + step * 0.23)
      line += arc(x, y, tip, from: start + step * 0.34, to: start + step * 0.66)
    }
    line.append(line[0])
    return [line]
  }

  /// The outline of four fingers, a thumb and a palm.
  private static let openHand: (areas: [Path], lines: Path, size: Size) = {
    var line: Line = [(0.75, 14)]
    for (left, top, base) in [(0.75, 6.4, 11.5), (3.95, 3.4, 11), (7.15, 2.35, 11), (10.35, 4, 14.6)] {
      line += arc(left + 1.6, top, 1.6, from: 180, to: 360)
      line.append((left + 3.2, base))
    }
    line += [(14.6, 11.6)]
    line += arc(15.35, 11.75, 1.2, from: 200, to: 370)
    line += [(15.4, 15.6), (13.4, 19.2)]
    line += arc(8.2, 15.6, 6.6, from: 40, to: 140)
    line += [(1.5, 17.6), (0.75, 14)]
    let walls: [Line] = [
      [(3.95, 6.4), (3.95, 11.5)], [(7.15, 3.4), (7.15, 11)], [(10.35, 2.35), (10.35, 11)],
    ]
    return drawn(17.4, 23, [], [line] + walls)
  }()

  /// A fork and a knife beside each other.
  private static let cutlery: (areas: [Path], lines: Path, size: Size) = {
    let tines = [1.2, 3.6, 6.0].map {
      Path.roundedRect(Rect(x: $0 - 0.55, y: 0.5, width: 1.1, height: 8), top: 0.55, bottom: 0.55)
    }
    let fork = Path([
      .move(Point(0.65, 6.6)), .line(Point(6.55, 6.6)),
      .curve(Point(4.5, 11), control1: Point(6.55, 9.2), control2: Point(5.7, 10.4)),
      .line(Point(4.9, 23)),
      .curve(Point(2.3, 23), control1: Point(4.9, 24.7), control2: Point(2.3, 24.7)),
      .line(Point(2.7, 11)),
      .curve(Point(0.65, 6.6), control1: Point(1.5, 10.4), control2: Point(0.65, 9.2)), .close,
    ])
    let knife = Path([
      .move(Point(13.9, 0.8)), .line(Point(13.9, 23)),
      .curve(Point(11.3, 23), control1: Point(13.9, 24.7), control2: Point(11.3, 24.7)),
      .line(Point(11.6, 14.2)), .line(Point(9.6, 13.6)),
      .curve(Point(13.9, 0.8), control1: Point(9.4, 7.6), control2: Point(11, 2.6)), .close,
    ])
    return drawn(14.6, 24.6, [], areas: tines + [fork, knife])
  }()
}
