import TableModel

/// What shows while a cell is edited in iOS 7 and 8, measured on screenshots.
extension EditingLook {
  /// Flat discs before the content, three hairlines after it, panels beside a row that slides open.
  static func flat(textSize: Double) -> EditingLook {
    EditingLook(
      indentation: 38,
      delete: .flatDisc(Color(0xFF3B30), icon: [.flatBar]),
      insert: .flatDisc(Color(0x4CD964), icon: [.flatBar, .flatUprightBar]),
      unchecked: EditControlLook(
        size: Size(width: 22, height: 22),
        leading: 13,
        layers: [
          .stroke(.circle(center: Point(11, 11), radius: 10.5), Stroke(width: 1), .color(Color(0xC7C7CC)))
        ]
      ),
      checked: .flatDisc(
        .flatTint,
        icon: [
          .stroke(
            .polyline([Point(6, 11.3), Point(9.5, 14.8), Point(16.2, 7.4)]), Stroke(width: 1.4),
            .color(.white))
        ]
      ),
      checkedSelection: SelectionLook(fill: Gradient(colors: [Color(0xE9F0FA)])),
      reorder: AccessoryLook(
        size: Size(width: 22, height: 8),
        trailing: .cellMargin,
        contentGap: 10,
        labelTrailing: .fixed(0),
        layers: [
          .fill(
            .rects([0, 3.5, 7].map { Rect(x: 0, y: $0, width: 22, height: 1) }), .color(Color(0xC7C7CC)))
        ]
      ),
      lift: .soft,
      confirmation: .panels(
        PanelLook(
          text: TextLook(.regular, textSize, .white, alignment: .center),
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
    above: [0.01, 0.02, 0.03, 0.05, 0.08, 0.12].map { Color(white: 0, alpha: $0) },
    below: [0.2, 0.15, 0.11, 0.08, 0.055, 0.035, 0.02, 0.01].map { Color(white: 0, alpha: $0) },
    opacity: 0.95
  )
}

extension EditControlLook {
  /// A disc of 22 points, 13 points from the edge.
  fileprivate static func flatDisc(_ color: Color, icon: [VectorLayer]) -> EditControlLook {
    EditControlLook(
      size: Size(width: 22, height: 22),
      leading: 13,
      layers: [.fill(.circle(center: Point(11, 11), radius: 11), .color(color))],
      icon: icon
    )
  }
}

extension VectorLayer {
  /// A white bar of 12 × 1.5 points.
  fileprivate static let flatBar = VectorLayer.fill(
    .rect(Rect(x: 5, y: 10.25, width: 12, height: 1.5)), .color(.white))

  /// The same bar, upright.
  fileprivate static let flatUprightBar = VectorLayer.fill(
    .rect(Rect(x: 10.25, y: 5, width: 1.5, height: 12)), .color(.white))
}
