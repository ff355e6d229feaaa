import TableModel

/// A change of a source that puts a finding right.
public struct LintFix: Hashable, Sendable {
  /// One step of a change.
  public enum Step: Hashable, Sendable {
    /// Takes a key with its value out of the part at a path.
    case remove(key: String, of: ElementPath)
    /// Gives a key of the part at a path a value, written as in a spec.
    case set(key: String, of: ElementPath, value: String)

    fileprivate var part: ElementPath {
      switch self {
      case .remove(_, let part), .set(_, let part, _): part
      }
    }
  }

  /// What the change does, in the imperative and without a full stop.
  public var title: String
  /// The steps; they are done together or not at all.
  public var steps: [Step]

  /// A change of one part: a key that gets a value, or is taken out.
  package struct Change: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Its value, written as in a spec; `nil` where the key is taken out.
    package var value: String?
  }

  /// The part that all steps change; `nil` where they change several.
  package var part: ElementPath? {
    let parts = Set(steps.map(\.part))
    return parts.count == 1 ? parts.first : nil
  }

  /// The steps without the part that they change.
  package var changes: [Change] {
    steps.map { step in
      switch step {
      case .remove(let key, _): Change(key: key, value: nil)
      case .set(let key, _, let value): Change(key: key, value: value)
      }
    }
  }

  /// A change of some steps.
  package init(_ title: String, _ steps: Step...) {
    self.title = title
    self.steps = steps
  }
}
