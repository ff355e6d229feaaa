import TableModel

/// Numbers as SVG files hold them: counted in parts of a unit, so that sums and differences are exact.
enum SVGNumber {
  /// Digits after the point of a place or length in points.
  static let decimals = 3
  /// The most parts that a number can have; doubles count further, but no picture is as large.
  private static let limit = 1e15

  /// A number in parts of a unit, as many of them as `decimals` digits count.
  ///
  /// Numbers that are none, or too large to count, become 0.
  static func parts(_ value: Double, decimals: Int = decimals) -> Int {
    let parts = (value * SVGNumber.unit(decimals)).rounded()
    return parts.magnitude < limit ? Int(parts) : 0
  }

  private static func unit(_ decimals: Int) -> Double {
    switch decimals {
    case 0: return 1
    case 1: return 10
    case 2: return 100
    case 3: return 1000
    default: return (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    }
  }
}

extension ByteBuffer {
  /// Writes the shortest text of a number with at most `decimals` digits after the point.
  mutating func put(_ value: Double, decimals: Int = SVGNumber.decimals) {
    put(parts: SVGNumber.parts(value, decimals: decimals), decimals: decimals)
  }

  /// Writes a whole number.
  mutating func put(_ number: Int) {
    put(parts: number, decimals: 0)
  }

  /// Writes the shortest text of a number counted in parts of a unit.
  mutating func put(parts: Int, decimals: Int = SVGNumber.decimals) {
    guard parts != 0 else { return put(UInt8(ascii: "0")) }
    var rest = parts.magnitude
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // From the last digit to the first, and then turned round.
    let start = count
    var digits = 0
    repeat {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      digits += 1
      if digits == decimals { put(UInt8(ascii: ".")) }
    } while rest > 0 || digits < decimals
    if parts < 0 { put(UInt8(ascii: "-")) }
    reverse(from: start)
  }
}
