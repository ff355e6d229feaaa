import Testing

/// A grouped table of iOS 8 at two pixels a point, against a screenshot whose table began at row 128.
@Suite struct FlatGroupsTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("flat-groups")
  }

  private func row(_ row: Int) -> Int { row - 128 }

  @Test(
    arguments: [
      (200, 0xEFEFF4, "background"), (238, 0xEFEFF4, "background above the group"),
      (239, 0xC8C7CC, "line above the group"),
      (240, 0xFFFFFF, "fill"), (325, 0xFFFFFF, "fill"), (326, 0xC8C7CC, "line below the group"),
      (327, 0xEFEFF4, "background between groups"), (422, 0xEFEFF4, "background between groups"),
      (423, 0xC8C7CC, "line above the second group"),
    ] as [(Int, UInt32, String)])
  func bands(_ y: Int, _ color: UInt32, _ name: String) {
    for x in [0, 300, 639] { expect(name, screen, x, row(y), color) }
  }

  @Test func innerLinesStandFifteenPointsIn() {
    let y = row(423) + 87
    expect("before the line", screen, 29, y, 0xFFFFFF)
    expect("start of the line", screen, 30, y, 0xC8C7CC)
    expect("end of the line", screen, 639, y, 0xC8C7CC)
    expect("above the line", screen, 300, y - 1, 0xFFFFFF)
    expect("below the line", screen, 300, y + 1, 0xFFFFFF)
  }

  @Test func headersStandTenPointsAboveTheLine() throws {
    // The first letter, ‘F’, has straight edges.
    let ink = try screen.edges(x: 28..<46, y: row(190)..<row(236), ink: 0x6D6D72, on: 0xEFEFF4)
    expect("left ink, points", ink.left / 2, 16, within: 0.5)
    expect("top of capitals, points", ink.top / 2, Double(row(200)) / 2, within: 0.5)
    expect("baseline above the line, points", (Double(row(239)) - ink.bottom) / 2, 10, within: 0.5)
    expect("height of capitals, points", (ink.bottom - ink.top) / 2, 18.57 / 2, within: 0.5)
    let color = screen.strongest(x: 28..<200, y: row(190)..<row(236), on: 0xEFEFF4)
    #expect(Screenshot.distance(color, 0x6D6D72) <= 2)
  }

  @Test func titlesAreRegularSeventeen() throws {
    let ink = try screen.edges(x: 28..<40, y: row(242)..<row(324), ink: 0, on: 0xFFFFFF)
    expect("left ink, points", ink.left / 2, 16.2, within: 0.5)
    expect("height of capitals, points", (ink.bottom - ink.top) / 2, 24.27 / 2, within: 0.5)
  }

  @Test func theChevronIsWhereItWasMeasured() throws {
    let ink = try screen.edges(x: 585..<640, y: row(242)..<row(324), ink: 0xC7C7CC, on: 0xFFFFFF)
    expect("chevron’s left, points", ink.left / 2, 297, within: 0.5)
    expect("chevron’s right, points", ink.right / 2, 305, within: 0.5)
    expect("height of the chevron, points", (ink.bottom - ink.top) / 2, 13, within: 0.5)
    expect(
      "middle of the chevron, points", (ink.bottom + ink.top) / 4, Double(row(239)) / 2 + 21.75, within: 0.5)
    expect("chevron", screen, 606, Int((ink.bottom + ink.top) / 2), 0xC7C7CC)
  }

  @Test func valuesAreGrey() throws {
    let area = (x: 400..<580, y: row(242)..<row(324))
    let ink = try screen.edges(x: area.x, y: area.y, ink: 0x8E8E93, on: 0xFFFFFF)
    // The label ends two points before the content view, which ends at 287; ‘e’ has little room behind it.
    expect("right ink of ‘Lodge’, points", ink.right / 2, 284.4, within: 0.51)
    #expect(Screenshot.distance(screen.strongest(x: area.x, y: area.y, on: 0xFFFFFF), 0x8E8E93) <= 2)
  }
}

/// The section header of a plain table of iOS 7 at two pixels a point, against a screenshot of a list of choices.
@Suite struct FlatPlainHeaderTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("flat-plain-header")
  }

  @Test func theBarIsTwentyTwoPointsHigh() {
    for x in [0, 400, 639] {
      expect("bar", screen, x, 0, 0xF7F7F7)
      expect("end of the bar", screen, x, 43, 0xF7F7F7)
      expect("row", screen, x, 44, 0xFFFFFF)
    }
  }

  @Test func theTitleStandsOnItsBaseline() throws {
    let ink = try screen.edges(x: 28..<52, y: 2..<42, ink: 0x232323, on: 0xF7F7F7)
    expect("left ink, points", ink.left / 2, 16, within: 0.5)
    expect("top of capitals, points", ink.top / 2, 6.5, within: 0.5)
    expect("baseline, points", ink.bottom / 2, 16.5, within: 0.5)
  }

  @Test func linesBetweenRowsBeginFifteenPointsIn() {
    expect("before the line", screen, 29, 44 + 87, 0xFFFFFF)
    expect("start of the line", screen, 30, 44 + 87, 0xC8C7CC)
    expect("end of the line", screen, 639, 44 + 87, 0xC8C7CC)
    expect("above the line", screen, 300, 44 + 86, 0xFFFFFF)
  }
}

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
