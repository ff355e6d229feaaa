import TableModel

/// Symbols of several parts, of which an icon would leave one out: a badge, waves, a sign in a bubble.
///
/// They are the program's own, of lines as thick as those of letters. Coordinates are points beside letters of 17 points at the
/// scale `large`.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func drawing(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "airplane": return airplane
    case "info.circle": return info
    case "info.circle.fill": return filledInfo
    case "person.crop.circle.fill": return portrait(in: .circle(center: Point(12, 12), radius: 12))
    case "person.crop.square.fill": return portrait(in: loop(0.5, 0.5, 23, 23, radius: 5))
    case "circle.dashed": return dashedCircle
    case "livephoto": return livePhoto
    case "pano": return panorama
    case "flame": return flame
    case "link", "personalhotspot": return link
    case "bed.double":
      return drawn(
        28, 22,
        [
          loop(1.5, 11.5, 25, 6.5, radius: 2), loop(6.8, 7, 5.4, 4.5, radius: 1.5),
          loop(15.8, 7, 5.4, 4.5, radius: 1.5),
        ],
        [
          [(3.5, 11), (3.5, 4), (5.5, 2), (22.5, 2), (24.5, 4), (24.5, 11)], [(2.5, 18), (2.5, 20.5)],
          [(25.5, 18), (25.5, 20.5)],
        ])
    case "bed.double.fill": return filledBed
    case "giftcard":
      return drawn(
        26, 20, [loop(1.5, 1.5, 23, 17, radius: 3)],
        [[(8.5, 1.5), (8.5, 18.5)], [(1.5, 8.5), (24.5, 8.5)]])
    case "giftcard.fill": return filledGiftCard
    case "network": return network
    case "lock.rotation": return lockInArrow
    case "plus.square.on.square":
      return drawn(24, 24, [backSquare, loop(8, 8, 14.5, 14.5, radius: 3.5)], plus(15.25, 15.25))
    case "plus.bubble": return drawn(26, 22.5, [bubble(13, 1.5, 23, 16)], plus(13, 9.5))
    case "exclamationmark.bubble":
      return drawn(26, 22.5, [bubble(13, 1.5, 23, 16)], [[(13, 5.5), (13, 10)]], dots: [(13, 13.3, 1.2)])
    case "bubble.left.and.bubble.right": return twoBubbles
    case "lines.measurement.horizontal": return ruler
    case "location.north":
      return drawn(20, 24, [], [[(10, 2), (18, 22), (10, 17.6), (2, 22), (10, 2)]])
    case "dot.radiowaves.right":
      return waves(turnedBy: 0, Size(width: 19, height: 22), center: Point(3.4, 11))
    case "dot.radiowaves.up.forward":
      return waves(turnedBy: -45, Size(width: 20, height: 20), center: Point(3.8, 16.2))
    case "xmark.bin", "bin.xmark":
      return drawn(
        25, 20, [],
        [
          [(1.5, 3), (23.5, 3)], [(3, 3), (5.2, 18.5), (19.8, 18.5), (22, 3)], [(9.5, 7.5), (15.5, 14)],
          [(15.5, 7.5), (9.5, 14)],
        ])
    case "pencil.line":
      return drawn(
        24, 23, [],
        [
          [(2, 21.5), (22.5, 21.5)],
          [(4, 17), (5.2, 12.6), (16, 1.8), (19.4, 5.2), (8.6, 16), (4, 17)], [(13.2, 4.6), (16.6, 8)],
        ])
    case "checkerboard.shield": return shield
    case "syringe":
      return drawn(
        24, 24, [],
        [
          [(2, 22), (6.5, 17.5)], [(14, 4.5), (19.5, 10)], [(16.8, 7.2), (20.5, 3.5)],
          [(18, 1.8), (22.2, 6)],
          [(15.2, 5.7), (6.2, 14.7), (6.2, 17.8), (9.3, 17.8), (18.3, 8.8)], [(10.7, 10.2), (13, 12.5)],
        ])
    case "photo.on.rectangle.angled": return photos
    default: return wheel(of: name)
    }
  }

  typealias Line = [(Double, Double)]

  static func drawn(
    _ width: Double, _ height: Double, _ outlines: [Path], _ lines: [Line] = [], areas: [Path] = [],
    dots: [(x: Double, y: Double, radius: Double)] = []
  ) -> (areas: [Path], lines: Path, size: Size) {
    let discs = dots.map { Path.circle(center: Point($0.x, $0.y), radius: $0.radius) }
    let elements = outlines.flatMap(\.elements) + polylines(lines).elements
    return (areas + discs, Path(elements), Size(width: width, height: height))
  }

  private static func plus(_ x: Double, _ y: Double) -> [Line] {
    [[(x - 4, y), (x + 4, y)], [(x, y - 4), (x, y + 4)]]
  }

  /// A rectangle with round corners.
  static func loop(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), top: radius, bottom: radius)
  }

  /// A part of a circle between two angles in degrees, clockwise from the right.
  static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Line {
    let steps = max(2, Int(abs(end - start) / 10))
    return (0...steps).map { step in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * Double.pi / 180
      let unit = Point.onUnitCircle(radians: angle)
      return (x + radius * unit.x, y + radius * unit.y)
    }
  }

  /// A bubble whose tip points down at the left, by its middle, its upper edge and its size.
  static func bubble(_ middle: Double, _ top: Double, _ width: Double, _ height: Double) -> Path {
    let left = middle - width / 2
    let right = middle + width / 2
    let bottom = top + height
    let corner = min(5, height / 3)
    var line: Line = arc(right - corner, top + corner, corner, from: -90, to: 0)
    line += arc(right - corner, bottom - corner, corner, from: 0, to: 90)
    line.append((left + 0.5 * width, bottom))
    line.append((left + 0.24 * width, bottom + 4))
    line.append((left + 0.24 * width, bottom))
    line += arc(left + corner, bottom - corner, corner, from: 90, to: 180)
    line += arc(left + corner, top + corner, corner, from: 180, to: 270)
    line.append(line[0])
    return polylines([line])
  }

  private static let backSquare: Path = {
    var line: Line = arc(5, 13.5, 3.5, from: 90, to: 180)
    line += arc(5, 5, 3.5, from: 180, to: 270)
    line += arc(13, 5, 3.5, from: 270, to: 350)
    return polylines([line])
  }()

  private static let ruler: (areas: [Path], lines: Path, size: Size) = {
    let marks = (0..<7).map { number -> Line in
      let x = 1.5 + 3.67 * Double(number)
      return [(x, number % 3 == 0 ? 1.5 : 4.5), (x, 13.5)]
    }
    return drawn(25, 15, [], marks)
  }()

  private static let network: (areas: [Path], lines: Path, size: Size) = {
    let round = arc(12.5, 12.5, 11, from: 0, to: 360)
    let meridian = round.map { (12.5 + ($0.0 - 12.5) * 0.45, $0.1) }
    let lines: [Line] = [
      meridian, [(12.5, 1.5), (12.5, 23.5)], [(1.5, 12.5), (23.5, 12.5)], [(3.2, 7), (21.8, 7)],
      [(3.2, 18), (21.8, 18)],
    ]
    return drawn(25, 25, [.circle(center: Point(12.5, 12.5), radius: 11)], lines)
  }()

  /// An airplane that flies to the right, as in the rows of Settings.
  private static let airplane: (areas: [Path], lines: Path, size: Size) = {
    let upper: Line = [
      (1, 6.4), (2.7, 6.4), (4.9, 9.2), (9.4, 9.2), (6.8, 1), (8.9, 1), (15, 9.2), (20.6, 9.2), (22.1, 9.6),
      (23.1, 10.2), (23.5, 11),
    ]
    let lower = upper.dropLast().reversed().map { ($0.0, 22 - $0.1) }
    let outline = (upper + lower + [(2.3, 11)]).map { Point($0.0, $0.1) }
    return drawn(24.5, 22, [], areas: [.polygon(outline)])
  }()

  /// The letter in its circle, upright.
  private static let info: (areas: [Path], lines: Path, size: Size) = drawn(
    24, 24, [.circle(center: Point(12, 12), radius: 11)],
    [[(10.4, 10.6), (12.3, 10.6), (12.3, 17.2)], [(10, 17.2), (14.6, 17.2)]],
    dots: [(12, 7, 1.4)])

  /// The same cut out of a disc.
  private static let filledInfo: (areas: [Path], lines: Path, size: Size) = {
    let letter: Line = [
      (9.7, 9.7), (13.2, 9.7), (13.2, 16.4), (14.8, 16.4), (14.8, 18), (9.6, 18), (9.6, 16.4), (11.4, 16.4),
      (11.4, 11.3), (9.7, 11.3),
    ]
    let parts = [
      Path.circle(center: Point(12, 12), radius: 12), .polygon(letter.map { Point($0.0, $0.1) }),
      .circle(center: Point(12, 6.7), radius: 1.5),
    ]
    return drawn(24, 24, [], areas: [Path(parts.flatMap(\.elements)).nonzero])
  }()

  /// Head and shoulders cut out of a disc or a square, which keeps a rim below them.
  private static func portrait(in plate: Path) -> (areas: [Path], lines: Path, size: Size) {
    let shoulders = Path([
      .move(Point(4.5, 19.4)),
      .curve(Point(12, 14.9), control1: Point(5.4, 16.6), control2: Point(8.4, 14.9)),
      .curve(Point(19.5, 19.4), control1: Point(15.6, 14.9), control2: Point(18.6, 16.6)),
      .curve(Point(4.5, 19.4), control1: Point(15.4, 23.6), control2: Point(8.6, 23.6)), .close,
    ])
    let parts = [plate, .circle(center: Point(12, 9), radius: 4), shoulders]
    return drawn(24, 24, [], areas: [Path(parts.flatMap(\.elements)).nonzero])
  }

  private static let dashedCircle: (areas: [Path], lines: Path, size: Size) = drawn(
    24, 24, [], (0..<12).map { arc(12, 12, 11, from: 30 * Double($0) - 8, to: 30 * Double($0) + 8) })

  /// Two links of a chain, each open where the other passes.
  private static let link: (areas: [Path], lines: Path, size: Size) = {
    var half: Line = [(-1.8, -3.9), (-6, -3.9)]
    half += arc(-6, 0, 3.9, from: -90, to: -270)
    half.append((-2.2, 3.9))
    half += arc(-2.2, 0, 3.9, from: 90, to: -10)
    let turned = { (line: Line) -> Line in
      line.map { (11 + ($0.0 + $0.1) * 0.7071, 11 + ($0.1 - $0.0) * 0.7071) }
    }
    return drawn(22, 22, [], [turned(half), turned(half.map { (-$0.0, -$0.1) })])
  }()

  private static let filledBed: (areas: [Path], lines: Path, size: Size) = {
    let head = [
      Path.roundedRect(Rect(x: 2.6, y: 1, width: 22.8, height: 10), top: 3, bottom: 0),
      loop(6, 6, 7, 4, radius: 1.5), loop(15, 6, 7, 4, radius: 1.5),
    ]
    return drawn(
      28, 22, [], [[(2.5, 18), (2.5, 20.5)], [(25.5, 18), (25.5, 20.5)]],
      areas: [Path(head.flatMap(\.elements)).nonzero, loop(0.6, 12, 26.8, 7, radius: 2.4)])
  }()

  private static let filledGiftCard: (areas: [Path], lines: Path, size: Size) = {
    let ribbon: Line = [
      (7.7, 0.6), (9.3, 0.6), (9.3, 7.7), (25.4, 7.7), (25.4, 9.3), (9.3, 9.3), (9.3, 19.4), (7.7, 19.4),
      (7.7, 9.3), (0.6, 9.3), (0.6, 7.7), (7.7, 7.7),
    ]
    let parts = [loop(0.6, 0.6, 24.8, 18.8, radius: 3.6), .polygon(ribbon.map { Point($0.0, $0.1) })]
    return drawn(26, 20, [], areas: [Path(parts.flatMap(\.elements)).nonzero])
  }()

  private static let lockInArrow: (areas: [Path], lines: Path, size: Size) = {
    let ring = arc(12.5, 12.5, 10.5, from: -340, to: -50)
    let (x, y) = ring[ring.count - 1]
    let head: Line = [(x - 3.7, y + 0.3), (x, y), (x - 0.3, y - 3.7)]
    var shackle: Line = [(9.9, 12)]
    shackle += arc(12.5, 9.8, 2.6, from: 180, to: 360)
    shackle.append((15.1, 12))
    return drawn(25, 25, [], [ring, head, shackle], areas: [loop(8, 11.4, 9, 6.6, radius: 1.4)])
  }()

  private static let twoBubbles: (areas: [Path], lines: Path, size: Size) = {
    var back: Line = [(21.5, 7.5)]
    back += arc(26, 11.5, 4, from: -90, to: 0)
    back += arc(26, 16.5, 4, from: 0, to: 90)
    back += [(26, 20.5), (26, 24), (21.5, 20.5), (16, 20.5)]
    back += arc(16, 18.5, 2, from: 90, to: 150)
    return drawn(32, 25.5, [bubble(10, 1.5, 17, 12)], [back])
  }()

  private static let shield: (areas: [Path], lines: Path, size: Size) = {
    let outline: Line = [
      (11, 1.5), (20, 4.5), (20, 12), (18.2, 16.6), (15, 20), (11, 22.8), (7, 20), (3.8, 16.6), (2, 12),
      (2, 4.5),
      (11, 1.5),
    ]
    let upper = Path.polygon([Point(11, 2.5), Point(11, 12), Point(2.8, 12), Point(2.8, 5)])
    let lower = Path.polygon([
      Point(11, 12), Point(19.2, 12), Point(17.4, 16.2), Point(14.5, 19.3), Point(11, 21.8),
    ])
    return drawn(22, 24.5, [], [outline], areas: [upper, lower])
  }()

  private static let photos: (areas: [Path], lines: Path, size: Size) = drawn(
    29, 24, [loop(2, 7.5, 20, 15, radius: 3)],
    [
      [(2.5, 19), (8, 14), (12, 17.6), (15.4, 15), (21.6, 19.6)],
      [(6, 5), (6.6, 2.6), (8, 1.6), (26, 4.6), (27.4, 6.2), (25.4, 18.6)],
    ],
    dots: [(15.6, 11.6, 1.7)])

  /// A dot with three arcs that go away from it, turned by an angle in degrees.
  private static func waves(
    turnedBy turn: Double, _ size: Size, center: Point
  ) -> (areas: [Path], lines: Path, size: Size) {
    let half = turn == 0 ? 45.0 : 42
    return drawn(
      size.width, size.height, [],
      [5.6, 9.8, 14].map { arc(center.x, center.y, $0, from: turn - half, to: turn + half) },
      dots: [(center.x, center.y, 2.4)])
  }
}
