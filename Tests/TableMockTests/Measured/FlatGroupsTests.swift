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
      (200, 0xEFEFF4, "ground"), (238, 0xEFEFF4, "ground above the group"),
      (239, 0xC8C7CC, "line above the group"),
      (240, 0xFFFFFF, "fill"), (325, 0xFFFFFF, "fill"), (326, 0xC8C7CC, "line below the group"),
      (327, 0xEFEFF4, "ground between groups"), (422, 0xEFEFF4, "ground between groups"),
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
    let ink = try screen.ink(x: 28..<46, y: row(190)..<row(236), on: 0xEFEFF4, threshold: 60)
    expect("left ink, points", Double(ink.left) / 2, 16, within: 0.5)
    expect("top of capitals", Double(ink.top) / 2, Double(row(200)) / 2, within: 0.5)
    expect("baseline above the line, points", Double(row(239) - ink.bottom - 1) / 2, 10, within: 0.5)
    expect(
      "height of capitals, pixels",
      screen.coverage(column: ink.left + 1, y: row(190)..<row(236), ink: 0x6D6D72, on: 0xEFEFF4), 18.57,
      within: 1)
  }

  @Test func titlesAreRegularSeventeen() throws {
    let ink = try screen.ink(x: 28..<40, y: row(242)..<row(324), on: 0xFFFFFF)
    expect("left ink, points", Double(ink.left) / 2, 16.2, within: 0.5)
    expect(
      "height of capitals, pixels",
      screen.coverage(column: ink.left + 1, y: row(242)..<row(324), ink: 0, on: 0xFFFFFF), 24.27, within: 1)
  }

  @Test func theChevronIsWhereItWasMeasured() throws {
    let ink = try screen.ink(x: 580..<640, y: row(242)..<row(324), on: 0xFFFFFF, threshold: 20)
    expect("chevron’s left", Double(ink.left), 594, within: 1)
    expect("chevron’s right", Double(ink.right), 609, within: 1)
    expect("height of the chevron", Double(ink.bottom - ink.top + 1), 26, within: 1)
    expect("middle of the chevron", Double(ink.bottom + ink.top + 1) / 2, Double(row(239)) + 43.5, within: 1)
    expect("chevron", screen, 606, (ink.bottom + ink.top) / 2, 0xC7C7CC)
  }

  @Test func valuesAreGrey() throws {
    let ink = try screen.ink(x: 400..<590, y: row(242)..<row(324), on: 0xFFFFFF, threshold: 60)
    // The label ends two points before the content view, which ends at 287.
    expect("right ink of ‘Lodge’, points", Double(ink.right + 1) / 2, 284.5, within: 0.6)
    var darkest: UInt32 = 0xFFFFFF
    for y in ink.top..<ink.bottom {
      for x in ink.left..<ink.right { darkest = min(darkest, screen.color(x, y)) }
    }
    #expect(Screenshot.distance(darkest, 0x8E8E93) <= 2)
  }
}
