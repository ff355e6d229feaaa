import TableModel

extension Typeface {
  /// Helvetica Neue, the typeface of iOS 4 to 6 on finer screens and of iOS 7 and 8.
  ///
  /// Nimbus Sans draws it, each letter with the advance that the real one has in the typeface's published tables. From
  /// iOS 7 on bold labels are set in the medium weight, whose advances lie half-way between those of the regular and the
  /// bold one. The tracking was fitted to 70 label widths that UIKit had computed at 13 to 18 points; it falls by 0.045 for
  /// each point of size. Half of the widths are within 0.4 %, and what remains is mostly in pairs: UIKit draws `We`, `Te`
  /// and `Yo` closer.
  public static let helveticaNeue = Typeface(
    family: "Helvetica Neue",
    ascent: 0.952,
    descent: 0.213,
    lineHeight: LineHeight(factor: 1.193, rounding: .pixels),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    calibrations: calibrations(.regular, .helveticaNeue) + calibrations(.bold, .helveticaNeueMedium)
  )

  private static func calibrations(_ weight: FontWeight, _ letters: LetterWidths) -> [Calibration] {
    [(10.0, 0.358), (18, 0)].map { size, tracking in
      Calibration(weight, size, stretch: 1, tracking: tracking, letterWidths: letters)
    }
  }
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
}
