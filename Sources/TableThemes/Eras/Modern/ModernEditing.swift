import TableModel

/// What shows while a cell is edited since iOS 13.
extension EditingLook {
  /// The controls of iOS 13 to 18 at the places of the flat eras, in the system's colours.
  static let modern = EditingLook(
    indentation: 38,
    delete: .modernDisc(.modernRed, leading: 13, icon: [.modernBar]),
    insert: .modernDisc(.modernGreen, leading: 13, icon: [.modernBar, .modernUprightBar]),
    unchecked: .modernCircle(leading: 13),
    checked: .modernDisc(.modernTint, leading: 13, icon: [.modernCheck]),
    checkedSelection: SelectionLook(fill: Gradient(colors: [.modernGray5])),
    reorder: .modernGrip,
    lift: .soft,
    confirmation: .panels(
      PanelLook(
        text: TextLook(.regular, 17, .white, alignment: .center),
        padding: 15,
        destructive: .modernRed,
        normal: .modernGray3
      )
    )
  )

  /// The controls of iOS 26: two points further in.
  static let modern26: EditingLook = {
    var editing = EditingLook.modern
    editing.indentation = 40
    editing.delete = .modernDisc(.modernRed, leading: 17, icon: [.modernBar])
    editing.insert = .modernDisc(.modernGreen, leading: 17, icon: [.modernBar, .modernUprightBar])
    editing.unchecked = .modernCircle(leading: 17)
    editing.checked = .modernDisc(.modernTint, leading: 17, icon: [.modernCheck])
    return editing
  }()
}

extension EditControlLook {
  /// A disc of 22 points.
  fileprivate static func modernDisc(
    _ color: Color, leading: Double, icon: [VectorLayer]
  ) -> EditControlLook {
    EditControlLook(
      size: Size(width: 22, height: 22),
      leading: leading,
      layers: [.fill(.circle(center: Point(11, 11), radius: 11), .color(color))],
      icon: icon
    )
  }

  /// A circle of 22 points that waits to be checked.
  fileprivate static func modernCircle(leading: Double) -> EditControlLook {
    EditControlLook(
      size: Size(width: 22, height: 22),
      leading: leading,
      layers: [
        .stroke(
          .circle(center: Point(11, 11), radius: 10.25), Stroke(width: 1.5), .color(.modernTertiaryLabel))
      ]
    )
  }
}

extension AccessoryLook {
  /// Three bars of 22 × 1.5 points in a control of 27 × 15.
  fileprivate static let modernGrip = AccessoryLook(
    size: Size(width: 27, height: 15),
    trailing: .cellMargin,
    contentGap: 0,
    labelTrailing: .fixed(8),
    layers: [
      .fill(
        .rects([2, 6.5, 11].map { Rect(x: 2.5, y: $0, width: 22, height: 1.5) }),
        .color(.modernTertiaryLabel))
    ],
    kind: .symbol()
  )
}

extension VectorLayer {
  /// A white bar of 10.5 × 1.5 points.
  fileprivate static let modernBar = VectorLayer.fill(
    .rect(Rect(x: 5.75, y: 10.25, width: 10.5, height: 1.5)), .color(.white))

  /// The same bar, upright.
  fileprivate static let modernUprightBar = VectorLayer.fill(
    .rect(Rect(x: 10.25, y: 5.75, width: 1.5, height: 10.5)), .color(.white))

  /// A white check mark.
  fileprivate static let modernCheck = VectorLayer.stroke(
    .polyline([Point(6.4, 11.5), Point(9.6, 15), Point(15.6, 7.2)]),
    Stroke(width: 1.75, cap: .round, join: .round),
    .color(.white)
  )
}
