import TableLint
import TableModel
import TableRendering

/// What the linter finds on one side of a comparison and not on the other.
struct DiffFindings {
  private let old: [LintFinding]
  private let new: [LintFinding]

  /// The findings of both sides; what only says the same elsewhere, or with other numbers, is no change.
  init(_ old: [LintFinding], _ new: [LintFinding]) {
    var (old, new) = (old, new)
    DiffFindings.cancel(&old, &new) { [$0.rule, $0.message] }
    DiffFindings.cancel(&old, &new) { [$0.rule, $0.path.description] }
    (self.old, self.new) = (old, new)
  }

  /// The changes as messages of the entry, each with its place.
  func diagnostics(_ oldOrigins: Origins?, _ newOrigins: Origins?) -> [Diagnostic] {
    let (older, newer) = (oldOrigins.map(OriginFinder.init), newOrigins.map(OriginFinder.init))
    return new.map { DiffFindings.diagnostic("new finding", $0, newer, newOrigins) }
      + old.map { DiffFindings.diagnostic("gone finding", $0, older, oldOrigins) }
  }

  private static func diagnostic(
    _ word: String, _ finding: LintFinding, _ finder: OriginFinder?, _ origins: Origins?
  ) -> Diagnostic {
    Diagnostic(
      .warning, at: finder?.origin(of: finding.path)?.location ?? SourceLocation(file: origins?.file ?? ""),
      "\(word): \(finding.message) [\(finding.rule)]")
  }

  /// Takes out of both lists what they have in common by a key, as often as both have it.
  private static func cancel(
    _ old: inout [LintFinding], _ new: inout [LintFinding], by key: (LintFinding) -> [String]
  ) {
    var left: [[String]: Int] = [:]
    for finding in old { left[key(finding), default: 0] += 1 }
    var common: [[String]: Int] = [:]
    new.removeAll { finding in
      let key = key(finding)
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      common[key, default: 0] += 1
      return true
    }
    old.removeAll { finding in
      let key = key(finding)
      guard let count = common[key], count > 0 else { return false }
      common[key] = count - 1
      return true
    }
  }
}
