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
  /// The sides of the outline are as dark as measured in the lower half; above they were set by eye. Corners are those of
  /// columns through them, the third and the fourth of DD’s buttons of 50 and 41 points: 5.3 points, with a shade under
  /// the upper outline that follows them down.
  static func classicButton(
    _ base: Fill = .color(.tint), gloss: Gradient, outline: Gradient, shade: Double, light: Gradient? = nil
  ) -> ShapeLook {
    let body = EdgeInsets(bottom: 1)
    return ShapeLook(
      cornerRadius: 5.3,
      layers: (light.map { [.init(.gradient($0), inset: EdgeInsets(top: 1))] } ?? []) + [
        .init(base, inset: body),
        .init(.gradient(gloss), inset: body),
        .init(.gradient(outline), inset: body, lineWidth: 1),
        .init(
          .edge(
            Gradient(colors: [Color(white: 0, alpha: shade), Color(white: 0, alpha: 0)]), depth: 3.15),
          inset: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), lineWidth: 0.95),
      ]
    )
  }

  /// A button of iPhone OS 3 to iOS 5.
  static let classicButton = classicButton(
    gloss: .classicGloss, outline: .classicButtonOutline, shade: 0.175,
    light: Gradient(colors: [Color(white: 1, alpha: 0.286)]))

  /// A blue button of iPhone OS 3 to iOS 5, whose sides are lighter.
  static let classicDoneButton = classicButton(
    gloss: .classicGloss, outline: .classicDoneOutline, shade: 0.175,
    light: Gradient(colors: [Color(white: 1, alpha: 0.286)]))

  /// A button of an iPad before iOS 7.
  static let tabletButton = classicButton(
    gloss: .tabletGloss, outline: .tabletButtonOutline, shade: 0.25,
    light: Gradient(colors: [Color(white: 1, alpha: 0.22)]))
}

extension Gradient {
  /// The dark edge of a button or of segments of iPhone OS 3 to iOS 5.
  static let classicButtonOutline = outline(
    top: 0.71, [(1, 0.621), (8.87, 0.324), (20, 0.274), (29, 0.243)])

  /// The same around segments that are not chosen.
  static let classicSegmentsOutline = outline(
    top: 0.69, [(1, 0.621), (8.87, 0.324), (20, 0.259), (29, 0.23)])

  /// The dark edge of a blue button: sides of #1E51BD in the lower half.
  fileprivate static let classicDoneOutline = outline(
    top: 0.695, [(1, 0.726), (8, 0.121), (14, 0.146), (26, 0.146), (28, 0.215), (29, 0.215)])

  fileprivate static let tabletButtonOutline = outline(
    top: 0.515, white: 0, [(1, 0.45), (14, 0.36), (22, 0.256), (28, 0.25), (28, 0.167), (29, 0.167)])

  /// Black of opacities at distances from the upper edge of 29 points, and a grey nearly as dark over the uppermost one.
  private static func outline(
    top: Double, white: Double = 0.0465, _ stops: [(y: Double, opacity: Double)]
  ) -> Gradient {
    Gradient(
      height: 29,
      [(1, Color(white: white, alpha: top))] + stops.map { ($0.y, Color(white: 0, alpha: $0.opacity)) })
  }
}
