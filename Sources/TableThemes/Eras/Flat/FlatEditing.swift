import TableModel

/// What shows while a cell is edited from iOS 7 to 12, measured on screenshots of iOS 8 to 11.
extension EditingLook {
  /// Flat discs before the content, three hairlines after it, panels beside a row that slides open.
  ///
  /// The letters of panels have 18 points on iOS 9 and 10; on iOS 8 a panel was about as wide as with 17. In a running app
  /// of iOS 7 “Delete” is a label of 52 × 22 points, which are whole, where one of iOS 8 has 87 × 21.5.
  static func flat(panelTextSize: Double = 18, panelTitlesAreWholePoints: Bool = false) -> EditingLook {
    EditingLook(
      indentation: 38,
      delete: .flatDisc(Color(0xFF3B30), icon: [.flatBar]),
      insert: .flatDisc(Color(0x4CD964), icon: [.flatBar, .flatUprightBar]),
      unchecked: EditControlLook(
        size: Size(width: 22, height: 22),
        leading: 12,
        drop: 1.25,
        layers: [
          .stroke(.circle(center: Point(11, 11), radius: 10.5), Stroke(width: 1), .color(Color(0xC7C7CC)))
        ]
      ),
      checked: .flatDisc(
        .flatTint,
        icon: [
          .stroke(
            .polyline([Point(4.3, 11.2), Point(7.8, 15), Point(15.8, 6.8)]), Stroke(width: 1.1),
            .color(.white))
        ]
      ),
      checkedSelection: SelectionLook(fill: Gradient(colors: [Color(0xE9F0FA)])),
      reorder: AccessoryLook(
        size: Size(width: 22, height: 8.5),
        trailing: .cellMargin,
        contentGap: 10,
        labelTrailing: .fixed(0),
        layers: [
          .fill(
            .rects([0.5, 4, 7.5].map { Rect(x: 0, y: $0, width: 22, height: 1.5) }),
            .color(Color(0xC7C7CC)))
        ]
      ),
      lift: .soft,
      confirmation: .panels(
        PanelLook(
          text: TextLook(.regular, panelTextSize, .white, alignment: .center),
          titlesAreWholePoints: panelTitlesAreWholePoints,
          padding: 15,
          destructive: Color(0xFF3B30),
          normal: Color(0xC7C7CD),
          coversSeparator: true
        )
      )
    )
  }
}

extension LiftLook {
  /// The soft shadow of a row on its way since iOS 7; by eye.
  static let soft = LiftLook(
    shadow: .soft(SoftShadow(Color(white: 0, alpha: 0.17), radius: 8, dy: 1.5)), opacity: 0.95
  )
}

extension EditControlLook {
  /// A disc of 22 points, 12 points from the edge and one below the middle of the row.
  fileprivate static func flatDisc(_ color: Color, icon: [VectorLayer]) -> EditControlLook {
    EditControlLook(
      size: Size(width: 22, height: 22),
      leading: 12,
      drop: 1.25,
      layers: [.fill(.circle(center: Point(11, 11), radius: 11), .color(color))],
      icon: icon
    )
  }
}

extension VectorLayer {
  /// A white bar of 11 × 1 points.
  fileprivate static let flatBar = VectorLayer.fill(
    .rect(Rect(x: 5.5, y: 10.5, width: 11, height: 1)), .color(.white))

  /// The same bar, upright.
  fileprivate static let flatUprightBar = VectorLayer.fill(
    .rect(Rect(x: 10.5, y: 5.5, width: 1, height: 11)), .color(.white))
}

extension EditingLook {
  /// The controls of iOS 11 and 12 on screens of 375 points: discs where the separator begins, and panels with smaller
  /// letters that leave the line free.
  static let flatWide: EditingLook = {
    var editing = EditingLook.flat()
    editing.delete.leading = 15
    editing.insert.leading = 15
    editing.unchecked.leading = 15
    editing.checked.leading = 15
    if case .panels(var panels) = editing.confirmation {
      panels.text.size = 15
      panels.holdTitlesOfTwoLines()
      panels.coversSeparator = false
      editing.confirmation = .panels(panels)
    }
    return editing
  }()
}
