import TableModel

/// One of Apple's typefaces: its measures, and the free typeface that stands in for it.
package struct Typeface: Hashable, Sendable {
  /// The family as iOS names it, for example `Helvetica Neue`.
  package var family: String
  /// The height of the letters above the baseline, in parts of the size; `nil` takes what the descent leaves of the line.
  package var ascent: Double?
  /// The depth of the letters below the baseline, in parts of the size.
  package var descent: Double
  /// The height of capitals, in parts of the size; `nil` where nothing stands beside them.
  package var capHeight: Double?
  /// How high a line is.
  package var lineHeight: LineHeight
  /// The family that is drawn in its place.
  package var substituteFamily: String
  /// The weights in which that family can be drawn; the nearest takes the place of any other.
  package var substituteWeights: [FontWeight] = FontWeight.allCases
  /// By how much the stems of the nearest of those are made thicker for a weight that the family lacks, in parts of the
  /// letters' size; a weight that is not among them is drawn as the nearest one.
  package var stemGrowth: [FontWeight: Double] = [:]
  /// How the substitute's letters are set, by weight and size; the nearest entries of the wanted weight are interpolated.
  package var calibrations: [Calibration]
  /// How much of the substitute's own kerning moves neighbouring letters: from 0 to 1.
  package var kerning = 0.0
}

extension Typeface {
  /// Helvetica, the typeface of iPhone OS and of iOS up to 6 on screens of one pixel a point.
  ///
  /// Nimbus Sans has Helvetica's advances, so nothing is widened or tracked; its letters are a hundredth too high. At
  /// 17 points capitals fill exactly 12 rows of pixels, as the system fitted them to the screen; at 14, 18 and 20 they have
  /// 0.72 of the size. The heights of lines were measured at 14, 16, 17 and 18 points.
  package static let helvetica = Typeface(
    family: "Helvetica",
    ascent: nil,
    descent: 0.23,
    lineHeight: LineHeight(factor: 1.15, rounding: .points, leading: 1),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    stemGrowth: .helvetica,
    calibrations: [FontWeight.regular, .bold].flatMap { weight in
      [(16, 0.988), (17, 0.9684), (18, 0.988)].map { size, rise in
        Calibration(weight, size, stretch: 1, rise: rise)
      }
    }
  )
}

extension [FontWeight: Double] {
  /// The weights that Helvetica's stand-in has not.
  ///
  /// They are made of its regular stems of 0.084 and its bold ones of 0.118: by eye, after Helvetica Neue's UltraLight,
  /// Thin, Light, Medium, Heavy and Black. Semibold letters are bold ones.
  static let helvetica: Self = [
    .ultraLight: -0.056, .thin: -0.044, .light: -0.024, .medium: 0.017, .heavy: 0.018, .black: 0.038,
  ]
}

/// A value that differs between the sizes of text that users choose from.
public struct ByContentSize<Value: Sendable>: Sendable {
  /// The value at Dynamic Type's standard setting.
  public var standard: Value
  /// The values at those settings where it is another than the standard's.
  public var others: [ContentSizeCategory: Value] = [:]

  /// The value at a setting.
  public subscript(category: ContentSizeCategory) -> Value { others[category] ?? standard }
}

extension ByContentSize: Equatable where Value: Equatable {}
extension ByContentSize: Hashable where Value: Hashable {}

/// How the height of a line of text follows from the size of its letters.
package struct LineHeight: Hashable, Sendable {
  /// The unit that a height is rounded up to.
  package enum Rounding: Hashable, Sendable {
    /// Whole points, whatever the screen.
    case points
    /// The pixels of the screen.
    case pixels
  }

  /// The height in parts of the letters' size, before rounding.
  package var factor: Double
  /// The unit that the height is rounded up to.
  package var rounding: Rounding
  /// The size of letters in points from which on heights are whole points, whatever the screen; `nil` for none.
  package var wholePointsFrom: Double?
  /// The points added after rounding.
  package var leading: Double = 0
}

/// How the letters of a substitute are set at one weight and size so that words are as wide as in the real typeface.
package struct Calibration: Hashable, Sendable {
  /// The weight of the real typeface.
  package var weight: FontWeight
  /// The size in points.
  package var size: Double
  /// The factor by which the substitute's letters and advances are widened.
  package var stretch: Double
  /// The points added after every character.
  package var tracking: Double
  /// What single letters differ by from those that stand in for them; `nil` for nothing.
  package var letterWidths: LetterWidths?
  /// The factor by which the substitute's letters are heightened.
  package var rise: Double
  /// How high the parts of small letters are, before they are heightened; `nil` as they are in the substitute.
  package var letterShapes: LetterShapes?

  /// A setting for one weight and size.
  package init(
    _ weight: FontWeight, _ size: Double, stretch: Double, tracking: Double = 0,
    letterWidths: LetterWidths? = nil, rise: Double = 1, letterShapes: LetterShapes? = nil
  ) {
    self.weight = weight
    self.size = size
    self.stretch = stretch
    self.tracking = tracking
    self.letterWidths = letterWidths
    self.rise = rise
    self.letterShapes = letterShapes
  }
}

extension Typeface {
  /// Helvetica Neue, the typeface of iOS 7 and 8.
  ///
  /// Nimbus Sans draws it, 0.979 as high as it is. Bold labels are set in the medium weight. Tracking and the widths of
  /// single letters were fitted together, starting at the advances of the typeface's published tables, those of the medium
  /// weight half-way between the regular and the bold ones: to the ink of 166 regular and 66 bold texts on screenshots of
  /// iOS 7 and 8 and to 102 widths of labels that UIKit had computed, with 0.7 of Nimbus Sans' kerning. Of texts that were
  /// left out of the fit five in six regular and seven in ten bold ones are within half a point of their width.
  package static let helveticaNeue = Typeface(
    family: "Helvetica Neue",
    ascent: 0.952,
    descent: 0.213,
    lineHeight: LineHeight(factor: 1.193, rounding: .pixels),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    stemGrowth: .helvetica,
    calibrations: calibrations(
      .regular, .helveticaNeueOnScreens, .helveticaNeue,
      tracking: [
        (10, 0.215), (11, 0.224), (12, 0.21), (13, 0.251), (14, 0.213), (15, 0.157), (16, 0.102), (17, 0.058),
        (18, -0.037),
      ])
      + calibrations(
        .bold, .helveticaNeueMedium, nil,
        tracking: [
          (10, 0.2), (13, 0.2), (14, 0.137), (15, 0.104), (16, 0.057), (17, 0.015), (18, 0), (20, -0.044),
        ])
      + calibrations(.bold, .helveticaNeueFigures, nil, tracking: [(12, 0.14)]),
    kerning: 0.7
  )

  /// Helvetica Neue as finer screens had it from iOS 4 to 6, when labels were whole points high on every screen.
  ///
  /// Bold letters are bold ones, and nothing is tracked or kerned: nine texts on screenshots are as wide as the sums of the
  /// published advances, within 0.4 %. The bold advances follow from the regular and the medium ones. The ascent puts the
  /// baseline of 17 points half a point lower than later, and that of 20 points where it was.
  package static let classicHelveticaNeue: Typeface = {
    var typeface = helveticaNeue
    typeface.ascent = 0.957
    typeface.lineHeight.rounding = .points
    typeface.calibrations =
      calibrations(.regular, .helveticaNeue, .helveticaNeue, tracking: [(17, 0)])
      + calibrations(.bold, .helveticaNeueBold, nil, tracking: [(17, 0)])
    typeface.kerning = 0
    return typeface
  }()

  private static func calibrations(
    _ weight: FontWeight, _ letters: LetterWidths, _ shapes: LetterShapes?,
    tracking: [(size: Double, points: Double)]
  ) -> [Calibration] {
    tracking.map { size, points in
      Calibration(
        weight, size, stretch: 1, tracking: points, letterWidths: letters, rise: 0.979, letterShapes: shapes)
    }
  }
}

extension LetterShapes {
  /// Helvetica Neue beside Nimbus Sans, whose small letters are lower beside its capitals and rounder below the line.
  fileprivate static let helveticaNeue = LetterShapes(
    "Helvetica Neue", xHeight: Change(from: 0.539, to: 0.55), ascender: Change(from: 0.729, to: 0.73),
    overshoot: Change(from: 0.023, to: 0.0103))
}

extension LetterWidths {
  /// Helvetica Neue beside Nimbus Sans, by the typeface's published advances.
  fileprivate static let helveticaNeue = LetterWidths(
    "Helvetica Neue",
    [
      (-215, "@"), (-74, "()"), (-56, "EVX_"), (-37, "FRT"), (-20, "z"), (-19, "!&AGIPSY[]ae"),
      (-18, "DOQW"), (16, "+"), (18, "Bfgox"), (19, "Jk"), (20, "m"), (36, "w"), (37, "bcdpqt"),
      (38, "M"), (55, "/"), (56, "-"),
    ])

  /// Helvetica Neue beside Nimbus Sans as iOS 7 and 8 set it, drawn from its published advances towards screenshots.
  fileprivate static let helveticaNeueOnScreens = LetterWidths(
    "Helvetica Neue on screens",
    [
      (-211, "@"), (-76, "("), (-74, ")"), (-67, "V"), (-56, "E_"), (-54, "X"), (-50, "Q"), (-41, "&"),
      (-37, "T"), (-33, "W"), (-32, "F"), (-31, "G"), (-30, "R"), (-29, "|"), (-21, "D"), (-20, "z"),
      (-19, "!IY[]"), (-16, "A"), (-15, "$"), (-12, "Oa"), (-9, "6e"), (-8, "8"), (-7, ",rx"), (-6, "S"),
      (-4, "s"), (-3, ".3Pn"), (-2, "5"), (2, "N"), (3, "24CKfi"), (5, "7:y"), (6, "L"), (7, "Hj"), (8, "u"),
      (12, "B"), (13, "+g"), (14, "mv"), (21, "o"), (22, "k"), (24, "J"), (28, "b"), (37, "cqt"), (40, "p"),
      (41, "d"), (42, "M"), (45, "/"), (48, "-"), (53, "w"),
    ])

  /// Helvetica Neue Medium beside Nimbus Sans Bold, fitted likewise.
  fileprivate static let helveticaNeueMedium = LetterWidths(
    "Helvetica Neue Medium", helveticaNeueMediumGroups + [(thousandths: -6, characters: "1")])

  private static let helveticaNeueMediumGroups: [(thousandths: Int, characters: String)] = [
    (-175, "@"), (-56, "!&()_"), (-52, "x"), (-50, "A"), (-48, ":"), (-46, "?y"), (-45, "i"), (-42, "Ts"),
    (-40, "LR"), (-39, "Vu"), (-37, "[]r"), (-36, "n"), (-34, "f"), (-33, "Q"), (-32, "h"), (-30, "g"),
    (-28, "Xjl"), (-26, "K"), (-25, "S"), (-23, "o"), (-22, "Y"), (-20, ",B"), (-19, "G"), (-14, "Em"),
    (-13, "F"), (-12, "Ov"), (-11, "w"), (-10, "0k"), (-9, "DHdpqt"), (-8, "J"), (-6, "7a"), (-3, "e"),
    (-2, "38"), (5, "CP"), (6, "2"), (7, "5"), (8, "4W"), (10, "N"), (11, "I"), (17, "bc"), (18, "Z"),
    (21, "9"), (24, "+"), (27, "U"), (65, "-"), (76, "M"), (77, "/"),
  ]

  /// The same as the time in status bars has it, with its narrow 1; its letters alone have 12 points.
  ///
  /// It was fitted to seventeen times on screenshots, which are met within 0.2 points.
  fileprivate static let helveticaNeueFigures = LetterWidths(
    "Helvetica Neue Medium figures",
    helveticaNeueMediumGroups + [
      (-130, "1"), (-72, ":"), (-62, "A"), (-13, "23"), (-10, "4"), (-2, "5"), (4, "06"), (5, "8"), (25, "P"),
      (28, "9"),
    ])

  /// Helvetica Neue Bold beside Nimbus Sans Bold: twice the medium advances without the regular ones.
  fileprivate static let helveticaNeueBold = LetterWidths(
    "Helvetica Neue Bold",
    [
      (-175, "@"), (-56, "_"), (-55, ":;"), (-38, "!&()A"), (-37, "?"), (-36, "Vvy"), (-20, "Eils"),
      (-19, "BFG"),
      (-18, "x"), (-17, "LShnu"), (-1, "KPY"), (1, "JRTfgo"), (16, "+m"), (17, "Ik"), (18, "Dt"), (19, "ace"),
      (20, "CHNUz"), (36, "Zw"), (74, "-M"), (93, "/"),
    ])
}
