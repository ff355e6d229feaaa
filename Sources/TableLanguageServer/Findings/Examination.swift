import TableModel

/// What a closer look at a document gave, which takes longer than a client should wait.
struct Examination: Sendable {
  /// What is wrong with the document.
  var findings: [Finding]
  /// The sizes of rows in points, by the number of their line and column, both counted from 1.
  var rowSizes: [RowPlace: Size]

  /// Where a row begins in a source.
  struct RowPlace: Hashable, Sendable {
    /// The line, counted from 1.
    var line: Int
    /// The column in characters, counted from 1.
    var column: Int
  }
}
