/// The numbers that a value may be.
struct NumberRange: Hashable, Sendable {
  /// The least number.
  var lowerBound: Double
  /// Whether the number must be greater than `lowerBound`.
  var excludesLowerBound = false
  /// The greatest number.
  var upperBound: Double

  /// Numbers from `lowerBound` to `upperBound`.
  static func from(_ lowerBound: Double, to upperBound: Double) -> NumberRange {
    NumberRange(lowerBound: lowerBound, upperBound: upperBound)
  }

  /// Numbers above `lowerBound` and up to `upperBound`.
  static func above(_ lowerBound: Double, to upperBound: Double) -> NumberRange {
    NumberRange(lowerBound: lowerBound, excludesLowerBound: true, upperBound: upperBound)
  }

  /// Whether a number lies in the range.
  func contains(_ number: Double) -> Bool {
    number <= upperBound && (excludesLowerBound ? number > lowerBound : number >= lowerBound)
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range as a message says it.
  var description: String {
    excludesLowerBound
      ? "above \(plain(lowerBound)) and up to \(plain(upperBound))"
      : "from \(plain(lowerBound)) to \(plain(upperBound))"
  }
}
