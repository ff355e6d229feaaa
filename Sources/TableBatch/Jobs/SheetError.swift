import TableModel

/// A source that does not have the one table that a sheet is drawn of.
public struct SheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the source.
  public var input: FilePath
  /// The names of the tables that it has.
  public var names: [String]

  /// What is wrong, and the names to choose from.
  public var description: String {
    "\(input) has \(names.count) screens, and a sheet takes one. Choose one with --table: \(names.prefix(20).joined(separator: ", "))."
  }
}
