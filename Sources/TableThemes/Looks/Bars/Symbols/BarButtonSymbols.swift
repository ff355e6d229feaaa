import TableModel

extension Symbol {
  /// The icon of a button of the system; `nil` for buttons with words.
  package static func of(_ item: BarButtonSystemItem) -> Symbol? {
    switch item {
    case .add: add
    case .compose: compose
    case .reply: reply
    case .action: action
    case .organize: organize
    case .bookmarks: book
    case .search: glass
    case .refresh: refresh
    case .stop: cross
    case .camera: camera
    case .trash: trash
    case .play: play
    case .pause: pause
    case .rewind: rewind
    case .fastForward: fastForward
    case .done, .cancel, .edit, .save, .undo, .redo, .close, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Two crossed lines: the icon to stop, and in later eras to cancel.
  package static let cross = Symbol(
    outline: [
      .line(.polyline([Point(5, 5), Point(19, 19)])), .line(.polyline([Point(19, 5), Point(5, 19)])),
    ])

  /// A hook: in later eras the icon of being done, as a public screen of iOS 26 shows it.
  package static let check = Symbol(
    outline: [.line(.polyline([Point(2.1, 13.7), Point(9.2, 22.3), Point(21.9, 2.9)]))])

  static let add = Symbol(
    outline: [
      .line(.polyline([Point(12, 3), Point(12, 21)])), .line(.polyline([Point(3, 12), Point(21, 12)])),
    ])

  static let compose = Symbol(
    outline: [.line(sheet), .line(pencil)], solid: [.line(sheet), .area(pencil)])

  private static let sheet = Path([
    .move(Point(12.5, 4.5)), .line(Point(5, 4.5)),
    .curve(Point(3.5, 6), control1: Point(4.2, 4.5), control2: Point(3.5, 5.2)),
    .line(Point(3.5, 19.5)),
    .curve(Point(5, 21), control1: Point(3.5, 20.3), control2: Point(4.2, 21)),
    .line(Point(18, 21)),
    .curve(Point(19.5, 19.5), control1: Point(18.8, 21), control2: Point(19.5, 20.3)),
    .line(Point(19.5, 12)),
  ])

  private static let pencil = Path.polygon([
    Point(8.8, 15.7), Point(9.9, 12), Point(19.4, 2.5), Point(22, 5.1), Point(12.5, 14.6),
  ])

  private static let reply = Symbol(
    body: [
      Path([
        .move(Point(10, 4)), .line(Point(2.2, 11.2)), .line(Point(10, 18.4)), .line(Point(10, 14.3)),
        .curve(Point(21.6, 20.2), control1: Point(15, 14.3), control2: Point(19, 15.6)),
        .curve(Point(10, 8.2), control1: Point(21.2, 13.2), control2: Point(17, 8.6)),
        .close,
      ])
    ])

  static let action = Symbol(
    outline: [
      .line(
        .polyline([
          Point(8.5, 9), Point(5, 9), Point(5, 22), Point(19, 22), Point(19, 9), Point(15.5, 9),
        ])),
      .line(.polyline([Point(12, 15.5), Point(12, 2)])),
      .line(.polyline([Point(8.3, 5.4), Point(12, 1.7), Point(15.7, 5.4)])),
    ])

  private static let organize = Symbol(
    body: [
      Path([
        .move(Point(2.5, 5.5)), .line(Point(8.6, 5.5)), .line(Point(10.6, 8)), .line(Point(21.5, 8)),
        .line(Point(21.5, 19.5)), .line(Point(2.5, 19.5)), .close,
      ])
    ])

  private static let refresh: Symbol = {
    var ring = Path([.move(Point(20, 13.5))])
    ring.addCorner(to: Point(12, 21.5), by: Point(20, 21.5))
    ring.addCorner(to: Point(4, 13.5), by: Point(4, 21.5))
    ring.addCorner(to: Point(12, 5.5), by: Point(4, 5.5))
    return Symbol(
      outline: [
        .line(ring), .area(.polygon([Point(11.6, 1.4), Point(17, 5.5), Point(11.6, 9.6)])),
      ])
  }()

  private static let camera: Symbol = {
    let box = Path([
      .move(Point(4, 6.5)), .line(Point(7.6, 6.5)), .line(Point(9, 4)), .line(Point(15, 4)),
      .line(Point(16.4, 6.5)), .line(Point(20, 6.5)),
      .curve(Point(22, 8.5), control1: Point(21.1, 6.5), control2: Point(22, 7.4)),
      .line(Point(22, 18)),
      .curve(Point(20, 20), control1: Point(22, 19.1), control2: Point(21.1, 20)),
      .line(Point(4, 20)),
      .curve(Point(2, 18), control1: Point(2.9, 20), control2: Point(2, 19.1)),
      .line(Point(2, 8.5)),
      .curve(Point(4, 6.5), control1: Point(2, 7.4), control2: Point(2.9, 6.5)), .close,
    ])
    let lens = Path.circle(center: Point(12, 13), radius: 4)
    return Symbol(
      outline: [.line(box), .line(lens)], solid: [.area(box.cuttingOut(lens, mirroredAt: 12))])
  }()

  static let trash: Symbol = {
    let can = Path.polyline([Point(5.6, 7.5), Point(6.8, 21.5), Point(17.2, 21.5), Point(18.4, 7.5)])
    let lid: [Part] = [
      .line(.polyline([Point(3.6, 6), Point(20.4, 6)])),
      .line(.polyline([Point(9, 6), Point(9, 3.2), Point(15, 3.2), Point(15, 6)])),
    ]
    let ribs = [9.6, 12, 14.4].map { x in
      Part.line(.polyline([Point(x, 10), Point(12 + (x - 12) * 0.85, 18.6)]))
    }
    return Symbol(outline: [.line(can)] + lid + ribs, solid: [.area(can)] + lid)
  }()

  private static let play = Symbol(
    outline: [.area(.polygon([Point(5.5, 3.5), Point(20.5, 12), Point(5.5, 20.5)]))])

  private static let pause = Symbol(
    outline: [
      .area(
        .rects([Rect(x: 6, y: 3.5, width: 4, height: 17), Rect(x: 14, y: 3.5, width: 4, height: 17)]))
    ])

  private static let rewind = Symbol(
    outline: [
      .area(.polygon([Point(12, 5), Point(1.5, 12), Point(12, 19)])),
      .area(.polygon([Point(22.5, 5), Point(12, 12), Point(22.5, 19)])),
    ])

  private static let fastForward = Symbol(
    outline: [
      .area(.polygon([Point(1.5, 5), Point(12, 12), Point(1.5, 19)])),
      .area(.polygon([Point(12, 5), Point(22.5, 12), Point(12, 19)])),
    ])
}

extension Path {
  /// The outline with a hole of a shape that is the same on both sides of a line at `x`.
  func cuttingOut(_ hole: Path, mirroredAt x: Double) -> Path {
    Path(elements + hole.mapPoints { Point(2 * x - $0.x, $0.y) }.elements)
  }
}
