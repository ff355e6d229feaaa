/// In what two scenes differ, in words.
///
/// Rows are matched as sequences, so that one that was inserted is one change; views in a row are matched by identifier,
/// role, class and order.
package struct SceneComparison: Sendable {
  /// The differences: those of the picture as a whole first, then from top to bottom.
  package let changes: [SceneChange]
  /// Whether the work was ended before all was compared.
  package let isIncomplete: Bool

  /// Compares a scene with the one it was.
  ///
  /// Where the scenes have only the rows that are in sight, those that were pushed out of it or came into it are told
  /// as such, and not as removed or inserted. `mustEnd` is asked at each row whether the work is to end.
  package init(
    _ expected: SceneOutline, _ actual: SceneOutline, hasHiddenRows: Bool,
    mustEnd: @escaping () -> Bool = { false }
  ) {
    guard expected != actual else {
      (changes, isIncomplete) = ([], false)
      return
    }
    var words = SemanticDiff(hasHiddenRows: hasHiddenRows, mustEnd: mustEnd)
    words.add(expected, actual)
    isIncomplete = words.isIncomplete
    changes = isIncomplete ? [] : words.changes
  }
}
