import TableLinting
import TableModel

/// What a closer look at a document gave, which takes longer than a client should wait.
struct Examination: Sendable {
  /// What is wrong with the document.
  var findings: [Finding]
  /// The sizes of rows in points, by their places.
  var rowSizes: [SourceLinter.RowPlace: Size]
}
