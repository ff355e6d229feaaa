import TableModel

/// A place that breaks a rule.
package struct LintFinding: Hashable, Sendable {
  /// The id of the rule that found it, as in `lint --list`.
  package internal(set) var rule = ""
  /// How much it matters in this run.
  package internal(set) var level = LintLevel.off
  /// What was found, with its numbers, in one sentence without a full stop.
  package let message: String
  /// A way out, in one sentence without a full stop.
  package private(set) var hint: String?
  /// The part of the document that it is about.
  package let path: ElementPath
  /// The frames of the views concerned, in points from the screen's upper left corner.
  package let views: [Rect]
  /// Whether the finding is a mere hint, whatever the level of its rule.
  private(set) var isMinor: Bool
  /// A change of the source that puts it right; `nil` where there is none that is right for certain.
  package let fix: LintFix?

  /// Something found at a part of the document.
  init(
    _ message: String,
    at path: ElementPath,
    views: [LintedView?] = [],
    hint: String? = nil,
    isMinor: Bool = false,
    fix: LintFix? = nil
  ) {
    self.message = message
    self.hint = hint
    self.path = path
    self.views = views.compactMap { $0?.frame }
    self.isMinor = isMinor
    self.fix = fix
  }

  /// The finding as a mere hint, with another way out.
  func asMinor(hint: String) -> LintFinding {
    var minor = self
    (minor.isMinor, minor.hint) = (true, hint)
    return minor
  }
}

/// How much the findings of a rule matter.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// Not looked for.
  case off
  /// A thought that is told to those alone who ask for its rule by name.
  case hint
  /// Advice that fails no run.
  case info
  /// What users would stumble over; fails a run.
  case warning
  /// What must not be; fails a run, whatever number of warnings it may have.
  case error
}

extension LintLevel: Comparable {
  /// Whether a level matters less than another.
  public static func < (left: LintLevel, right: LintLevel) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .off: 0
    case .hint: 1
    case .info: 2
    case .warning: 3
    case .error: 4
    }
  }
}

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
