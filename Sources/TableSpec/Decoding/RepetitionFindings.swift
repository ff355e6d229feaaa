import TableSources

/// Sees that what is wrong with a repeated row is told once, not for each item.
struct RepetitionFindings {
  private let template: SourceRange
  private var earlier: Set<SourceRange> = []
  private var current: Set<SourceRange> = []

  /// The findings in the repetitions of a row.
  init(in template: SourceRange) {
    self.template = template
  }

  /// Whether no earlier repetition had a finding at the same place of the row.
  mutating func isNew(at range: SourceRange) -> Bool {
    guard template.contains(range) else { return true }
    current.insert(range)
    return !earlier.contains(range)
  }

  /// Ends a repetition.
  mutating func endItem() {
    earlier.formUnion(current)
    current.removeAll(keepingCapacity: true)
  }
}
