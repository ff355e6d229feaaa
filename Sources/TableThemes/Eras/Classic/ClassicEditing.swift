import TableModel

/// What shows while a cell is edited, from iPhone OS 3 to iOS 6, measured on screenshots at one pixel a point.
extension EditingLook {
  /// Glossy discs before the content, a ridged grip after it, a glossy button to confirm.
  static let classic = EditingLook(
    indentation: 37,
    delete: .classicDisc(Color(0xBD1421), gloss: 0.38, icon: [.classicBar]),
    insert: .classicDisc(Color(0x048F01), gloss: 0.38, icon: [.classicBar, .classicUprightBar]),
    unchecked: EditControlLook(
      size: Size(width: 29, height: 29),
      leading: 6,
      layers: [
        .fill(.circle(center: Point(14.5, 14.5), radius: 11), .color(.white)),
        .stroke(.circle(center: Point(14.5, 14.5), radius: 10.5), Stroke(width: 2), .color(Color(0xB4B7BB))),
      ]
    ),
    checked: .classicDisc(
      Color(0xBD1421),
      gloss: 0.38,
      icon: [
        .stroke(
          .polyline([Point(9.6, 14.6), Point(13, 18.2), Point(19, 10.4)]), Stroke(width: 2.6), .color(.white))
      ]
    ),
    checkedSelection: SelectionLook(fill: Gradient(colors: [Color(0xE9F0FA)])),
    reorder: .classicGrip,
    lift: .classic,
    confirmation: .pill(.classic)
  )

  /// Gives discs what was measured on iOS 6 at two pixels a point: a stronger gloss that falls further, and a lower shadow.
  mutating func becomeIOS6() {
    let disc = { VectorLayer.classicDisc($0, gloss: 0.5, middle: 0.11, shadow: .atTwoPixels) }
    delete.layers = disc(Color(0xBD1421))
    checked.layers = disc(Color(0xBD1421))
    insert.layers = disc(Color(0x048F01))
  }
}

extension LiftLook {
  /// The shadow of a row of iOS 4 on its way, read off a screenshot row by row over white; the last above lies on the line
  /// of the row there, of which it makes #B9B9B9.
  fileprivate static let classic = LiftLook(
    shadow: .lines(
      above: [0xFE, 0xF9, 0xF5, 0xF0, 0xEC, 0xE7, 0xD3].map(shade),
      below: [0x74, 0x97, 0xA6, 0xB7, 0xC5, 0xD2, 0xDD, 0xE7, 0xEF, 0xF5, 0xFB, 0xFE].map(shade))
  )

  /// The black that leaves white so light, 0…255.
  private static func shade(_ light: Double) -> Color { Color(white: 0, alpha: 1 - light / 255) }
}

extension EditControlLook {
  /// A disc whose middle lies 20.5 points from the edge.
  fileprivate static func classicDisc(_ color: Color, gloss: Double, icon: [VectorLayer]) -> EditControlLook {
    EditControlLook(
      size: Size(width: 29, height: 29),
      leading: 6,
      layers: VectorLayer.classicDisc(color, gloss: gloss, middle: 0.2),
      icon: icon
    )
  }
}

extension VectorLayer {
  /// A white bar of 13 × 3 points.
  fileprivate static let classicBar = VectorLayer.fill(
    .rect(Rect(x: 8, y: 13, width: 13, height: 3)), .color(.white))

  /// The same bar, upright.
  fileprivate static let classicUprightBar = VectorLayer.fill(
    .rect(Rect(x: 13, y: 8, width: 3, height: 13)), .color(.white))
}

extension AccessoryLook {
  /// Three ridges of 19 × 4 points, two points apart, 12 points from the edge; light falls on the row below each.
  fileprivate static let classicGrip = AccessoryLook(
    size: Size(width: 19, height: 16),
    trailing: .fixed(12),
    contentGap: 0,
    labelTrailing: .fixed(10),
    layers: [
      .fill(
        .rects([0, 6, 12].map { Rect(x: 0, y: $0, width: 19, height: 1) }),
        .color(Color(white: 0, alpha: 0.31))),
      .fill(
        .rects([1, 7, 13].map { Rect(x: 0, y: $0, width: 19, height: 3) }),
        .color(Color(white: 0, alpha: 0.157))),
      .fill(
        .rects([4, 10, 16].map { Rect(x: 0, y: $0, width: 19, height: 1) }),
        .color(Color(white: 1, alpha: 0.5))),
    ]
  )
}

extension PillLook {
  /// A red button of 33 points, read off a screenshot row by row; 59 points wide for “Trash”, whose letters stand on whole
  /// points, on a line 22 points below the upper edge.
  fileprivate static let classic = PillLook(
    text: TextLook(
      .bold, 14, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1)
    ).withLettersOnWholePoints,
    height: 33,
    padding: 20,
    trailing: 6,
    contentGap: 0,
    cornerRadius: 5,
    border: Gradient([
      .init(0, Color(0x5B3436)), .init(1 / 33, Color(0x5B3436)), .init(1 / 33, Color(0x91464B)),
      .init(0.5, Color(0x7B0E16)), .init(32 / 33, Color(0x7B0E16)), .init(32 / 33, Color(0x93101A)),
      .init(1, Color(0x93101A)),
    ]),
    fill: .classicPill
  )
}

extension Gradient {
  /// The button's 31 rows of pixels between its outlines, each at its row's middle.
  fileprivate static let classicPill: Gradient = {
    let gloss: [UInt32] = [
      0xC76F74, 0xED8288, 0xEB7D84, 0xE87880, 0xE6737B, 0xE36E75, 0xE06870, 0xDD626A, 0xDA5C64, 0xD7565E,
      0xD45058, 0xD14A53, 0xCE444E, 0xCC3F49, 0xCA3A44, 0xC83640, 0xBE1623, 0xBD1421,
    ]
    let stops = gloss.enumerated().map { Stop((Double($0.offset) + 0.5) / 31, Color($0.element)) }
    return Gradient(stops + [Stop(1, Color(0xBD1421))])
  }()
}
