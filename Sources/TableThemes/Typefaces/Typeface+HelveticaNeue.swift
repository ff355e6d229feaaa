import TableModel

extension Typeface {
  /// Helvetica Neue, the typeface of iOS 4 to 6 on finer screens and of iOS 7 and 8.
  public static let helveticaNeue = Typeface(
    family: "Helvetica Neue",
    ascent: 0.952,
    descent: 0.213,
    lineHeight: LineHeight(factor: 1.193, rounding: .pixels),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    calibrations: [
      Calibration(.regular, 11, stretch: 1.04),
      Calibration(.regular, 14, stretch: 1.025),
      Calibration(.regular, 16, stretch: 1.017),
      Calibration(.regular, 17, stretch: 1.011),
      Calibration(.regular, 18, stretch: 1.0),
      Calibration(.bold, 17, stretch: 0.976),
      Calibration(.bold, 18, stretch: 0.958),
    ]
  )
}
