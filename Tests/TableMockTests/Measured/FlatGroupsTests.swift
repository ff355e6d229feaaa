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
