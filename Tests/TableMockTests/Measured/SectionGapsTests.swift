import Testing

/// The space around groups of iOS 4–5 at one pixel a point, from border to border, against screenshots of settings.
@Suite struct SectionGapsTests {
  /// The colour of a border over the background's first colour, in whose column it is looked for.
  private static let border: UInt32 = 0xA1A7AD

  private func borders(_ screen: Screenshot, height: Int) -> [Int] {
    (0..<height).filter { screen.isColor(161, $0, Self.border) }
  }

  @Test func groupsWithoutTitles() throws {
    let borders = borders(try Screenshot("etched-gaps"), height: 330)
    try #require(borders.count == 6)
    expect("above the first group", Double(borders[0]), 10, within: 0)
    expect("one row", Double(borders[1] - borders[0]), 44, within: 0)
    expect("between groups", Double(borders[2] - borders[1]), 22, within: 0)
    expect("between groups with a header", Double(borders[4] - borders[3]), 48, within: 0)
  }

  @Test func aFirstHeader() throws {
    let borders = borders(try Screenshot("etched-first-header"), height: 120)
    expect("above the first group with a header", Double(try #require(borders.first)), 46, within: 0)
  }
}
