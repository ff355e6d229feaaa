import TableComparison
import TableLint
import TableModel
import TableRendering

/// What the linter finds on one side of a comparison and not on the other.
struct FindingChanges {
  /// A finding with its place in the source.
  struct Placed {
    var finding: OutlineFinding
    var location: SourceLocation
  }

  private let old: [Placed]
  private let new: [Placed]

  /// The findings of both sides; what only says the same elsewhere, or with other numbers, is no change.
  init(_ old: [Placed], _ new: [Placed]) {
    var (old, new) = (old, new)
    FindingChanges.cancel(&old, &new) { [$0.rule, $0.message] }
    FindingChanges.cancel(&old, &new) { [$0.rule, $0.path] }
    (self.old, self.new) = (old, new)
  }

  /// What is new since a screen was approved, and what is gone; nothing where that does not say what was found then.
  init(of approved: SceneOutline?, _ new: [Placed], file: String) {
    let known = approved?.findings
    self.init(
      (known ?? []).map { Placed(finding: $0, location: SourceLocation(file: file)) }, known == nil ? [] : new
    )
  }

  /// The changes as messages of the entry, each with its place.
  var diagnostics: [Diagnostic] {
    new.map { FindingChanges.diagnostic("new finding", $0) }
      + old.map { FindingChanges.diagnostic("gone finding", $0) }
  }

  private static func diagnostic(_ word: String, _ placed: Placed) -> Diagnostic {
    Diagnostic(
      .warning, at: placed.location, "\(word): \(placed.finding.message) [\(placed.finding.rule)]")
  }

  /// Takes out of both lists what they have in common by a key, as often as both have it.
  private static func cancel(
    _ old: inout [Placed], _ new: inout [Placed], by key: (OutlineFinding) -> [String]
  ) {
    var left: [[String]: Int] = [:]
    for placed in old { left[key(placed.finding), default: 0] += 1 }
    var common: [[String]: Int] = [:]
    new.removeAll { placed in
      let key = key(placed.finding)
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      common[key, default: 0] += 1
      return true
    }
    old.removeAll { placed in
      let key = key(placed.finding)
      guard let count = common[key], count > 0 else { return false }
      common[key] = count - 1
      return true
    }
  }
}

extension FindingChanges {
  /// Findings with their places in a source.
  static func placed(_ findings: [LintFinding], in origins: Origins?) -> [Placed] {
    let finder = origins.map(OriginFinder.init)
    return findings.map { finding in
      Placed(
        finding: OutlineFinding(rule: finding.rule, message: finding.message, path: finding.path.description),
        location: finder?.origin(of: finding.path)?.location ?? SourceLocation(file: origins?.file ?? ""))
    }
  }
}
