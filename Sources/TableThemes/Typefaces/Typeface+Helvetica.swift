import TableModel

extension Typeface {
  /// Helvetica, the typeface of iPhone OS and of iOS up to 6 on screens of one pixel a point.
  ///
  /// Nimbus Sans has Helvetica's advances, so nothing is widened or tracked; its letters are a hundredth too high. At
  /// 17 points capitals fill exactly 12 rows of pixels, as the system fitted them to the screen; at 14, 18 and 20 they have
  /// 0.72 of the size. The heights of lines were measured at 14, 16, 17 and 18 points.
  public static let helvetica = Typeface(
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
