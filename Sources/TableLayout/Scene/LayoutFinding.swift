import TableModel
import TableThemes

/// What constraints did not say, or said in more ways than one, and what the author can hardly have meant.
public struct LayoutFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// Constraints contradict each other; the first was left out.
    case unsatisfiable
    /// Views could as well be elsewhere; they stay where they were stored.
    case ambiguous
    /// There is too much to solve; views stay where they were stored.
    case exhausted
    /// A table is scrolled beyond the end of its content, by some points.
    case scrolledPastEnd(Double)
    /// A table is pulled beyond the beginning of its content, by some points.
    case pulledPastStart(Double)
    /// What a popover points at, or a menu belongs to, is not behind it, or not in sight; the key of the screen says which of both.
    case sourceMissing(Popover.Source, of: String)
    /// A search bar stands at the lower edge of the screen, where it shows no scopes.
    case scopesHidden
    /// A part of the picture is drawn by eye in the look of some title.
    case drawnByEye(LookPart, look: String)
  }

  /// Whether it is about constraints, which are contradictory, too few or too many.
  package var isOfConstraints: Bool {
    switch kind {
    case .unsatisfiable, .ambiguous, .exhausted: true
    default: false
    }
  }

  /// What it is.
  public var kind: Kind
  /// The identifiers of the constraints, or of the views; none where a table as a whole is meant.
  public var ids: [String]
  /// The number of views that are meant besides and have no identifier.
  public var unnamed: Int
  /// The row that they are in; `nil` outside of rows.
  public var indexPath: IndexPath?

  /// A finding about objects of some identifiers.
  public init(_ kind: Kind, ids: [String], unnamed: Int = 0, indexPath: IndexPath? = nil) {
    self.kind = kind
    self.ids = ids
    self.unnamed = unnamed
    self.indexPath = indexPath
  }
}
