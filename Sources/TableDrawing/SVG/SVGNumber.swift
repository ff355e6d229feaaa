/// Numbers as SVG files hold them.
enum SVGNumber {
  /// The shortest text of a number with at most `decimals` digits after the point.
  ///
  /// Numbers that are none, or too large to count in units, become 0.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    guard let count = Int(exactly: (value * Double(unit)).rounded()) else { return "0" }
    let whole = String(count.magnitude / UInt(unit))
    let sign = count < 0 ? "-" : ""
    var rest = count.magnitude % UInt(unit)
    guard rest > 0 else { return sign + whole }
    var digits = decimals
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    let fraction = String(rest)
    return sign + (whole == "0" ? "" : whole) + "." + String(repeating: "0", count: digits - fraction.count)
      + fraction
  }
}
