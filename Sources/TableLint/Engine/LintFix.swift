import TableModel

/// A change of a source that puts a finding right.
public struct LintFix: Hashable, Sendable {
  /// One step of a change.
  public enum Step: Hashable, Sendable {
    /// Takes a key with its value out of the part at a path.
    case remove(key: String, of: ElementPath)
    /// Gives a key of the part at a path a value, written as in a spec.
    case set(key: String, of: ElementPath, value: String)
  }

  /// What the change does, in the imperative and without a full stop.
  public var title: String
  /// The steps; they are done together or not at all.
  public var steps: [Step]

  /// A change of some steps.
  init(_ title: String, _ steps: Step...) {
    self.title = title
    self.steps = steps
  }
}
