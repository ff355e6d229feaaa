import Testing

/// The index of iOS 8 at two pixels a point, against screenshots of a list of contacts.
@Suite struct SectionIndexMeasuredTests {
  /// The rows of pixels in which anything of the tint stands in the index, as unbroken runs.
  private func runs(in screen: Screenshot, x: Range<Int>, height: Int) -> [ClosedRange<Int>] {
    let inked = (0..<height).filter { y in
      x.contains { Screenshot.distance(screen.color($0, y), 0xFFFFFF) > 60 }
    }
    return inked.reduce(into: [ClosedRange<Int>]()) { runs, y in
      if let last = runs.last, last.upperBound == y - 1 {
        runs[runs.count - 1] = last.lowerBound...y
      } else {
        runs.append(y...y)
      }
    }
  }

  @Test func lettersStandFourteenPointsApart() throws {
    let screen = try Screenshot("index-tall")
    let letters = runs(in: screen, x: 612..<640, height: 910)
    #expect(letters.count == 27)
    let first = try #require(letters.first)
    for (index, run) in letters.enumerated() {
      // Round letters and ‘Q’ reach over the straight ones, and the number sign stands otherwise.
      expect(
        "top of letter \(index)", Double(run.lowerBound - first.lowerBound), 28.1 * Double(index), within: 2)
    }
    expect("height of capitals, points", Double(first.count) / 2, 8.1, within: 0.5)
  }

  @Test func lettersAreCentredSevenAndAHalfPointsFromTheEdge() throws {
    let screen = try Screenshot("index-tall")
    let letters = runs(in: screen, x: 612..<640, height: 910)
    let run = try #require(letters.first)
    let ink = try screen.edges(
      x: 612..<640, y: run.lowerBound..<(run.upperBound + 1), ink: 0x007AFF, on: 0xFFFFFF)
    expect("middle of ‘A’, points", (ink.left + ink.right) / 4, 312.4, within: 0.5)
    #expect(Screenshot.distance(screen.strongest(x: 612..<640, y: 0..<910, on: 0xFFFFFF), 0x007AFF) <= 2)
  }

  @Test func dotsStandThirteenPointsFromLetters() throws {
    let screen = try Screenshot("index-short")
    let signs = runs(in: screen, x: 612..<640, height: 734)
    #expect(signs.count == 27)
    let middles = signs.map { Double($0.lowerBound + $0.upperBound + 1) / 4 }
    for index in stride(from: 1, to: 27, by: 2) {
      expect("dot \(index)", Double(signs[index].count) / 2, 6, within: 0.5)
      if index < 25 { expect("next dot", middles[index + 2] - middles[index], 26, within: 0.5) }
    }
    expect("first letter to first dot", middles[1] - middles[0], 13, within: 0.5)
    let dot = signs[1]
    let ink = try screen.edges(
      x: 612..<640, y: dot.lowerBound..<(dot.upperBound + 1), ink: 0x007AFF, on: 0xFFFFFF)
    expect("middle of a dot, points", (ink.left + ink.right) / 4, 312, within: 0.5)
  }
}
