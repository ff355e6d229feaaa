import TableModel

extension Typeface {
  /// Helvetica Neue, the typeface of iOS 4 to 6 on finer screens and of iOS 7 and 8.
  ///
  /// Fitted on 21 November 2026 to 70 label widths that UIKit had computed at 12 to 18 points, almost all on screens of
  /// one pixel a point. One stretch a weight serves all sizes; below 17 points the letters stand further apart. The rms
  /// error is 1.83 points, half of the widths are within 0.9 % and 95 of 100 within 3.1 %: the proportions of single
  /// letters differ, which no stretch can mend.
  public static let helveticaNeue = Typeface(
    family: "Helvetica Neue",
    ascent: 0.952,
    descent: 0.213,
    lineHeight: LineHeight(factor: 1.193, rounding: .pixels),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    calibrations: [
      Calibration(.regular, 10, stretch: 1.0103, tracking: 0.249),
      Calibration(.regular, 12, stretch: 1.0103, tracking: 0.213),
      Calibration(.regular, 14, stretch: 1.0103, tracking: 0.149),
      Calibration(.regular, 16, stretch: 1.0103, tracking: 0.057),
      Calibration(.regular, 17, stretch: 1.0103),
      Calibration(.bold, 10, stretch: 0.9659, tracking: 0.249),
      Calibration(.bold, 12, stretch: 0.9659, tracking: 0.213),
      Calibration(.bold, 14, stretch: 0.9659, tracking: 0.149),
      Calibration(.bold, 16, stretch: 0.9659, tracking: 0.057),
      Calibration(.bold, 17, stretch: 0.9659),
    ]
  )
}
