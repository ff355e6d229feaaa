import TableModel

/// The light on the buttons of bars, which lies on any colour; read off screenshots row by row.
///
/// Screenshots show buttons of several colours, and one light explains the rows of all of them within 3 of 255.
extension Gradient {
  /// The light on the 29 rows of a button of iPhone OS 3 to iOS 5, which ends in the middle.
  static let classicGloss = Gradient(
    light: [
      0.378, 0.378, 0.378, 0.35, 0.324, 0.297, 0.27, 0.238, 0.216, 0.185, 0.164, 0.138, 0.115, 0.098, 0.075,
      -0.021, -0.013, -0.013, -0.008, -0.008, -0.004, 0, 0, 0, 0, 0, 0, 0, 0,
    ])

  /// The light on a button of iOS 6, which fades evenly.
  static let ios6Gloss = Gradient(
    light: [
      0.456, 0.456, 0.451, 0.441, 0.419, 0.396, 0.375, 0.352, 0.326, 0.303, 0.277, 0.256, 0.231, 0.208, 0.187,
      0.165, 0.146, 0.126, 0.109, 0.094, 0.081, 0.064, 0.05, 0.041, 0.03, 0.023, 0.012, 0, 0,
    ])

  /// The light on a blue button of iOS 6, which turns yellowish as it fades.
  static let ios6DoneGloss = Gradient(
    height: 29,
    [
      (2.5, Color(0xFFFFFD, alpha: 0.462)), (5.5, Color(0xFFFEF6, alpha: 0.397)),
      (8.5, Color(0xFFFCEF, alpha: 0.329)), (11.5, Color(0xFFFDE5, alpha: 0.256)),
      (14.5, Color(0xFFF8D8, alpha: 0.189)), (17.5, Color(0xFFF7C6, alpha: 0.129)),
      (20.5, Color(0xFFF4B6, alpha: 0.076)), (23.5, Color(0xFFECA7, alpha: 0.037)),
      (26.5, Color(0xFFE65B, alpha: 0.008)), (28, Color(0xFFE65B, alpha: 0)),
    ])

  /// The light on a button of an iPad before iOS 7.
  static let tabletGloss = Gradient(
    light: [
      0.464, 0.464, 0.464, 0.464, 0.438, 0.412, 0.389, 0.36, 0.334, 0.308, 0.28, 0.249, 0.225, 0.201, 0.175,
      0.156, 0.133, 0.116, 0.1, 0.081, 0.062, 0.047, 0.038, 0.028, 0.021, 0.014, 0, -0.029, -0.029,
    ])
}

extension ShapeLook {
  /// A button sunk into a bar: 29 points of its own, and a point of light below them.
  ///
  /// The sides of the outline are as dark as measured in the lower half, in iOS 6 from a third down; above they were set by
  /// eye. `sides` lies on the outer half of the outline. The shade lies under the
  /// upper outline and is `shadeDepth` points deep.
  static func classicButton(
    _ base: Fill = .color(.tint), gloss: Gradient, outline: Gradient, sides: Gradient? = nil, shade: Double,
    shadeDepth: Double = 1, light: Gradient? = nil
  ) -> ShapeLook {
    let body = EdgeInsets(bottom: 1)
    return ShapeLook(
      cornerRadius: 5.5,
      layers: (light.map { [.init(.gradient($0), inset: EdgeInsets(top: 1))] } ?? []) + [
        .init(base, inset: body),
        .init(.gradient(gloss), inset: body),
        .init(.gradient(outline), inset: body, lineWidth: 1),
      ] + (sides.map { [.init(.gradient($0), inset: body, lineWidth: 0.5)] } ?? []) + [
        .init(
          .edge(.line(Color(white: 0, alpha: shade)), depth: shadeDepth),
          inset: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), lineWidth: 1)
      ]
    )
  }

  /// A button of iPhone OS 3 to iOS 5.
  static let classicButton = classicButton(
    gloss: .classicGloss, outline: .classicButtonOutline, shade: 0.13,
    light: Gradient(colors: [Color(white: 1, alpha: 0.3)]))

  /// A blue button of iPhone OS 3 to iOS 5, whose sides are lighter.
  static let classicDoneButton = classicButton(
    gloss: .classicGloss, outline: .classicDoneOutline, shade: 0.13,
    light: Gradient(colors: [Color(white: 1, alpha: 0.3)]))

  /// A button of iOS 6.
  static let ios6Button = classicButton(
    gloss: .ios6Gloss, outline: .ios6ButtonOutline, sides: .ios6ButtonSides, shade: 0.13, shadeDepth: 0.6,
    light: .ios6ButtonLight)

  /// A blue button of iOS 6.
  static let ios6DoneButton = classicButton(
    gloss: .ios6DoneGloss, outline: .ios6ButtonOutline, sides: .ios6ButtonSides, shade: 0.13, shadeDepth: 0.6,
    light: .ios6ButtonLight)

  /// A button of an iPad before iOS 7.
  static let tabletButton = classicButton(
    gloss: .tabletGloss, outline: .tabletButtonOutline, shade: 0.2,
    light: Gradient(colors: [Color(white: 1, alpha: 0.22)]))
}

extension Gradient {
  /// A line of one colour along an upper edge, and nothing below it.
  static func line(_ color: Color) -> Gradient {
    let clear = color.faded(to: 0)
    return Gradient([Stop(0, color), Stop(1, color), Stop(1, clear)])
  }

  /// The dark edge of a button or of segments of iPhone OS 3 to iOS 5.
  static let classicButtonOutline = outline([
    (1, 0.67), (1, 0.5), (10, 0.3), (20, 0.258), (29, 0.258),
  ])

  /// The same around segments that are not chosen.
  static let classicSegmentsOutline = outline([
    (1, 0.645), (1, 0.5), (10, 0.3), (20, 0.245), (29, 0.245),
  ])

  /// The dark edge of a blue button: sides of #1E51BD in the lower half.
  fileprivate static let classicDoneOutline = outline([
    (1, 0.67), (1, 0.45), (8, 0.17), (14, 0.145), (28, 0.145), (28, 0.258), (29, 0.258),
  ])

  fileprivate static let ios6ButtonOutline = outline([
    (0.25, 0.66), (0.5, 0.466), (0.75, 0.477), (1, 0.47), (6, 0.174), (27, 0.174), (28, 0.22),
    (28.25, 0.123), (28.5, 0.131),
    (28.75, 0.255),
  ])

  /// What makes the outer half of the sides darker: #2E425C at two pixels a point, and #4C5F77 for the whole at one.
  fileprivate static let ios6ButtonSides = outline([(1, 0), (6, 0.225), (27, 0.225), (28, 0)])

  fileprivate static let tabletButtonOutline = outline([
    (1, 0.515), (1, 0.45), (14, 0.36), (22, 0.256), (28, 0.25), (28, 0.167), (29, 0.167),
  ])

  fileprivate static let ios6ButtonLight = Gradient(
    height: 29,
    [
      (28.25, Color(white: 1, alpha: 0.29)), (28.5, Color(white: 1, alpha: 0.27)),
      (28.75, Color(white: 1, alpha: 0.13)),
    ])

  /// Black of opacities at distances from the upper edge of 29 points.
  private static func outline(_ stops: [(y: Double, opacity: Double)]) -> Gradient {
    Gradient(height: 29, stops.map { ($0.y, Color(white: 0, alpha: $0.opacity)) })
  }
}
