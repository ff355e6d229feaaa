/// The values of a source file.
package struct SpecTree {
  /// The root of each document in the stream, in order.
  package var roots: [SpecNode] = []
  /// Whether reading ended before the file did, so that parts may be missing.
  package var isIncomplete = false
}
