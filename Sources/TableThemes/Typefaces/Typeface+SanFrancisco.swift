import TableModel

extension Typeface {
  /// San Francisco as it was drawn from iOS 9 to 12.
  ///
  /// Fitted on 21 November 2026 to 374 label widths that UIKit had computed at 10 to 18 points. One stretch serves all;
  /// the tracking falls smoothly with the size, as San Francisco's own does. The rms error is 0.98 points, half of the
  /// widths are within 0.4 % and 95 of 100 within 1.7 %. What stands at 38 points comes from iOS 13.
  public static let sanFrancisco = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels),
    substituteFamily: "Inter",
    calibrations: [
      Calibration(.light, 10, stretch: 0.9555, tracking: 0.272),
      Calibration(.light, 12, stretch: 0.9555, tracking: 0.167),
      Calibration(.light, 14, stretch: 0.9555, tracking: 0.045),
      Calibration(.light, 16, stretch: 0.9555, tracking: -0.081),
      Calibration(.light, 18, stretch: 0.9555, tracking: -0.196),
      Calibration(.light, 38, stretch: 0.9555, tracking: -1.14),
      Calibration(.regular, 10, stretch: 0.9555, tracking: 0.328),
      Calibration(.regular, 12, stretch: 0.9555, tracking: 0.235),
      Calibration(.regular, 14, stretch: 0.9555, tracking: 0.123),
      Calibration(.regular, 16, stretch: 0.9555, tracking: 0.008),
      Calibration(.regular, 18, stretch: 0.9555, tracking: -0.095),
      Calibration(.regular, 38, stretch: 0.9555, tracking: -0.927),
      Calibration(.medium, 10, stretch: 0.9555, tracking: 0.346),
      Calibration(.medium, 12, stretch: 0.9555, tracking: 0.256),
      Calibration(.medium, 14, stretch: 0.9555, tracking: 0.148),
      Calibration(.medium, 16, stretch: 0.9555, tracking: 0.037),
      Calibration(.medium, 18, stretch: 0.9555, tracking: -0.063),
      Calibration(.medium, 38, stretch: 0.9555, tracking: -0.859),
      Calibration(.semibold, 10, stretch: 0.9555, tracking: 0.346),
      Calibration(.semibold, 12, stretch: 0.9555, tracking: 0.256),
      Calibration(.semibold, 14, stretch: 0.9555, tracking: 0.148),
      Calibration(.semibold, 16, stretch: 0.9555, tracking: 0.037),
      Calibration(.semibold, 18, stretch: 0.9555, tracking: -0.063),
      Calibration(.semibold, 38, stretch: 0.9555, tracking: -0.859),
      Calibration(.bold, 10, stretch: 0.9555, tracking: 0.457),
      Calibration(.bold, 12, stretch: 0.9555, tracking: 0.389),
      Calibration(.bold, 14, stretch: 0.9555, tracking: 0.304),
      Calibration(.bold, 16, stretch: 0.9555, tracking: 0.215),
      Calibration(.bold, 18, stretch: 0.9555, tracking: 0.137),
      Calibration(.bold, 38, stretch: 0.9555, tracking: -0.437),
    ]
  )

  /// San Francisco as it has been drawn since iOS 13, a little narrower than before.
  ///
  /// Fitted on 21 November 2026 to 236 label widths that UIKit had computed, 214 at 11 to 17 points and 22 at 38. The
  /// rms error is 0.88 points (1.97 at 38), half of the widths are within 0.5 % and 95 of 100 within 1.8 %.
  public static let sanFrancisco13 = Typeface(
    family: "San Francisco",
    ascent: 0.952,
    descent: 0.241,
    lineHeight: LineHeight(factor: 1.19336, rounding: .pixels),
    substituteFamily: "Inter",
    calibrations: [
      Calibration(.light, 10, stretch: 0.9555, tracking: 0.272),
      Calibration(.light, 12, stretch: 0.9555, tracking: 0.167),
      Calibration(.light, 14, stretch: 0.9555, tracking: 0.045),
      Calibration(.light, 16, stretch: 0.9555, tracking: -0.081),
      Calibration(.light, 18, stretch: 0.9555, tracking: -0.196),
      Calibration(.light, 38, stretch: 0.9555, tracking: -1.113),
      Calibration(.regular, 10, stretch: 0.9555, tracking: 0.317),
      Calibration(.regular, 12, stretch: 0.9555, tracking: 0.221),
      Calibration(.regular, 14, stretch: 0.9555, tracking: 0.108),
      Calibration(.regular, 16, stretch: 0.9555, tracking: -0.009),
      Calibration(.regular, 18, stretch: 0.9555, tracking: -0.115),
      Calibration(.regular, 38, stretch: 0.9555, tracking: -0.942),
      Calibration(.medium, 10, stretch: 0.9555, tracking: 0.339),
      Calibration(.medium, 12, stretch: 0.9555, tracking: 0.248),
      Calibration(.medium, 14, stretch: 0.9555, tracking: 0.138),
      Calibration(.medium, 16, stretch: 0.9555, tracking: 0.026),
      Calibration(.medium, 18, stretch: 0.9555, tracking: -0.075),
      Calibration(.medium, 38, stretch: 0.9555, tracking: -0.858),
      Calibration(.semibold, 10, stretch: 0.9555, tracking: 0.342),
      Calibration(.semibold, 12, stretch: 0.9555, tracking: 0.251),
      Calibration(.semibold, 14, stretch: 0.9555, tracking: 0.143),
      Calibration(.semibold, 16, stretch: 0.9555, tracking: 0.031),
      Calibration(.semibold, 18, stretch: 0.9555, tracking: -0.07),
      Calibration(.semibold, 38, stretch: 0.9555, tracking: -0.847),
      Calibration(.bold, 10, stretch: 0.9555, tracking: 0.46),
      Calibration(.bold, 12, stretch: 0.9555, tracking: 0.393),
      Calibration(.bold, 14, stretch: 0.9555, tracking: 0.308),
      Calibration(.bold, 16, stretch: 0.9555, tracking: 0.219),
      Calibration(.bold, 18, stretch: 0.9555, tracking: 0.142),
      Calibration(.bold, 38, stretch: 0.9555, tracking: -0.398),
    ]
  )
}
