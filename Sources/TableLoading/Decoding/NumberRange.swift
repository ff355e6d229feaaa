/// The numbers that a value may be.
struct NumberRange: Hashable, Sendable {
  /// The least number.
  var lowerBound: Double
  /// The greatest number.
  var upperBound: Double

  /// Numbers from `lowerBound` to `upperBound`.
  static func from(_ lowerBound: Double, to upperBound: Double) -> NumberRange {
    NumberRange(lowerBound: lowerBound, upperBound: upperBound)
  }

  /// Whether a number lies in the range.
  func contains(_ number: Double) -> Bool {
    lowerBound <= number && number <= upperBound
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range as a message says it.
  var description: String {
    "from \(plain(lowerBound)) to \(plain(upperBound))"
  }
}
