import Testing

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
