import TableModel

/// A picture of both sides of a comparison, or of one.
struct DiffPair {
  /// The name by which the picture is spoken of.
  var name: FilePath
  /// The picture as it should be.
  var expected: DiffItem?
  /// The picture as it is.
  var actual: DiffItem?
  /// The name that it had where it has another one now.
  var formerName: FilePath?
}
