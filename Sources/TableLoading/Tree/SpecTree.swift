/// The values of a source file.
struct SpecTree {
  /// The root of each document in the stream, in order.
  var roots: [SpecNode] = []
  /// Whether reading ended before the file did, so that parts may be missing.
  var isIncomplete = false
}
