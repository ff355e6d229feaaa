/// The curve of sRGB between the components of colours and amounts of light.
///
/// Sums, products, quotients and square roots have the same bits on every machine, which powers of a C library have not.
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
