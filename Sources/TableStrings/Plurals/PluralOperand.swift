/// A number as rules of the plural look at it: without its sign, and with the decimals that are written.
package struct PluralOperand: Hashable, Sendable {
  /// The digits before the point: CLDR’s `i`.
  package var integer: Int
  /// The number of digits behind the point: CLDR’s `v`.
  package var decimals: Int
  /// The digits behind the point: CLDR’s `f`.
  package var written: Int
  /// The digits behind the point without zeros at their end: CLDR’s `t`.
  package var fraction: Int

  /// A whole number.
  package init(_ number: Int) {
    integer = Int(clamping: number.magnitude)
    decimals = 0
    written = 0
    fraction = 0
  }

  /// A number in digits with a point, such as `1.50`; `nil` for what is none or too long to be read.
  package init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, let integer = PluralOperand.digits(first) else {
      return nil
    }
    self.init(integer)
    guard let rest = parts.dropFirst().first else { return }
    guard let written = PluralOperand.digits(rest) else { return nil }
    decimals = rest.utf8.count
    self.written = written
    fraction = written
    while fraction != 0, fraction % 10 == 0 { fraction /= 10 }
  }

  private static func digits(_ text: Substring) -> Int? {
    text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(text) : nil
  }

  /// Whether there is nothing behind the point but zeros: CLDR’s `n = i`.
  package var isWhole: Bool { fraction == 0 }

  /// Whether the number is a whole number of millions, which some languages count by a form of its own.
  var isMillions: Bool { integer != 0 && integer % 1_000_000 == 0 && decimals == 0 }
}
