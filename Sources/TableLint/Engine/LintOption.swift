/// A number of a rule that projects may choose.
public struct LintOption: Hashable, Sendable {
  /// The key in the configuration.
  public var name: String
  /// What the number is, in a line without a full stop.
  public var summary: String
  /// The number where nobody says another.
  public var standard: Double
  /// The numbers that make sense.
  public var range: ClosedRange<Double>

  /// An option with its usual number.
  init(_ name: String, _ summary: String, _ standard: Double, in range: ClosedRange<Double>) {
    self.name = name
    self.summary = summary
    self.standard = standard
    self.range = range
  }
}

/// The numbers that hold for a rule in one run.
public struct LintValues: Hashable, Sendable {
  private var numbers: [String: Double]

  /// The usual numbers of some options, but for those that are given.
  init(_ options: [LintOption], given: [String: Double]) {
    numbers = Dictionary(options.map { ($0.name, given[$0.name] ?? $0.standard) }) { first, _ in first }
  }

  /// The number of an option; 0 for one that the rule does not have.
  subscript(_ name: String) -> Double { numbers[name] ?? 0 }
}
