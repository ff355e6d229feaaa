import TableModel

/// The contrast of two colours by the formula of WCAG 2.
enum Contrast {
  /// The ratio of two opaque colours, from 1 for the same to 21 for black on white.
  static func ratio(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// How light a colour is, from 0 for black to 1 for white.
  static func luminance(of color: Color) -> Double {
    0.2126 * LightCurve.light(of: color.red) + 0.7152 * LightCurve.light(of: color.green) + 0.0722
      * LightCurve.light(of: color.blue)
  }
}

extension Color {
  /// The colour that is seen where this one lies over an opaque one.
  func over(_ background: Color, opacity: Double = 1) -> Color {
    let amount = min(1, max(0, alpha * opacity))
    var top = self
    top.alpha = 1
    return background.mixed(with: top, amount: amount).withoutSystem
  }

  /// The components alone.
  private var withoutSystem: Color { Color(red: red, green: green, blue: blue) }

  /// The colour as people write it: `#8E8E93`.
  var written: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
