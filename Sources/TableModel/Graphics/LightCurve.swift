/// The curve of sRGB between the components of colours and amounts of light.
///
/// Sums, products, quotients and square roots have the same bits on every machine, which powers of a C library have not.
/// The reader of SwiftUI, which is another package, has this file by a link.
package enum LightCurve {
  /// The amount of light of a component, both from 0 to 1.
  package static func light(of component: Double) -> Double {
    let value = min(1, max(0, component))
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power of 2.4 is the square times the fifth root of the square.
    return base * base * root(5, of: base * base)
  }

  /// The component of an amount of light, both from 0 to 1.
  package static func component(of light: Double) -> Double {
    let value = min(1, max(0, light))
    guard value > 0.0031308 else { return value * 12.92 }
    // The power of 1 / 2.4 is the fourth root of the number times the cube root of its square.
    return 1.055 * (value * root(3, of: value * value)).squareRoot().squareRoot() - 0.055
  }

  /// A root of a number above 0, by Newton’s method.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      guard next.magnitude.isFinite, (next - root).magnitude > 1e-14 else { break }
      root = next
    }
    return root
  }
}

/// The wide colour space of Apple's screens.
package enum DisplayP3 {
  /// The red, green and blue of sRGB of the colour with the same look, or of the nearest that there is.
  package static func converted(_ red: Double, _ green: Double, _ blue: Double) -> [Double] {
    let light = [red, green, blue].map(LightCurve.light)
    // The product of the matrices that take Display P3 to CIE XYZ and that to sRGB; both have the white point D65.
    return [
      1.2249 * light[0] - 0.2247 * light[1], -0.0420 * light[0] + 1.0419 * light[1],
      -0.0197 * light[0] - 0.0786 * light[1] + 1.0979 * light[2],
    ].map(LightCurve.component)
  }
}
