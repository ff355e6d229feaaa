import TableModel

/// Why a name does not pick one table of a file.
public struct TableNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// The names to choose from.
  public var hint: String
  /// Whether there are several such tables, not none.
  public var isAmbiguous: Bool

  /// The sentence, then the hint on a separate line.
  public var description: String { "\(message)\n  hint: \(hint)" }

  /// A name that no table has; `names` are those that tables have.
  package static func unknown(_ name: String, among names: [String]) -> TableNameError {
    let ranked = Spelling.ranked(names, near: name)
    return TableNameError(
      message: "there is no table \(quoted(name))",
      hint: ranked.count == 1 ? "the only one is \(ranked.joined())" : "there are \(listed(ranked, "and"))",
      isAmbiguous: false)
  }

  /// A name that several tables have.
  package static func ambiguous(_ name: String, among names: [String]) -> TableNameError {
    TableNameError(
      message: "\(names.count) tables are called \(quoted(name))",
      hint: "choose \(listed(names.map(quoted), "or"))",
      isAmbiguous: true)
  }
}
