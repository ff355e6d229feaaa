import TableModel

extension TextFieldBorders {
  /// White boxes that look sunken, read off screenshots at one pixel a point.
  ///
  /// Round corners are those of MS’s field of 31 points, within 4 of 255 but for four pixels where its edge is softer than an arc.
  static let classic = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 5.33,
      layers: [
        .init(
          .gradient(
            Gradient(
              height: 31,
              [
                (0.5, 0x959595), (5.5, 0xA2A2A2), (8.5, 0xA4A4A4), (16.5, 0xBEBEBE), (24.5, 0xD5D5D5),
                (26.5, 0xDDDDDD), (30.5, 0xE4E4E4),
              ].map { ($0.0, Color($0.1)) })),
          lowerCornerRadius: 5.15),
        .init(
          .color(.fixed(Color(0xACACAC))), inset: EdgeInsets(top: 1.2, left: 1, bottom: 0.95, right: 1),
          lowerCornerRadius: 4.06),
        .init(
          .gradient(Gradient(colors: [Color(0xE0E0E0), Color(0xE6E6E6)])),
          inset: EdgeInsets(top: 2.06, left: 1, bottom: 0.95, right: 1), lowerCornerRadius: 3.94),
        .init(
          .color(.fixed(.white)), inset: EdgeInsets(top: 2.89, left: 2, bottom: 1.08, right: 2),
          lowerCornerRadius: 3.13),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(.color(.fixed(Color(0x808080)))),
        .init(.color(.fixed(Color(0xAAAAAA))), inset: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
        .init(.color(.fixed(.white)), inset: EdgeInsets(top: 2, left: 2, bottom: 1, right: 1)),
      ]
    ),
    line: ShapeLook(
      cornerRadius: 0,
      layers: [
        .init(.color(.fixed(.white))), .init(.color(.fixed(.black)), inset: 0, lineWidth: 1),
      ]),
    linePadding: 2
  )
}
