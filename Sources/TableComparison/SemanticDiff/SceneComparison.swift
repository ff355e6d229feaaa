/// In what two scenes differ, in words.
///
/// Rows are matched as sequences, so that one that was inserted is one change; views in a row are matched by identifier,
/// role, class and order.
package struct SceneComparison: Sendable {
  /// The differences: those of the picture as a whole first, then from top to bottom.
  package let changes: [SceneChange]

  /// Compares a scene with the one it was.
  ///
  /// Where the scenes have only the rows that are in sight, those that were pushed out of it or came into it are told
  /// as such, and not as removed or inserted.
  package init(_ expected: SceneOutline, _ actual: SceneOutline, hasHiddenRows: Bool) {
    guard expected != actual else {
      changes = []
      return
    }
    var words = SemanticDiff(hasHiddenRows: hasHiddenRows)
    words.add(expected, actual)
    changes = words.changes
  }
}
