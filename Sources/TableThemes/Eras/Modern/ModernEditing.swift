import TableModel

/// What shows while a cell is edited since iOS 13: the disc's place and the indentation were measured on iOS 13 at 414
/// points, the panels' letters there too; circles, the grip and all of iOS 26 are by eye.
extension EditingLook {
  /// The controls in the system's colours.
  static let modern: EditingLook = {
    var editing = EditingLook.modernWithTitlesOfOneLine
    editing.changePanels { $0.holdTitlesOfTwoLines() }
    return editing
  }()

  /// The same in iOS 26, by eye but for the shape of the row: round buttons as large as those of bars.
  static let capsules: EditingLook = {
    var editing = EditingLook.modern
    editing.changePanels { panels in
      panels.leastImageWidth = 44
      panels.text.weight = .medium
      panels.capsules = PanelLook.Capsules(
        leastSize: Size(width: 44, height: 44), cornerRadius: 26, padding: 8, inset: 4, spacing: 8,
        margin: 12,
        rowFill: .modernGray5, rowCornerRadius: 26)
    }
    return editing
  }()

  private mutating func changePanels(_ change: (inout PanelLook) -> Void) {
    guard case .panels(var panels) = confirmation else { return }
    change(&panels)
    confirmation = .panels(panels)
  }

  private static let modernWithTitlesOfOneLine = EditingLook(
    indentation: 40,
    delete: .modernDisc(.modernRed, leading: .cellMarginPlus(1.5), icon: [.modernBar]),
    insert: .modernDisc(.modernGreen, leading: .cellMarginPlus(1.5), icon: [.modernBar, .modernUprightBar]),
    unchecked: .modernCircle(leading: .cellMarginPlus(1.5)),
    checked: .modernDisc(.modernTint, leading: .cellMarginPlus(1.5), icon: [.modernCheck]),
    checkedSelection: SelectionLook(fill: Gradient(colors: [.modernGray5])),
    reorder: .modernGrip,
    lift: .soft,
    confirmation: .panels(
      PanelLook(
        text: TextLook(.regular, 15, .white, alignment: .center),
        padding: 15,
        destructive: .modernRed,
        normal: .modernGray3
      )
    )
  )
}

extension EditControlLook {
  /// A disc of 22 points.
  fileprivate static func modernDisc(
    _ color: Color, leading: MarginRule, icon: [VectorLayer]
  ) -> EditControlLook {
    EditControlLook(
      size: Size(width: 22, height: 22),
      leading: leading,
      layers: [.fill(.circle(center: Point(11, 11), radius: 11), .color(color))],
      icon: icon
    )
  }

  /// A circle of 22 points that waits to be checked.
  fileprivate static func modernCircle(leading: MarginRule) -> EditControlLook {
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
