import TableModel

extension TextFieldBorders {
  /// White boxes that look sunken, set by eye.
  static let classic = TextFieldBorders(
    roundedRect: ShapeLook(cornerRadius: 8, layers: sunken),
    bezel: ShapeLook(cornerRadius: 0, layers: sunken),
    line: ShapeLook(cornerRadius: 0, layers: [.init(.color(.fixed(.black)), inset: 0, lineWidth: 1)])
  )

  /// White with a shade under the upper edge, within an outline that is darkest at the top.
  private static let sunken: [ShapeLook.Layer] = [
    .init(.edge(Gradient(colors: [Color(0xD8D8D8), .white]), depth: 4)),
    .init(.gradient(Gradient(colors: [Color(0x8A8A8A), Color(0xBEBEBE)])), inset: 0, lineWidth: 1),
  ]
}
