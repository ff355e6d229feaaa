import TableLint
import TableModel

/// What a run of the linter has found.
public struct LintReport: Hashable, Sendable {
  /// All findings in the order of the inputs and of the places in them, those that do not count included.
  ///
  /// If a rule finds more than a thousand places in a file, one finding stands for the others.
  public var notices: [LintNotice]
  /// The number of files that have tables.
  public var files: Int
  /// What could not be read; empty where all could.
  public var errors: [Diagnostic]
  /// The version of the program.
  public var version: String
  /// The rules that were looked for, with their levels.
  public var levels: [String: LintLevel]
  /// The number of ways of drawing of each screen.
  public var variants = 1
  /// An error for each finding of the baseline that is there no more.
  package internal(set) var goneFindings: [Diagnostic] = []
  /// The digests of the files in which findings know a change, as they were looked at.
  var digests: [String: String] = [:]

  /// The findings that count.
  public var counting: [LintNotice] { notices.filter(\.counts) }

  /// How many findings of a level count.
  public func count(_ level: LintLevel) -> Int {
    notices.reduce(0) { $0 + ($1.counts && $1.level == level ? $1.count : 0) }
  }

  /// How many findings do not count.
  var countOfExcused: Int { notices.reduce(0) { $0 + ($1.counts ? 0 : $1.count) } }

  /// Whether the findings fail a run that may have so many warnings, or a strict one, which may have nothing but hints.
  public func fails(maximumWarnings: Int, isStrict: Bool) -> Bool {
    if count(.error) > 0 || count(.warning) > maximumWarnings { return true }
    return isStrict && (count(.warning) > 0 || count(.info) > 0)
  }

  /// Takes findings out, by their files.
  mutating func remove(_ isGone: (String, LintTrace) -> Bool) {
    notices = notices.compactMap { notice in
      let rest = notice.traces.filter { !isGone(notice.location.file, $0) }
      guard !rest.isEmpty else { return nil }
      guard rest.count < notice.count else { return notice }
      return LintNotice(rest, of: notice.rule, notice.level, in: notice.location.file)
    }
  }
}
