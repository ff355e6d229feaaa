import TableModel

extension Typeface {
  /// Helvetica Neue, the typeface of iOS 7 and 8.
  ///
  /// Nimbus Sans draws it, 0.979 as high as it is, each letter with the advance that the real one has in the typeface's
  /// published tables. Bold labels are set in the medium weight, whose advances lie half-way between those of the regular
  /// and the bold one. The tracking at 10 to 13 and from 16 points on was read from screenshots, between them and for
  /// bold letters from label widths that UIKit had computed; 0.7 of Nimbus Sans' kerning fits both. That of 18 points lets
  /// “Delete” be wider than 51 points, as in a running app of iOS 7.
  public static let helveticaNeue = Typeface(
    family: "Helvetica Neue",
    ascent: 0.952,
    descent: 0.213,
    lineHeight: LineHeight(factor: 1.193, rounding: .pixels),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    stemGrowth: .helvetica,
    calibrations: calibrations(
      .regular, .helveticaNeue, .helveticaNeue,
      tracking: [
        (10, 0.16), (11, 0.22), (12, 0.19), (13, 0.2), (14, 0.18), (15, 0.15), (16, 0.12), (17, 0.08),
        (18, 0.01),
      ])
      + calibrations(
        .bold, .helveticaNeueMedium, nil,
        tracking: [
          (10, 0.2), (12, 0.2), (13, 0.2), (14, 0.16), (15, 0.13), (16, 0.08), (17, 0.04), (18, 0.02),
        ]),
    kerning: 0.7
  )

  /// Helvetica Neue as finer screens had it from iOS 4 to 6, when labels were whole points high on every screen.
  ///
  /// Bold letters are bold ones, and nothing is tracked or kerned: nine texts on screenshots are as wide as the sums of the
  /// published advances, within 0.4 %. The bold advances follow from the regular and the medium ones. The ascent puts the
  /// baseline of 17 points half a point lower than later, and that of 20 points where it was.
  public static let classicHelveticaNeue: Typeface = {
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
  /// Helvetica Neue beside Nimbus Sans.
  fileprivate static let helveticaNeue = LetterWidths(
    "Helvetica Neue",
    [
      (-215, "@"), (-74, "()"), (-56, "EVX_"), (-37, "FRT"), (-20, "z"), (-19, "!&AGIPSY[]ae"),
      (-18, "DOQW"), (16, "+"), (18, "Bfgox"), (19, "Jk"), (20, "m"), (36, "w"), (37, "bcdpqt"),
      (38, "M"), (55, "/"), (56, "-"),
    ])

  /// Helvetica Neue Medium beside Nimbus Sans Bold.
  fileprivate static let helveticaNeueMedium = LetterWidths(
    "Helvetica Neue Medium",
    [
      (-175, "@"), (-56, "!&()A_"), (-55, ":"), (-46, "?Vvy"), (-38, "Eils"), (-37, "[]"),
      (-36, "Lhnu"), (-28, "BFKXjrx"), (-19, "G"), (-18, "JRSTfgo"), (-10, "PYkm"), (-9, "OQWbdpq"),
      (-1, "I"), (8, "w"), (10, "CHNU"), (16, "+"), (18, "Z"), (56, "M"), (65, "-"), (74, "/"),
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
