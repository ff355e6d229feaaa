import TableModel

/// Loudspeakers, keys, telephones, pins and other things whose icons have other proportions or miss a part.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func thing(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "key": return drawn(14.4, 22.5, [], [keyOutline], dots: [(7.2, 4.8, 1.3)])
    case "key.fill":
      let eye = Path.circle(center: Point(7.2, 4.3), radius: 1.6)
      return drawn(14.4, 22.5, [], areas: [holed(polygon(keyOutline), [eye])])
    case "phone.down": return drawn(28, 11.8, [handset])
    case "phone.down.fill": return drawn(28, 11.8, [], areas: [handset])
    case "nosign":
      return drawn(24, 24, [.circle(center: Point(12, 12), radius: 11)], [[(4.2, 4.2), (19.8, 19.8)]])
    case "mappin":
      return drawn(9, 22, [], [[(4.5, 8), (4.5, 21)]], areas: [holed(pinHead, [pinLight])])
    case "safari": return drawn(24, 24, [.circle(center: Point(12, 12), radius: 11)], areas: [needle])
    case "safari.fill":
      return drawn(24, 24, [], areas: [holed(.circle(center: Point(12, 12), radius: 12), [needle])])
    case "iphone":
      let notch = Path.roundedRect(Rect(x: 4.9, y: 0.8, width: 5.2, height: 2.2), top: 0, bottom: 1.1)
      return drawn(
        15, 24, [loop(0.8, 0.8, 13.4, 22.4, radius: 3.2)], [[(5.4, 20.6), (9.6, 20.6)]], areas: [notch])
    case "photo":
      return drawn(
        27.2, 21, [loop(0.8, 0.8, 25.6, 19.4, radius: 3.2)],
        [[(1.2, 17), (7.4, 11.2), (13, 16.4), (17.6, 12.4), (25.4, 18.5)]], dots: [(18.6, 6.6, 2.1)])
    case "clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90":
      return drawn(
        24, 22, [], [arc(13, 11, 10, from: 190, to: 500), [(13, 5.4), (13, 11.2), (16.6, 14.8)]],
        areas: [polygon([(0.2, 9.2), (6.2, 9.2), (3.2, 13.6)])])
    case "point.3.connected.trianglepath.dotted": return connectedPoints
    case "xmark.bin.fill": return filledBin
    case "plus.square.fill.on.square.fill": return filledSquares
    case "cloud.sun.rain": return shower
    case "scroll": return scroll
    case "hare": return hare
    default: return speaker(of: name)
    }
  }

  // MARK: Loudspeakers

  /// A loudspeaker that opens to the right, with as many waves as the name says.
  private static func speaker(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "speaker": return drawn(16.4, 16, [polygon(cone)])
    case "speaker.fill": return drawn(16.4, 16, [], areas: [polygon(cone.map { ($0.0 + 1, $0.1) })])
    case "speaker.wave.1": return loud(waves: 1, isFilled: false)
    case "speaker.wave.1.fill": return loud(waves: 1, isFilled: true)
    case "speaker.wave.2": return loud(waves: 2, isFilled: false)
    case "speaker.wave.2.fill": return loud(waves: 2, isFilled: true)
    case "speaker.wave.3": return loud(waves: 3, isFilled: false)
    case "speaker.wave.3.fill": return loud(waves: 3, isFilled: true)
    default: return sign(of: name)
    }
  }

  private static let cone: Line = [
    (0.4, 6.6), (1.6, 5.4), (5, 5.4), (11.6, 0.6), (13, 0.4), (13.9, 1.4), (13.9, 14.6), (13, 15.6),
    (11.6, 15.4),
    (5, 10.6), (1.6, 10.6), (0.4, 9.4),
  ]

  private static func loud(waves: Int, isFilled: Bool) -> (areas: [Path], lines: Path, size: Size) {
    let size = [
      Size(width: 20, height: 16), Size(width: 24.6, height: 16.6), Size(width: 29.6, height: 20.6),
    ][waves - 1]
    let middle = size.height / 2
    let body = polygon(cone.map { ($0.0, $0.1 + middle - 8) })
    let arcs = [6.4, 11.6, 16.7].prefix(waves).map { arc(12, middle, $0, from: -36, to: 36) }
    return drawn(size.width, size.height, isFilled ? [] : [body], Array(arcs), areas: isFilled ? [body] : [])
  }

  // MARK: Keys, telephones, pins and needles

  private static let keyOutline: Line =
    arc(7.2, 6.5, 5.7, from: 70, to: -250) + [
      (5.2, 19.4), (7.2, 21.6), (9.2, 19), (7.8, 17.5), (9.2, 16), (7.8, 14.5), (9.1, 13.2), (9.1, 11.9),
    ]

  /// A receiver that lies with its ends down.
  private static let handset = Path([
    .move(Point(0.8, 7.4)),
    .curve(Point(27.2, 7.4), control1: Point(5, -1.6), control2: Point(23, -1.6)),
    .curve(Point(25.6, 11), control1: Point(27.4, 9.8), control2: Point(27, 11)),
    .line(Point(20.4, 9.9)),
    .curve(Point(19.4, 6.3), control1: Point(19, 9.5), control2: Point(19.6, 8.2)),
    .curve(Point(8.6, 6.3), control1: Point(16, 5.2), control2: Point(12, 5.2)),
    .curve(Point(7.6, 9.9), control1: Point(8.4, 8.2), control2: Point(9, 9.5)),
    .line(Point(2.4, 11)),
    .curve(Point(0.8, 7.4), control1: Point(1, 11), control2: Point(0.6, 9.8)), .close,
  ])

  private static let pinHead = Path.circle(center: Point(4.5, 4.4), radius: 4.2)
  private static let pinLight = Path.circle(center: Point(3.4, 3.2), radius: 1.2)

  /// The needle of a compass, which points up to the right, with the pin that it turns on.
  private static let needle = holed(
    polygon([(18, 6), (14.1, 14.1), (6, 18), (9.9, 9.9)]), [.circle(center: Point(12, 12), radius: 1.4)])

  /// Three rings at the corners of a dotted triangle.
  private static let connectedPoints: (areas: [Path], lines: Path, size: Size) = {
    let corners = [(13.0, 4.3), (4.3, 19.2), (21.7, 19.2)]
    let rings = corners.map { Path.circle(center: Point($0.0, $0.1), radius: 3.5) }
    let dots = (0..<3).flatMap { side -> [(x: Double, y: Double, radius: Double)] in
      let (start, end) = (corners[side], corners[(side + 1) % 3])
      return [0.36, 0.5, 0.64].map {
        (start.0 + (end.0 - start.0) * $0, start.1 + (end.1 - start.1) * $0, 0.85)
      }
    }
    return drawn(26, 23.5, rings, dots: dots)
  }()

  // MARK: What signs are cut out of

  private static let filledBin: (areas: [Path], lines: Path, size: Size) = {
    let bin = polygon([(2.4, 5), (22.6, 5), (20.9, 17.6), (19.2, 19.2), (5.8, 19.2), (4.1, 17.6)])
    return drawn(
      25, 20, [],
      areas: [loop(0.6, 1, 23.8, 2.4, radius: 1.2), holed(bin, [cross(12.5, 12, 3.9, turned: true)])])
  }()

  private static let filledSquares: (areas: [Path], lines: Path, size: Size) = {
    var back: Line = arc(4.2, 13.4, 3.8, from: 90, to: 180) + arc(4.2, 4.2, 3.8, from: 180, to: 270)
    back += arc(13.4, 4.2, 3.8, from: 270, to: 360)
    back += [(17.2, 5.4)] + arc(9.8, 9.8, 4.4, from: -90, to: -180) + [(5.4, 17.2)]
    let front = holed(loop(7, 7, 16.6, 16.6, radius: 3.8), [cross(15.3, 15.3, 4.6, turned: false)])
    return drawn(24, 24, [], areas: [polygon(back), front])
  }()

  /// A plus sign as an area, or an x where it is turned.
  private static func cross(_ x: Double, _ y: Double, _ reach: Double, turned: Bool) -> Path {
    let half = 0.85
    let corner: Line = [(half, -half), (reach, -half), (reach, half)]
    let outline = (0..<4).flatMap { quarter -> Line in
      let unit = Point.onUnitCircle(radians: (Double(quarter) * 90 + (turned ? 45 : 0)) * Double.pi / 180)
      return corner.map { (x + $0.0 * unit.x - $0.1 * unit.y, y + $0.0 * unit.y + $0.1 * unit.x) }
    }
    return polygon(outline)
  }

  // MARK: Weather, paper and animals

  private static let shower: (areas: [Path], lines: Path, size: Size) = {
    var cloud: Line = [(18, 17), (6.4, 17)] + arc(5.6, 13.2, 3.9, from: 90, to: 262)
    cloud += arc(11.4, 10.4, 5.9, from: 190, to: 345) + arc(18, 13.2, 3.9, from: -72, to: 90)
    let sun = arc(19.4, 6.8, 3.9, from: -165, to: 50)
    let rays: [Line] = [
      [(19.4, 0.9), (19.4, 0.8)], [(13.9, 2.6), (14, 2.7)], [(24.9, 2.6), (25, 2.5)], [(26.4, 8), (26.5, 8)],
    ]
    let drops: [Line] = [5.6, 10.4, 15.2].map { [($0 + 1.2, 19.6), ($0, 22.6)] }
    return drawn(27.4, 23.4, [], [cloud, sun] + rays + drops)
  }()

  /// A sheet that is rolled up at both ends.
  private static let scroll: (areas: [Path], lines: Path, size: Size) = {
    var sheet: Line =
      arc(20.4, 4.2, 3.4, from: 0, to: -90) + arc(8.4, 4.2, 3.4, from: -90, to: -180) + [(5, 16.8)]
    sheet += [(0.8, 16.8)] + arc(4.2, 16.8, 3.4, from: 180, to: 90) + [(16.6, 20.2)]
    sheet += arc(16.6, 16.8, 3.4, from: 90, to: 180) + [(5, 16.8)]
    let right: Line = arc(16.6, 16.8, 3.4, from: 90, to: 0) + [(20, 4.2)]
    let roll: Line = [(20, 7.2), (23.8, 7.2), (23.8, 4.2)]
    return drawn(24.6, 21, [], [sheet, right, roll, [(9, 6.6), (16, 6.6)], [(9, 11), (16, 11)]])
  }()

  /// A hare that sits and looks to the right, its ears laid back.
  private static let hare: (areas: [Path], lines: Path, size: Size) = {
    let outline = Path([
      .move(Point(4.4, 12.6)),
      .curve(Point(14.2, 7.2), control1: Point(5.4, 8.4), control2: Point(9.6, 6.4)),
      .curve(Point(17.6, 6.6), control1: Point(15.4, 7.4), control2: Point(16.6, 7.2)),
      .curve(Point(9.4, 1.2), control1: Point(13.4, 6), control2: Point(9.6, 3.6)),
      .curve(Point(20.2, 4.6), control1: Point(13.4, 0), control2: Point(17.8, 1.4)),
      .curve(Point(26.6, 8.8), control1: Point(23.4, 4.2), control2: Point(25.8, 6)),
      .curve(Point(21.6, 11.8), control1: Point(26.8, 10.8), control2: Point(24, 11.4)),
      .curve(Point(19.4, 15.4), control1: Point(21.4, 13.2), control2: Point(20.6, 14.6)),
      .curve(Point(22.4, 18.6), control1: Point(20.6, 16.6), control2: Point(22.2, 17)),
      .line(Point(18.2, 18.6)),
      .curve(Point(14, 15.8), control1: Point(17, 17.4), control2: Point(15.6, 16.2)),
      .curve(Point(14.6, 18.6), control1: Point(14.8, 16.6), control2: Point(15, 17.8)),
      .line(Point(7, 18.6)),
      .curve(Point(4.4, 12.6), control1: Point(4.8, 17.6), control2: Point(3.8, 15.2)),
      .curve(Point(1, 12.2), control1: Point(3.2, 13.6), control2: Point(1.4, 13.4)),
      .curve(Point(4.6, 10.8), control1: Point(1.4, 10.6), control2: Point(3.2, 10.2)),
    ])
    return drawn(27.4, 19.4, [outline], dots: [(21.8, 7.6, 0.9)])
  }()
}
