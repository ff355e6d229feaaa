import TableModel

extension Typeface {
  /// San Francisco as it was drawn from iOS 9 to 12.
  public static let sanFrancisco = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels),
    substituteFamily: "Inter",
    calibrations: sanFranciscoCalibrations
  )

  /// San Francisco as it has been drawn since iOS 13.
  public static let sanFrancisco13 = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels),
    substituteFamily: "Inter",
    calibrations: sanFranciscoCalibrations
  )

  private static let sanFranciscoCalibrations = [
    Calibration(.regular, 10, stretch: 1.03),
    Calibration(.regular, 11, stretch: 1.005),
    Calibration(.regular, 12, stretch: 0.990),
    Calibration(.regular, 14, stretch: 0.975),
    Calibration(.regular, 16, stretch: 0.955),
    Calibration(.regular, 17, stretch: 0.9475),
    Calibration(.regular, 38, stretch: 0.906),
    Calibration(.semibold, 17, stretch: 0.955),
  ]
}
