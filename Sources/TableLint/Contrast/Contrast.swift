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
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: Double) -> Double {
    let value = min(1, max(0, component))
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square.
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number above 0, by Newton’s method.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let power = root * root * root * root
      let next = (4 * root + value / power) / 5
      guard next.magnitude.isFinite, (next - root).magnitude > 1e-14 else { break }
      root = next
    }
    return root
  }
}

extension Color {
  /// The colour that is seen where this one lies over an opaque one.
  func over(_ ground: Color, opacity: Double = 1) -> Color {
    let amount = min(1, max(0, alpha * opacity))
    var top = self
    top.alpha = 1
    return ground.mixed(with: top, amount: amount).withoutSystem
  }

  /// The components alone.
  private var withoutSystem: Color { Color(red: red, green: green, blue: blue) }

  /// The colour as people write it: `#8E8E93`.
  var written: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
