/// The numbers that a value may be.
package struct NumberRange: Hashable, Sendable {
  /// The least number.
  package var lowerBound: Double
  /// The greatest number.
  package var upperBound: Double

  /// Numbers from `lowerBound` to `upperBound`.
  package static func from(_ lowerBound: Double, to upperBound: Double) -> NumberRange {
    NumberRange(lowerBound: lowerBound, upperBound: upperBound)
  }

  /// Whether a number lies in the range.
  package func contains(_ number: Double) -> Bool {
    lowerBound <= number && number <= upperBound
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range as a message says it.
  package var description: String {
    "from \(plain(lowerBound)) to \(plain(upperBound))"
  }
}
