import TableModel

extension TextFieldBorders {
  /// White boxes with hairlines around them: the rounded one was measured on iOS 8, the others are by eye.
  static let flat = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 6,
      layers: [
        .init(.color(.fixed(.white))),
        .init(.color(.fixed(Color(0xCCCCCC))), inset: 0, lineWidth: 0.5),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(Color(0x8C8C8C))), inset: 0, lineWidth: 1)]),
    line: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(.black)), inset: 0, lineWidth: 1)])
  )
}
