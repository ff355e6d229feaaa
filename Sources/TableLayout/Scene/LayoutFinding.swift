import TableModel

/// What constraints did not say, or said in more ways than one.
public struct LayoutFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// Constraints contradict each other; the first was left out.
    case unsatisfiable
    /// Views could as well be elsewhere; they stay where they were stored.
    case ambiguous
    /// There is too much to solve; views stay where they were stored.
    case exhausted
  }

  /// What it is.
  public var kind: Kind
  /// The identifiers of the constraints, or of the views.
  public var ids: [String]
  /// The row that they are in; `nil` outside of rows.
  public var indexPath: IndexPath?

  /// A finding about objects of some identifiers.
  public init(_ kind: Kind, ids: [String], indexPath: IndexPath? = nil) {
    self.kind = kind
    self.ids = ids
    self.indexPath = indexPath
  }
}
