import TableModel

/// The buttons of bars from iPhone OS 3 to iOS 6, on phones and on iPads; icons and low bars were set by eye.
extension BarButtonLook {
  /// Buttons of a navigation bar, which all have a frame.
  static let classicNavigation: BarButtonLook = {
    var look = classic(.classicButton, base: Color(0x4A6C9B), done: Color(0x2663DE))
    look.done.shape = .classicDoneButton
    return look
  }()

  /// Buttons of a toolbar, where icons and plain words have no frame.
  static let classicToolbar = classicNavigation.withPlainWords

  /// Buttons of a navigation bar of iOS 6.
  static let ios6Navigation: BarButtonLook = {
    var look = classic(.ios6Button, base: Color(0x40608C), done: Color(0x2664DD))
    look.done.shape = .ios6DoneButton
    return look
  }()

  /// Buttons of a toolbar of iOS 6.
  static let ios6Toolbar = ios6Navigation.withPlainWords

  /// Buttons of a navigation bar on an iPad.
  static let tabletNavigation: BarButtonLook = {
    var look = classic(.tabletButton, base: Color(0x6A717C), done: Color(0x2463DE))
    look.padding = 9.5
    return look
  }()

  /// Buttons of a toolbar on an iPad, whose icons are grey on silver.
  static let tabletToolbar: BarButtonLook = {
    var look = tabletNavigation.withPlainWords
    let grey = TextLook(
      .bold, 12, Color(0x6F787F), alignment: .center, shadow: TextShadow(Color(white: 1, alpha: 0.6), dy: 1)
    ).withLettersOnWholePoints
    look.plain.text = grey
    look.plain.color = ByBarStyle(.fixed(grey.color), black: .fixed(.white))
    look.symbol.shadow = nil
    return look
  }()

  private static func classic(_ shape: ShapeLook, base: Color, done: Color) -> BarButtonLook {
    let bordered = Kind(text: .classicButton, color: ByBarStyle(.fixed(.white)), shape: shape)
    var finishing = bordered
    finishing.base = done
    return BarButtonLook(
      height: 30,
      compactHeight: 24,
      minimumWidth: 33,
      padding: 10,
      titleEdgeInsets: EdgeInsets(bottom: 1),
      symbolPadding: 7,
      plain: bordered,
      bordered: bordered,
      done: finishing,
      base: ByBarStyle(base, black: Color(0x2B2B2B)),
      disabledOpacity: 0.5,
      disabledContentOpacity: 0.68,
      symbol: SymbolLook(
        side: 20, lineWidth: 2.4, isSolid: true, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1))
    )
  }

  /// The same buttons in a toolbar, a little narrower, where the plain ones have no frame.
  private var withPlainWords: BarButtonLook {
    var look = self
    look.padding = 9
    look.plain.shape = nil
    return look
  }
}

extension TextLook {
  /// The words on buttons and segments of bars.
  static let classicButton = TextLook(
    .bold, 12, .white, alignment: .center, shadow: TextShadow(Color(white: 0, alpha: 0.5), dy: -1)
  ).withLettersOnWholePoints

  /// The same letters, each on a whole point where a point is a pixel.
  ///
  /// DD shows it in bars and on switches: “AppPrefs” has ink from 116 to 201 with 20 points, “Settings” from 18 to 62 and
  /// “Done” from 275 to 302 with 12, and “OFF” from 256 to 285, all up to a point less than the sums of their advances.
  var withLettersOnWholePoints: TextLook {
    var look = self
    look.wholePoints = .letters
    return look
  }
}

/// The buttons in bars of iOS 6, read off screenshots row by row at one and two pixels a point.
extension ShapeLook {
  /// A button of iOS 6.
  static let ios6Button = ios6Button(gloss: .ios6Gloss, lowerOutline: 0.142)

  /// A blue button of iOS 6.
  static let ios6DoneButton = ios6Button(gloss: .ios6DoneGloss, lowerOutline: 0.233)

  /// A button with an outline of a point whose lower corners are a little rounder, and a point of light below it.
  ///
  /// All of DD is met within 3 of 255: “Calendars” and a column through the corners of “Done” at one pixel a point, “Cancel”
  /// and “Done” at two, and their sides, #4C5F77 at one pixel and #2E425C for the outer half at two. Outline and body hide
  /// what lies under them, so that corners are cut once. `lowerOutline` is how dark the lower outline is at one pixel a
  /// point, which differs between both kinds.
  private static func ios6Button(gloss: Gradient, lowerOutline: Double) -> ShapeLook {
    ShapeLook(
      cornerRadius: 4.628,
      layers: [
        .init(.gradient(.ios6ButtonLight), inset: EdgeInsets(top: 1)),
        .init(
          .light(.ios6ButtonOutline(lower: lowerOutline)), inset: EdgeInsets(bottom: 1),
          lowerCornerRadius: 5.025),
        .init(
          .light(gloss), inset: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), lowerCornerRadius: 4.025),
        .init(.gradient(.ios6ButtonSides), inset: EdgeInsets(bottom: 1), lineWidth: 0.5),
        .init(
          .gradient(.ios6ButtonShade), inset: EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), lineWidth: 1),
      ]
    )
  }
}

extension ShapeLook.Fill {
  /// A light on the colour that the bar gives to its buttons.
  fileprivate static func light(_ light: Gradient) -> ShapeLook.Fill {
    .tintable(light.composited(over: Color(0x40608C)), light: light)
  }
}

extension Gradient {
  /// The light on the 27 rows within the outline, which fades evenly.
  fileprivate static let ios6Gloss = Gradient(
    light: [
      0.456, 0.451, 0.441, 0.419, 0.396, 0.375, 0.352, 0.326, 0.303, 0.277, 0.256, 0.231, 0.208, 0.187, 0.165,
      0.146, 0.126, 0.109, 0.094, 0.081, 0.064, 0.05, 0.041, 0.03, 0.023, 0.012, 0,
    ])

  /// The light on the rows of a blue button, which turns yellowish as it fades.
  fileprivate static let ios6DoneGloss = Gradient(
    height: 27,
    [
      (1.5, Color(0xFFFFFD, alpha: 0.462)), (4.5, Color(0xFFFEF6, alpha: 0.397)),
      (7.5, Color(0xFFFCEF, alpha: 0.329)), (10.5, Color(0xFFFDE5, alpha: 0.256)),
      (13.5, Color(0xFFF8D8, alpha: 0.189)), (16.5, Color(0xFFF7C6, alpha: 0.129)),
      (19.5, Color(0xFFF4B6, alpha: 0.076)), (22.5, Color(0xFFECA7, alpha: 0.037)),
      (25.5, Color(0xFFE65B, alpha: 0.008)), (27, Color(0xFFE65B, alpha: 0)),
    ])

  /// Greys over the button’s colour that make its outline, at both scales.
  fileprivate static func ios6ButtonOutline(lower: Double) -> Gradient {
    Gradient(
      height: 29,
      [
        (0.25, 0.201, 0.831), (0.5, 0.345, 0.776), (0.75, 0.333, 0.716), (1, 0.052, 0.838),
        (3, 0.343, 0.783), (13.835, 0.345, 0.363), (24, 0, 0.309), (28, 0.019, 0.14),
        (28.25, 0, 0.135), (28.5, 0.013, lower), (28.75, 0.014, 0.265),
      ].map { ($0.0, Color(white: $0.1, alpha: $0.2)) })
  }

  /// What makes the outer half of the sides darker.
  fileprivate static let ios6ButtonSides = black(
    height: 29, [(1.187, 0), (4.315, 0.038), (27, 0.038), (28, 0)])

  /// The shade under the upper outline, and down the corners.
  fileprivate static let ios6ButtonShade = black(
    height: 27, [(0, 0.129), (0.6, 0.129), (0.6, 0), (1, 0), (1, 0.196), (5.449, 0)])

  fileprivate static let ios6ButtonLight = Gradient(
    height: 29,
    [
      (28.25, Color(white: 1, alpha: 0.286)), (28.5, Color(white: 1, alpha: 0.261)),
      (28.75, Color(white: 1, alpha: 0.109)),
    ])

  /// Black of opacities at distances from the upper edge of what is so many points high.
  private static func black(height: Double, _ stops: [(y: Double, opacity: Double)]) -> Gradient {
    Gradient(height: height, stops.map { ($0.y, Color(white: 0, alpha: $0.opacity)) })
  }
}
