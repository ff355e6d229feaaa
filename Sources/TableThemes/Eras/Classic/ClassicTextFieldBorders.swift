import TableModel

extension TextFieldBorders {
  /// White boxes that look sunken, read off screenshots at one pixel a point.
  static let classic = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 5.25,
      layers: [
        .init(
          .gradient(
            Gradient(
              height: 31,
              [
                (0.5, 0x969696), (5.5, 0x9F9F9F), (8.5, 0xA6A6A6), (16.5, 0xBEBEBE), (24.5, 0xD5D5D5),
                (26.5, 0xDEDEDE), (30.5, 0xE2E2E2),
              ].map { ($0.0, Color($0.1)) }))
        ),
        .init(.color(.fixed(Color(0xABABAB))), inset: 1),
        .init(
          .color(.fixed(Color(0xE3E3E3))), inset: EdgeInsets(top: 2, left: 1, bottom: 1, right: 1)),
        .init(.color(.fixed(.white)), inset: EdgeInsets(top: 3, left: 2, bottom: 1, right: 2)),
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
