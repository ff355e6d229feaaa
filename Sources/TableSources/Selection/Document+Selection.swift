import TableModel

extension Document {
  /// The names by which the tables can be picked, in their order: their own, or their numbers from 1.
  public var tableNames: [String] {
    screens.enumerated().map { index, screen in screen.name ?? String(index + 1) }
  }

  /// The document with nothing but the table of a name.
  ///
  /// Names of screens come first; then those that an Interface Builder document has for its controllers and tables.
  public func picking(_ name: String) throws(TableNameError) -> Document {
    Document(screens: try screens(named: name).map { screens[$0] })
  }

  /// The number of the screen of a name, counted from 0.
  package func screens(named name: String) throws(TableNameError) -> [Int] {
    let names = tableNames
    var picked = screens.indices.filter { names[$0] == name }
    if picked.isEmpty {
      picked = screens.indices.filter { screens[$0].interfaceBuilderObject?.names.contains(name) ?? false }
    }
    if picked.isEmpty { throw .unknown(name, among: names) }
    if picked.count > 1 { throw .ambiguous(name, among: picked.map { names[$0] }) }
    return picked
  }
}

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
