import Testing

/// Cards of iOS 16 on a screen 430 points wide, at three pixels a point, against screenshots.
@Suite struct CardsTests {
  private let screen: Screenshot
  private let cells: [(top: Double, bottom: Double)]

  init() throws {
    screen = try Screenshot("cards")
    cells = screen.scene.root.children.filter { $0.viewClass == .cell }
      .map { ($0.frame.minY, $0.frame.maxY) }
  }

  @Test func cardsStandTwentyPointsIn() {
    let y = Int(3 * cells[0].bottom) - 30
    for (x, color, name) in [
      (0, 0xF2F2F7, "background"), (59, 0xF2F2F7, "before the card"), (61, 0xFFFFFF, "card"),
      (1228, 0xFFFFFF, "end of the card"), (1230, 0xF2F2F7, "after the card"),
    ] as [(Int, Int, String)] {
      expect(name, screen, x, y, UInt32(color))
    }
  }

  @Test func rowsFollowEveryFortyFourPoints() {
    #expect(abs(cells[1].top - cells[0].top - 44) < 1e-9)
  }

  @Test func gapsDependOnTitles() {
    expect("gap without a title, points", cells[2].top - cells[1].bottom, 36, within: 0.01)
    expect("gap with a title, points", cells[3].top - cells[2].bottom, 56, within: 0.01)
  }

  @Test func linesBeginWithTheTextAndEndWithTheCard() {
    let y = Int((3 * cells[0].bottom).rounded()) - 1
    expect("before the line", screen, 119, y, 0xFFFFFF)
    expect("start of the line", screen, 121, y, 0xC6C6C8)
    expect("end of the line", screen, 1228, y, 0xC6C6C8)
    expect("above the line", screen, 600, y - 1, 0xFFFFFF)
    expect("below the line", screen, 600, y + 1, 0xFFFFFF)
  }

  @Test func theLastRowHasNoLine() {
    let y = Int((3 * cells[1].bottom).rounded()) - 1
    expect("end of the card", screen, 600, y, 0xFFFFFF)
    expect("below the card", screen, 600, y + 1, 0xF2F2F7)
  }

  @Test(arguments: [(3, 17), (6, 12), (9, 9), (12, 6), (18, 3), (24, 1)])
  func cornersAreContinuous(_ below: Int, _ inside: Int) throws {
    let y = Int((3 * cells[0].top).rounded()) + below
    let edge = try #require((0..<200).first { screen.color($0, y) > 0xF8F8FB })
    // The edge of a screenshot is whole pixels wide, two of which are two thirds of a point.
    #expect(abs(edge - 60 - inside) <= 1, "\(edge - 60) instead of \(inside) pixels")
  }

  @Test func headersAreGreyCapitalsTenPointsAboveTheCard() throws {
    let card = Int((3 * cells[3].top).rounded())
    let ink = try screen.edges(x: 118..<150, y: (card - 90)..<(card - 3), ink: 0x85858B, on: 0xF2F2F7)
    expect("left ink, points", ink.left / 3, 41, within: 0.5)
    expect("baseline above the card, points", (Double(card) - ink.bottom) / 3, 10, within: 0.5)
    let color = screen.strongest(x: 118..<300, y: (card - 90)..<(card - 3), on: 0xF2F2F7)
    #expect(Screenshot.distance(color, 0x85858B) <= 2)
  }
}
