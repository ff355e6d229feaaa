/// Numbers as SVG files hold them.
enum SVGNumber {
  /// The shortest text of a number with at most `decimals` digits after the point.
  ///
  /// Numbers that are none, or too large to count in units, become 0.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    guard let count = Int(exactly: (value * Double(unit)).rounded()), count != 0 else { return "0" }
    return String(unsafeUninitializedCapacity: longest + decimals) { bytes in
      // From the last digit to the first, and then moved to the beginning.
      var place = bytes.endIndex
      func put(_ byte: UInt8) {
        place -= 1
        bytes[place] = byte
      }
      var (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
      if rest > 0 {
        var digits = decimals
        while rest % 10 == 0 {
          rest /= 10
          digits -= 1
        }
        for _ in 0..<digits {
          put(UInt8(ascii: "0") + UInt8(rest % 10))
          rest /= 10
        }
        put(UInt8(ascii: "."))
      }
      while whole > 0 {
        put(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      }
      if count < 0 { put(UInt8(ascii: "-")) }
      let length = bytes.endIndex - place
      for index in 0..<length { bytes[index] = bytes[place + index] }
      return length
    }
  }

  /// The bytes of the largest number with its sign and point.
  private static let longest = 24
}
