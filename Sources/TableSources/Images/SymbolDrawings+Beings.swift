import TableModel

/// People who stand and walk, brains, water, and bubbles that speak; all by eye.
extension SymbolOutlines {
  /// The areas and the middles of lines of a symbol in a box of its size; `nil` for names that have none here.
  static func being(of name: String) -> (areas: [Path], lines: Path, size: Size)? {
    switch name {
    case "figure", "figure.stand": return drawn(13.6, 24, [], areas: standing)
    case "figure.walk", "figure.walk.motion", "figure.hiking":
      return drawn(17, 24.4, [], areas: limbs(walking) + [.circle(center: Point(10, 2.5), radius: 2.4)])
    case "figure.run":
      return drawn(20, 24, [], areas: limbs(running) + [.circle(center: Point(13.8, 2.5), radius: 2.4)])
    case "brain", "brain.fill", "brain.head.profile": return brain
    case "water.waves":
      return drawn(27, 19.4, [], [2.6, 9.6, 16.6].map { height in wave(at: height) })
    case "bubble.left.and.bubble.right.fill": return twoFilledBubbles
    case "exclamationmark.bubble.fill":
      let mark = [loop(11.9, 4.4, 2.2, 6.4, radius: 1.1), .circle(center: Point(13, 13.4), radius: 1.3)]
      return drawn(26, 22.5, [], areas: [holed(bubble(13, 0.8, 24.4, 17.2), mark)])
    case "checkmark.bubble":
      return drawn(26, 22.5, [bubble(13, 1.5, 23, 16)], [[(8.6, 9.8), (11.6, 13), (17.4, 5.8)]])
    default: return nil
    }
  }

  // MARK: Figures

  private static let standing: [Path] = [
    .circle(center: Point(6.8, 2.5), radius: 2.4), loop(3.7, 5.8, 6.2, 9.6, radius: 2),
    loop(0.6, 6, 2.1, 8.8, radius: 1.05), loop(10.9, 6, 2.1, 8.8, radius: 1.05),
    loop(3.9, 12, 2.6, 11.6, radius: 1.3), loop(7.1, 12, 2.6, 11.6, radius: 1.3),
  ]

  /// The body of one who walks to the right: trunk, legs and arms, each with its width.
  private static let walking: [(line: Line, width: Double)] = [
    ([(9.2, 7.2), (8.4, 13.6)], 3.6), ([(8.4, 13.6), (11.6, 17.2), (13, 23)], 2.2),
    ([(8.2, 13.6), (7, 18), (3.4, 23)], 2.2), ([(8.8, 6.8), (4.8, 9), (3.8, 12.8)], 1.8),
    ([(9.8, 6.8), (12.4, 10.4), (15.6, 11.8)], 1.8),
  ]

  /// The same of one who runs.
  private static let running: [(line: Line, width: Double)] = [
    ([(11.6, 7.2), (8.6, 13.4)], 3.6), ([(8.8, 13.6), (12.8, 16.8), (11.4, 22.8)], 2.2),
    ([(8.2, 13.6), (6.8, 17.6), (1.4, 17.8)], 2.2), ([(11.2, 6.6), (6.4, 6.4), (4, 10.4)], 1.8),
    ([(12.2, 7), (14.6, 10.6), (18.6, 10)], 1.8),
  ]

  /// Limbs as areas with round ends and joints.
  private static func limbs(_ limbs: [(line: Line, width: Double)]) -> [Path] {
    limbs.flatMap { limb in
      let joints = limb.line.map { Path.circle(center: Point($0.0, $0.1), radius: limb.width / 2) }
      let bones = zip(limb.line, limb.line.dropFirst()).map { from, to -> Path in
        let (x, y) = (to.0 - from.0, to.1 - from.1)
        let length = max((x * x + y * y).squareRoot(), 1e-6)
        let (across, down) = (-y / length * limb.width / 2, x / length * limb.width / 2)
        return polygon([
          (from.0 + across, from.1 + down), (to.0 + across, to.1 + down), (to.0 - across, to.1 - down),
          (from.0 - across, from.1 - down),
        ])
      }
      return joints + bones
    }
  }

  // MARK: Brains and waves

  private static let brain: (areas: [Path], lines: Path, size: Size) = {
    var half: Line = [(12, 21), (12, 3.6)] + arc(9.4, 3.8, 2.6, from: 0, to: -150)
    half += arc(5.4, 7, 3.4, from: -100, to: -225) + arc(4.4, 12.4, 3.6, from: -120, to: -260)
    half += arc(6.4, 17.4, 3, from: -160, to: -280) + arc(9.6, 20, 2.4, from: -180, to: -360)
    let folds: [Line] = [
      arc(8.6, 8.4, 2.4, from: 20, to: 150), arc(5.6, 13.4, 2.6, from: -80, to: 10),
      arc(9.4, 16.4, 2, from: 180, to: 290),
    ]
    let lines = [half] + folds
    return drawn(24, 23.6, [], lines + lines.map { $0.map { (24 - $0.0, $0.1) } })
  }()

  /// A wavy line across a box of 27 points.
  private static func wave(at height: Double) -> Line {
    var line: Line = []
    for number in 0..<3 {
      let x = 4.75 + 8.75 * Double(number)
      line += arc(x - 2.2, height + 3.2, 3.9, from: -125, to: -55)
      line += arc(x + 2.2, height - 3.2, 3.9, from: 125, to: 55)
    }
    return line
  }

  // MARK: Bubbles

  /// A bubble before another, of which it leaves a part free.
  private static let twoFilledBubbles: (areas: [Path], lines: Path, size: Size) = {
    var back: Line = [(20.8, 6.6)]
    back += arc(26.4, 11.4, 4.8, from: -90, to: 0) + arc(26.4, 16.4, 4.8, from: 0, to: 90)
    back += [(26.4, 21.2), (26.4, 25), (21.8, 21.2)]
    back += arc(15.6, 18.4, 2.8, from: 90, to: 180) + arc(17, 12.2, 3.8, from: 90, to: 0)
    return drawn(32, 25.5, [], areas: [bubble(10, 0.8, 18.4, 13.4), polygon(back)])
  }()
}
