/// The values of a source file.
package struct SpecTree {
  /// The root of each document in the stream, in order.
  package var roots: [SpecNode] = []
  /// Whether reading ended before the file did, so that parts may be missing.
  package var isIncomplete = false
}

extension FindingReport {
  /// Says that a file is something else altogether where it has none of the keys of its kind.
  ///
  /// Of a file without any value nothing is shown either.
  package func deny(_ tree: SpecTree, unlessItHas isKnown: (String) -> Bool, _ message: String, hint: String)
  {
    let roots = tree.roots.flatMap { $0.items ?? [$0] }.filter { !$0.isNull }
    guard let first = roots.first else { return showsLines = false }
    // Telling takes its time where keys are held against others by their spelling.
    let mostNames = 1_000
    let names = roots.lazy.flatMap { $0.entries ?? [] }.compactMap(\.name).prefix(mostNames)
    if !names.contains(where: isKnown) { deny(message, at: first.range.beginning, hint: hint) }
  }
}
