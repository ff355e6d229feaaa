import Glibc
import TableModel
import TableSources

/// The wide colour space of Apple's screens.
enum DisplayP3 {
  /// The colour of sRGB with the same look, or the nearest there is.
  static func converted(_ color: Color) -> Color {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    // The product of the matrices that take Display P3 to CIE XYZ and that to sRGB; both have the white point D65.
    return Color(
      red: encoded(1.2249 * red - 0.2247 * green),
      green: encoded(-0.0420 * red + 1.0419 * green),
      blue: encoded(-0.0197 * red - 0.0786 * green + 1.0979 * blue),
      alpha: color.alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(1, max(0, value))
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
