import TableModel

extension Typeface {
  /// Helvetica, the typeface of iPhone OS and of iOS up to 6 on screens of one pixel a point.
  ///
  /// Nimbus Sans has Helvetica's advances, so nothing is widened or tracked. The heights of lines were measured at
  /// 14, 16, 17 and 18 points.
  public static let helvetica = Typeface(
    family: "Helvetica",
    ascent: nil,
    descent: 0.23,
    lineHeight: LineHeight(factor: 1.15, rounding: .points, leading: 1),
    substituteFamily: "Nimbus Sans",
    substituteWeights: [.regular, .bold],
    calibrations: [Calibration(.regular, 17, stretch: 1), Calibration(.bold, 17, stretch: 1)]
  )
}
