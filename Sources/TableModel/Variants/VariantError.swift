/// Why words are no values of an axis.
public struct VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with the words of an axis.
  public enum Problem: Hashable, Sendable {
    /// There are none.
    case noValues
    /// A word stands for no value.
    case unknown(String)
    /// A word is there twice, so that each variant would be too.
    case twice(String)
  }

  /// The axis that the value was given for.
  public var axis: VariantAxis
  /// What is wrong.
  public var problem: Problem

  /// What is wrong, in one sentence without a full stop.
  public var description: String {
    switch problem {
    case .noValues: "“\(axis.name)” has no values"
    case .unknown(let word): "“\(word)” is not \(axis.noun)"
    case .twice(let word): "“\(axis.name)” has the value “\(word)” twice"
    }
  }
}
