extension UInt32 {
  /// The number as Unicode writes it: `U+00E9`.
  package var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
