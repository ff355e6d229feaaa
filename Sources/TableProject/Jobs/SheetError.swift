import TableModel

/// Why there is no sheet of what the user wants on it.
public enum SheetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A source does not have the one table that is drawn; the names are of those that it has.
  case severalTables(input: FilePath, names: [String])
  /// A project has several sources with tables, of which one is drawn; or none has the table that is asked for.
  case sources([FilePath], table: String?)
  /// There are not as many captions as pictures.
  case captions(Int, pictures: Int)
  /// There are more pictures than a sheet or a book can have.
  case tooMany(pictures: Int)

  /// The most pictures of a sheet or a book.
  public static let mostPictures = 1000

  /// What is wrong, with what there is to choose from.
  public var description: String {
    switch self {
    case .severalTables(let input, let names):
      "\(input) has \(names.count) screens, and this takes one. Choose one with --table: \(names.prefix(20).joined(separator: ", "))."
    case .sources(let paths, let table?) where paths.isEmpty:
      "No source of the project has the table “\(table)”."
    case .sources(let paths, _) where paths.isEmpty: "No source of the project has a table."
    case .sources(let paths, _):
      "The project has \(paths.count) sources, and this takes one. Name one: \(paths.prefix(20).map(\.text).joined(separator: ", "))."
    case .captions(let count, let pictures):
      "There \(count == 1 ? "is 1 caption" : "are \(count) captions") for \(pictures) pictures; --caption is given once for each picture, or not at all."
    case .tooMany(let pictures):
      "There would be \(pictures) pictures; the limit is \(SheetError.mostPictures)."
    }
  }
}
