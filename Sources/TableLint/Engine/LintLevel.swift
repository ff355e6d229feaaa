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
