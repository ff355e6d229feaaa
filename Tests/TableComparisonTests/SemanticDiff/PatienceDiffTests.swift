import Testing

@testable import TableComparison

/// Matching sequences.
@Suite struct PatienceDiffTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(
    arguments: [
      ([], [], []), ([1], [], []), ([], [1], [nil]), ([1, 2, 3], [1, 2, 3], [0, 1, 2]),
      ([1, 2, 3], [0, 1, 2, 3], [nil, 0, 1, 2]), ([1, 2, 3], [1, 3], [0, 2]),
      ([1, 1, 1], [1, 1, 1, 1], [0, 1, 2, nil]), ([1, 2, 1, 2], [2, 1, 2], [1, 2, 3]),
      ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], [1, 2, 3, 4, nil]),
    ] as [([Int], [Int], [Int?])])
  func itemsKeepTheirPartners(old: [Int], new: [Int], partners: [Int?]) {
    #expect(PatienceDiff(old, new).partners == partners)
  }

  @Test func whatIsLeftOverHasMoved() {
    let matching = PatienceDiff([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])
    #expect(matching.origins == [nil, nil, nil, nil, 0])
  }

  @Test(arguments: 0..<200)
  func partnersAreEqualAndInOrderAndAsManyAsCanBe(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let alphabet = Int.random(in: 1...30, using: &numbers)
    let list = { (numbers: inout Numbers) in
      (0..<Int.random(in: 0...40, using: &numbers)).map { _ in Int.random(in: 0..<alphabet, using: &numbers) }
    }
    let (old, new) = (list(&numbers), list(&numbers))
    let matching = PatienceDiff(old, new)
    var last = -1
    var taken: Set<Int> = []
    for index in new.indices {
      if let partner = matching.partners[index] {
        #expect(old[partner] == new[index])
        #expect(partner > last)
        last = partner
        #expect(matching.origins[index] == nil)
        #expect(taken.insert(partner).inserted)
      }
      if let origin = matching.origins[index] {
        #expect(old[origin] == new[index])
        #expect(taken.insert(origin).inserted)
      }
    }
    // What could have a partner has one, in its place or elsewhere.
    let counts = { (items: [Int]) in items.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 } }
    let shared = counts(old).reduce(0) { $0 + min($1.value, counts(new)[$1.key] ?? 0) }
    #expect(taken.count == shared)
  }

  @Test(arguments: 0..<100)
  func shortPathsAreTheShortest(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let list = { (numbers: inout Numbers) in
      (0..<Int.random(in: 0...12, using: &numbers)).map { _ in Int.random(in: 0..<3, using: &numbers) }
    }
    let (old, new) = (list(&numbers), list(&numbers))
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for first in old.indices.reversed() {
      for other in new.indices.reversed() {
        best[first][other] =
          old[first] == new[other]
          ? best[first + 1][other + 1] + 1 : max(best[first + 1][other], best[first][other + 1])
      }
    }
    #expect(MyersDiff(old[...], new[...], atMost: 256).matches.count == best[0][0])
    #expect(MyersDiff(old[...], new[...], atMost: 256).matches.allSatisfy { old[$0.old] == new[$0.new] })
  }

  @Test func longPathsAreGivenUp() {
    let old = Array(0..<50)
    let new = Array(50..<100)
    #expect(MyersDiff(old[...], new[...], atMost: 20).matches.isEmpty)
  }
}
