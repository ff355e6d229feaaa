import TableModel

extension Typeface {
  /// San Francisco as it was drawn from iOS 9 to 12.
  ///
  /// Inter draws it, about 0.969 as high as it is, so that capitals have 0.705 of the size as on screens. Regular and light
  /// letters are as wide as Inter's own but for 0.005, which makes stems 1.42 points wide at 17 points; heavier ones are
  /// narrowed to 0.9555, where their stems have the widths that were measured. The tracking was fitted to 283 widths of
  /// regular labels that UIKit had computed at 11 to 18 points, with 0.7 of Inter's kerning: half of the widths are within
  /// 0.26 % and 95 of 100 within 1.4 %, and what came out is within 0.04 points of the tracking that Apple publishes for
  /// San Francisco. What stands at 38 points comes from iOS 13.
  public static let sanFrancisco = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels, wholePointsFrom: 30),
    substituteFamily: "Inter",
    calibrations: calibrations(
      light: [0.09, 0.018, -0.053, -0.13, -0.211, -0.29, -0.374, -0.45, -0.525, -1.84],
      regular: [0.14, 0.079, 0.01, -0.06, -0.13, -0.21, -0.295, -0.372, -0.42, -1.66],
      heavy: [
        (.medium, [0.37, 0.285, 0.183, 0.077, 0.03, -0.018, -0.765]),
        (.semibold, [0.37, 0.285, 0.183, 0.077, 0.03, -0.018, -0.765]),
        (.bold, [0.48, 0.42, 0.34, 0.255, 0.22, 0.18, -0.34]),
      ]),
    kerning: 0.7
  )

  /// San Francisco as it has been drawn since iOS 13, a little narrower than before.
  ///
  /// Only the tracking differs from the earlier typeface's; it was fitted together with that one's.
  public static let sanFrancisco13: Typeface = {
    var typeface = sanFrancisco
    typeface.calibrations = calibrations(
      light: [0.09, 0.018, -0.053, -0.13, -0.211, -0.29, -0.374, -0.45, -0.525, -1.813],
      regular: [0.13, 0.07, 0, -0.07, -0.14, -0.22, -0.298, -0.391, -0.43, -1.674],
      heavy: [
        (.medium, [0.363, 0.277, 0.173, 0.066, 0.018, -0.03, -0.764]),
        (.semibold, [0.366, 0.28, 0.178, 0.071, 0.023, -0.025, -0.753]),
        (.bold, [0.483, 0.424, 0.344, 0.259, 0.224, 0.187, -0.3]),
      ])
    return typeface
  }()

  /// The settings of both, the points added being those at 10 to 18 and at 38 points, and of heavy letters at 10, 12, 14,
  /// 16, 17, 18 and 38.
  private static func calibrations(
    light: [Double], regular: [Double], heavy: [(weight: FontWeight, points: [Double])]
  ) -> [Calibration] {
    let sizes: [Double] = [10, 11, 12, 13, 14, 15, 16, 17, 18, 38]
    let fine = [(FontWeight.light, light), (.regular, regular)].flatMap { weight, points in
      zip(sizes, points).map { size, tracking in
        Calibration(
          weight, size, stretch: 0.995, tracking: tracking, letterWidths: .sanFrancisco, rise: 0.969,
          letterShapes: .sanFrancisco)
      }
    }
    let heavySizes: [Double] = [10, 12, 14, 16, 17, 18, 38]
    return fine
      + heavy.flatMap { weight, points in
        zip(heavySizes, points).map { size, tracking in
          Calibration(
            weight, size, stretch: 0.9555, tracking: tracking, letterWidths: .sanFranciscoHeavy, rise: 0.97,
            letterShapes: letterShapes(weight, size))
        }
      }
  }

  /// The parts of letters were measured at 17 points regular and semibold, and at 34 points bold.
  private static func letterShapes(_ weight: FontWeight, _ size: Double) -> LetterShapes {
    if weight == .medium { return .sanFrancisco }
    return size < 20 ? .sanFranciscoSemibold : .sanFranciscoDisplay
  }
}

extension LetterShapes {
  /// San Francisco beside Inter, whose l is no higher than its capitals.
  fileprivate static let sanFrancisco = LetterShapes(
    "San Francisco", xHeight: Change(from: 0.5526, to: 0.5518), ascender: Change(from: 0.7273, to: 0.7679),
    overshoot: Change(from: 0.0114, to: 0.0085))

  /// San Francisco Semibold beside Inter SemiBold.
  fileprivate static let sanFranciscoSemibold = LetterShapes(
    "San Francisco Semibold", xHeight: Change(from: 0.5526, to: 0.563),
    ascender: Change(from: 0.7273, to: 0.7884), overshoot: Change(from: 0.0107, to: 0.0145))

  /// San Francisco Bold at large sizes beside Inter Bold; the height of l was not measured and lies between the others.
  fileprivate static let sanFranciscoDisplay = LetterShapes(
    "San Francisco Display", xHeight: Change(from: 0.5533, to: 0.5503),
    ascender: Change(from: 0.7273, to: 0.775), overshoot: Change(from: 0.0107, to: 0.0109))
}

extension LetterWidths {
  /// San Francisco beside Inter, fitted with the tracking and drawn towards the widths of an earlier fit.
  fileprivate static let sanFrancisco = LetterWidths(
    "San Francisco",
    [
      (-51, "7"), (-50, "5"), (-45, "y"), (-38, "Vw"), (-36, "J"), (-33, "+"), (-27, "v"), (-19, "T"),
      (-18, "@"), (-15, "2b"), (-14, "3ae"), (-13, "%"), (-12, "q"), (-10, "x"), (-9, "F"), (-8, ".Ko"),
      (-7, "<=>NYz~"), (-6, "$4UWX"), (-5, "AZ"), (-4, "6Cdn"), (-3, "0gs"), (-2, "/k"), (-1, "?"),
      (1, "LM^_"), (2, "1"), (3, "\"u"), (4, "E"), (5, "[\\]t{}"), (6, " P|"), (7, "Scp"), (8, "!,:;D"),
      (9, "Rhmr"), (10, "HOj"), (13, "()"), (14, "BGi"), (16, "-"), (17, "8l"), (18, "I"), (20, "#"),
      (22, "9"), (24, "Q"), (84, "&"), (122, "'"),
    ])

  /// San Francisco's heavier weights beside Inter's: the earlier fit, to 193 texts at 11 to 18 points.
  fileprivate static let sanFranciscoHeavy = LetterWidths(
    "San Francisco Heavy",
    [
      (-48, "7"), (-45, "5"), (-42, "y"), (-34, "J"), (-31, "V"), (-26, "+"), (-25, "w"), (-24, "v"),
      (-16, "."), (-13, "T"), (-11, "a"), (-10, "2be"), (-8, "3x"), (-7, "/q"), (-5, "Ffz"), (-4, "o"),
      (-2, " Ks"), (1, "16d"), (2, "0Ag"), (3, "N"), (4, "LUir"), (5, "C"), (7, "lu"), (8, "()E"), (9, "I"),
      (10, "c"), (12, "PWp"), (13, "Sh"), (15, "-R"), (17, "DM"), (20, "BH"), (21, "O"), (22, "8"),
      (24, "Gm"), (26, "#"), (27, "9"), (35, "Q"), (90, "&"), (111, "'"),
    ])
}
