/// What constraints did not say, or said in more ways than one.
public struct LayoutFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// Constraints contradict each other; the first was left out.
    case unsatisfiable
    /// Views could as well be elsewhere; they stay where they were stored.
    case ambiguous
  }

  /// What it is.
  public var kind: Kind
  /// The identifiers of the constraints, or of the views.
  public var ids: [String]

  /// A finding about objects of some identifiers.
  public init(_ kind: Kind, ids: [String]) {
    self.kind = kind
    self.ids = ids
  }
}
