import TableModel

extension TextFieldBorders {
  /// Boxes of the background's colour with hairlines around them, set by eye.
  static let modern = TextFieldBorders(
    roundedRect: ShapeLook(
      cornerRadius: 6,
      layers: [
        .init(.color(.fixed(.modernBackground))),
        .init(.color(.fixed(.modernSeparator)), inset: 0, lineWidth: 0.5),
      ]
    ),
    bezel: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(.modernGray)), inset: 0, lineWidth: 1)]),
    line: ShapeLook(
      cornerRadius: 0, layers: [.init(.color(.fixed(.modernLabel)), inset: 0, lineWidth: 1)])
  )
}
