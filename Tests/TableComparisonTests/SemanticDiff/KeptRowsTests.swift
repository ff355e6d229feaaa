import Testing

@testable import TableComparison

/// Which rows have stayed where others moved.
@Suite struct KeptRowsTests {
  /// Where as many rows stay either way, those do that stand where they stood.
  @Test(arguments: [
    ([2, 1, 0], [1], [1]), ([0, 1, 2], [0, 1, 2], [0, 1, 2]),
    ([3, 1, 2, 0], [1, 2], [1, 2]),
    ([1, 2, 3, 0, 4], [4], [0, 1, 2, 4]), ([4, 0, 1, 2, 3], [], [1, 2, 3, 4]),
    // More rows stay in order if the one that stands where it stood is taken for moved.
    ([2, 4, 5, 3, 0, 1], [3], [0, 1, 2]),
  ])
  func rows(_ new: [Int], _ fixed: [Int], _ kept: [Int]) {
    let pairs = new.enumerated().map { KeptRows.Pair(old: $0.offset, new: $0.element) }
    let found = KeptRows(pairs) { fixed.contains($0.old) }
    #expect(found.pairs.map(\.old) == kept)
  }
}
