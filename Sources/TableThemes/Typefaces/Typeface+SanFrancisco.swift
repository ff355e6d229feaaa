import TableModel

extension Typeface {
  /// San Francisco as it was drawn from iOS 9 to 12.
  ///
  /// Inter draws it, about 0.969 as high as it is, so that capitals have 0.705 of the size as on screens. Regular and light
  /// letters are as wide as Inter's own but for 0.005, which makes stems 1.42 points wide at 17 points; heavier ones are
  /// narrowed to 0.9555, where their stems have the widths that were measured. Tracking and
  /// widths of single letters were fitted together to 1,143 widths of regular labels that UIKit had computed at 11 to 38
  /// points, with 0.7 of Inter's kerning: rounded up to pixels as UIKit does, 1,086 are within half a point. What came out
  /// is within 0.07 points of the tracking that Apple publishes for San Francisco at those sizes.
  ///
  /// From 20 points on it has letters for large sizes. What they differ by, and the tracking of each weight, was fitted to
  /// 222 labels of 20 to 80 points: 92 in a hundred are within a point, and were 41. Of those that were left out of the fit
  /// it is 68; 32 more labels, of sizes and weights with few of them, are not in the fit. Bold letters from 28 points on are those of titles, which were fitted to screens, and have digits of the others.
  /// Heavy letters are known from 20 points on alone; smaller ones are set as bold ones.
  package static let sanFrancisco = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    capHeight: 0.705,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels, wholePointsFrom: 30),
    substituteFamily: "Inter",
    calibrations: calibrations(
      light: [0.09, 0.018, -0.053, -0.13, -0.211, -0.29, -0.374, -0.45, -0.525]
        + [-0.783, -1.053, -1.228, -1.864, -3.75],
      regular: [0.14, 0.089, 0.027, -0.03, -0.1, -0.22, -0.29, -0.385, -0.42]
        + [-0.669, -0.923, -1.081, -1.674, -3.75],
      heavy: [
        (.medium, [0.356, 0.268, 0.162, 0.053, 0.003, -0.045] + [-0.157, -0.389, -0.279, -0.712, -1.496]),
        (.semibold, [0.356, 0.35, 0.2, 0.14, 0.098, 0.01] + [-0.107, -0.351, -0.252, -0.712, -1.496]),
        (.bold, [0.467, 0.401, 0.318, 0.231, 0.193, 0.155] + [0.051, -0.093, -0.0575, -0.27, -0.687]),
        (.heavy, [0.467, 0.401, 0.318, 0.231, 0.193, 0.155] + [0.421, 0.283, 0.411, 0.336, -0.088]),
      ]),
    kerning: 0.7
  )

  /// San Francisco as it has been drawn since iOS 13, a little narrower than before.
  ///
  /// Only the tracking differs from the earlier typeface's; it was fitted together with that one's.
  package static let sanFrancisco13: Typeface = {
    var typeface = sanFrancisco
    typeface.calibrations = calibrations(
      light: [0.09, 0.018, -0.053, -0.13, -0.211, -0.29, -0.374, -0.45, -0.525]
        + [-0.78, -1.045, -1.215, -1.837, -3.75],
      regular: [0.135, 0.085, 0.021, -0.03, -0.105, -0.212, -0.292, -0.405, -0.44]
        + [-0.689, -0.942, -1.099, -1.69, -3.75],
      heavy: [
        (.medium, [0.349, 0.26, 0.152, 0.042, -0.008, -0.057] + [-0.168, -0.398, -0.285, -0.712, -1.496]),
        (.semibold, [0.352, 0.35, 0.2, 0.14, 0.098, 0.01] + [-0.106, -0.348, -0.247, -0.702, -1.486]),
        (.bold, [0.47, 0.405, 0.322, 0.235, 0.2, 0.16] + [0.059, -0.078, -0.035, -0.23, -0.647]),
        (.heavy, [0.47, 0.405, 0.322, 0.235, 0.2, 0.16] + [0.429, 0.299, 0.433, 0.376, -0.048]),
      ])
    return typeface
  }()

  /// The settings of both, the points added being those at 10 to 18 points, of heavy letters at 10, 12, 14, 16, 17 and 18,
  /// and then at the large sizes.
  private static func calibrations(
    light: [Double], regular: [Double], heavy: [(weight: FontWeight, points: [Double])]
  ) -> [Calibration] {
    let large: [Double] = [20, 24, 28, 38, 76]
    let sizes: [Double] = [10, 11, 12, 13, 14, 15, 16, 17, 18] + large
    let fine = [(FontWeight.light, light), (.regular, regular)].flatMap { weight, points in
      settings(points, at: sizes).map { size, tracking in
        Calibration(
          weight, size, stretch: 0.995, tracking: tracking,
          letterWidths: letterWidths(size), rise: 0.969,
          letterShapes: .sanFrancisco)
      }
    }
    let heavySizes: [Double] = [10, 12, 14, 16, 17, 18] + large
    return fine
      + heavy.flatMap { weight, points in
        settings(points, at: heavySizes).map { size, tracking in
          Calibration(
            weight, size, stretch: 0.9555, tracking: tracking,
            letterWidths: letterWidths(weight, size), rise: 0.97, letterShapes: letterShapes(weight, size))
        }
      }
  }

  /// What is added at sizes; up to 20 points, where small letters end, it is as much of the size as at 18.
  private static func settings(_ points: [Double], at sizes: [Double]) -> [(size: Double, tracking: Double)] {
    let settings = zip(sizes, points).map { (size: $0, tracking: $1) }
    guard let last = settings.last(where: { $0.size < 20 }) else { return settings }
    let end = 19.99
    return settings + [(end, last.tracking * end / last.size)]
  }

  private static func letterWidths(_ size: Double) -> LetterWidths {
    if size >= 20 { return .sanFranciscoDisplay }
    return size <= 13 ? .smallSanFrancisco : .sanFrancisco
  }

  /// Times of status bars have 12 points, titles of bars and headers 17.
  private static func letterWidths(_ weight: FontWeight, _ size: Double) -> LetterWidths {
    if size == 12 { return .sanFranciscoFigures }
    if weight == .bold, size >= 28 { return .sanFranciscoTitles }
    if size >= 20 { return weight == .semibold ? .sanFranciscoDisplaySemibold : .sanFranciscoDisplayHeavy }
    return weight == .semibold ? .sanFranciscoSemibold : .sanFranciscoHeavy
  }

  /// The parts of letters were measured at 17 points regular and semibold, and at 34 points bold.
  private static func letterShapes(_ weight: FontWeight, _ size: Double) -> LetterShapes {
    if weight == .medium { return .sanFrancisco }
    return size < 28 ? .sanFranciscoSemibold : .sanFranciscoDisplay
  }
}

extension LetterShapes {
  /// San Francisco beside Inter, whose l is no higher than its capitals and whose f is higher than l; the real f is as high
  /// as l but for a hair, as screens of iOS 12 and 17 show, and in the same proportion in other weights.
  fileprivate static let sanFrancisco = LetterShapes(
    "San Francisco", xHeight: Change(from: 0.5526, to: 0.5518), ascender: Change(from: 0.7273, to: 0.7679),
    hook: Change(from: 0.762, to: 0.7643),
    overshoot: Change(from: 0.0114, to: 0.0092)
  ).raisingColons(by: colonRise)

  /// San Francisco Semibold beside Inter SemiBold.
  fileprivate static let sanFranciscoSemibold = LetterShapes(
    "San Francisco Semibold", xHeight: Change(from: 0.5526, to: 0.563),
    ascender: Change(from: 0.7273, to: 0.7884), hook: Change(from: 0.762, to: 0.7847),
    overshoot: Change(from: 0.0107, to: 0.0145)
  ).raisingColons(by: colonRise)

  /// San Francisco Bold at large sizes beside Inter Bold; the height of l is that of d in a title of 34 points on iOS 16, and the
  /// dot and the depth of g are those of seven titles on iOS 14.
  fileprivate static let sanFranciscoDisplay = LetterShapes(
    "San Francisco Display", xHeight: Change(from: 0.5533, to: 0.5503),
    ascender: Change(from: 0.7273, to: 0.735), hook: Change(from: 0.762, to: 0.7314),
    dot: Change(from: 0.7688, to: 0.7616), overshoot: Change(from: 0.0107, to: 0.0114),
    descender: Change(from: 0.2159, to: 0.1871)
  ).raisingColons(by: colonRise)

  /// A colon between figures has its middle half as high as they are, as five times of 12 points on iOS 26 and the times
  /// of two status bars show.
  private static let colonRise = 0.098
}

extension LetterWidths {
  /// San Francisco beside Inter, fitted with the tracking, and drawn towards the ink of 92 texts on screenshots of iOS 12 to 16:
  /// of each of these texts, fitted without it, fourteen are further than half a point from their width, and were 23.
  fileprivate static let sanFrancisco = LetterWidths("San Francisco", sanFranciscoGroups)

  /// The same at the sizes of headers, where words in capitals are narrower.
  ///
  /// What letters differ by before capitals was fitted to fourteen headers of 13 points on screenshots of iOS 12 to 16, which
  /// are met within half a point where “COMMUNICATION” was 1.6 too wide; labels of 17 points do not have it.
  fileprivate static let smallSanFrancisco = LetterWidths(
    "Small San Francisco", sanFranciscoGroups,
    beforeCapitals: [
      (-20, "O"), (-15, "M"), (-12, "A"), (-11, "DL"), (-10, "I"), (-8, "P"), (-7, "C"), (-5, "GS"),
      (-4, "T"),
      (-3, "U"), (-2, "H"), (2, "E"), (4, "FR"), (11, "N"),
    ])

  private static let sanFranciscoGroups: [(thousandths: Int, characters: String)] = [
    (-52, "w"), (-32, "T"), (-30, "v"), (-28, "x"), (-27, "J"), (-26, "y"), (-25, "FV"), (-23, "5"),
    (-21, "/"),
    (-20, "Y"), (-19, "+b"), (-18, "@q"), (-17, "3"), (-16, "L"), (-15, "7=M"), (-14, "Aa"), (-13, "%2"),
    (-11, "0"), (-10, "p"), (-9, "6Nos"), (-8, "*h"), (-7, "<>~"), (-6, "$X"), (-5, "\"1eg"), (-4, "UZcd"),
    (-2, "HR"), (-1, "?ft"), (1, "^_m"), (3, "Cn"), (4, "[]"), (5, " 4\\{}"), (6, "z|"), (7, "-k"),
    (8, "!8GW"),
    (9, ":r"), (10, "j"), (12, "El"), (13, "()I"), (14, "i"), (19, ".D"), (20, "#"), (21, "BQ"), (27, "9"),
    (28, ","), (30, "O"), (85, "&"), (101, "'"),
  ]

  /// San Francisco's heavier weights beside Inter's: the earlier fit, to 193 texts at 11 to 18 points.
  fileprivate static let sanFranciscoHeavy = LetterWidths("San Francisco Heavy", sanFranciscoHeavyGroups)

  /// The same with figures fitted to six times in status bars of iOS 13 and 14, whose letters have 12 points.
  fileprivate static let sanFranciscoFigures = LetterWidths(
    "San Francisco Heavy figures",
    sanFranciscoHeavyGroups + [
      (-31, "7"), (-16, "4"), (-15, "1"), (-10, "9"), (2, "3"), (21, "6"),
    ])

  /// The same drawn towards twelve titles and headers of 17 points on screens of iOS 12 to 26 and four labels that UIKit had
  /// computed, which are met within 0.2 points.
  fileprivate static let sanFranciscoSemibold = LetterWidths(
    "San Francisco Semibold widths",
    sanFranciscoHeavyGroups + [
      (-35, "y"), (-27, "v"), (-18, "w"), (-12, "b"), (-8, "i"), (-7, " ek"), (-6, "s"), (-5, "n"), (-3, "E"),
      (2, "ru"), (3, "d"), (4, "l"), (5, "Kc"), (6, "Lot"), (9, "p"), (10, "N"), (11, "P"), (14, "U"),
      (16, "Sh"), (19, "D"), (25, "R"), (27, "m"), (28, "Q"),
    ])

  /// The same letters at large sizes, whose digits are wider.
  fileprivate static let sanFranciscoDisplay = LetterWidths(
    "San Francisco Display", adding: largeLetters + largeDigits, to: sanFrancisco)
  fileprivate static let sanFranciscoDisplaySemibold = LetterWidths(
    "San Francisco Display Semibold", adding: largeLetters + largeHeavyDigits, to: sanFranciscoSemibold)
  fileprivate static let sanFranciscoDisplayHeavy = LetterWidths(
    "San Francisco Display Heavy", adding: largeLetters + largeHeavyDigits, to: sanFranciscoHeavy)
  fileprivate static let sanFranciscoTitles = LetterWidths(
    "San Francisco titles", adding: largeHeavyDigits, to: sanFranciscoHeavy)

  /// What letters of 20 points and more differ by from smaller ones, one list for all weights.
  private static let largeLetters: [(thousandths: Int, characters: String)] = [
    (-39, ","), (-32, "KWm"), (-23, "z"), (-22, "E"), (-21, "Tr"), (-20, "h"), (-19, "-Y"), (-18, "Q"),
    (-15, "c"),
    (-14, "MR"), (-10, "t"), (-6, "'Od"), (-4, " v"), (-3, "Ikl"), (-1, "Bgi"), (1, "C"), (2, "[]"), (3, "e"),
    (4, "p"), (5, "U"), (6, ":J"), (8, "Xs"), (9, "n"), (10, "A"), (11, "a"), (12, "/DLN{}"), (13, "S"),
    (14, "f"),
    (15, "+.V"), (22, "x"), (24, "Zb"), (26, "H"), (27, "w"), (31, "!F"), (34, "y"),
  ]
  private static let largeDigits: [(thousandths: Int, characters: String)] = [
    (10, "9"), (11, "4"), (18, "2"), (23, "8"), (30, "1"), (33, "3"), (35, "7"), (46, "06"), (56, "5"),
  ]
  private static let largeHeavyDigits: [(thousandths: Int, characters: String)] = [
    (-7, "9"), (-6, "4"), (1, "2"), (6, "8"), (13, "1"), (16, "3"), (18, "7"), (29, "06"), (39, "5"),
  ]

  private static let sanFranciscoHeavyGroups: [(thousandths: Int, characters: String)] = [
    (-48, "7"), (-45, "5"), (-42, "y"), (-34, "J"), (-31, "V"), (-26, "+"), (-25, "w"), (-24, "v"),
    (-16, "."), (-13, "T"), (-11, "a"), (-10, "2be"), (-8, "3x"), (-7, "/q"), (-5, "Ffz"), (-4, "o"),
    (-2, " Ks"), (1, "16d"), (2, "0Ag"), (3, "N"), (4, "LUir"), (5, "C"), (7, "lu"), (8, "()E"), (9, "I"),
    (10, "c"), (12, "PWp"), (13, "Sh"), (15, "-R"), (17, "DM"), (20, "BH"), (21, "O"), (22, "8"),
    (24, "Gm"), (26, "#"), (27, "9"), (35, "Q"), (90, "&"), (111, "'"),
  ]
}
