import TableModel

/// The wide colour space of Apple's screens.
enum DisplayP3 {
  /// The colour of sRGB with the same look, or the nearest there is.
  static func converted(_ color: Color) -> Color {
    let (red, green, blue) = (
      LightCurve.light(of: color.red), LightCurve.light(of: color.green), LightCurve.light(of: color.blue)
    )
    // The product of the matrices that take Display P3 to CIE XYZ and that to sRGB; both have the white point D65.
    return Color(
      red: LightCurve.component(of: 1.2249 * red - 0.2247 * green),
      green: LightCurve.component(of: -0.0420 * red + 1.0419 * green),
      blue: LightCurve.component(of: -0.0197 * red - 0.0786 * green + 1.0979 * blue),
      alpha: color.alpha
    )
  }
}
