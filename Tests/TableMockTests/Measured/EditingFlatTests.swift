import Testing

/// Editing controls and a row swiped open in iOS 8, against screenshots of iOS 8 and 9; lengths in points.
@Suite struct EditingFlatTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("editing-flat")
  }

  @Test(arguments: [(0, 0xFF3B30), (1, 0x4CD964)] as [(Int, UInt32)])
  func discsAre22PointsWide(_ row: Int, _ color: UInt32) throws {
    let rows = (88 * row + 2)..<(88 * row + 84)
    let disc = try screen.edges(x: 0..<80, y: rows, ink: color, on: 0xFFFFFF)
    expect("left of the disc", disc.left / 2, 12, within: 0.5)
    expect("width of the disc", (disc.right - disc.left) / 2, 22, within: 0.5)
    expect("middle of the disc", (disc.top + disc.bottom) / 4 - Double(44 * row), 23, within: 0.5)
    expect("disc", screen, 44, 88 * row + 56, color)
    expect("sign", screen, 48, 88 * row + 45, 0xFFFFFF)
  }

  @Test func contentMoves38Points() throws {
    // The stem of ‘H’ stands 1.2 points behind the label’s left edge, which is 15 without editing.
    let stem = try screen.edges(x: 90..<120, y: 2..<84, ink: 0, on: 0xFFFFFF)
    expect("left ink", stem.left / 2, 15 + 38 + 1.2, within: 0.5)
  }

  @Test func theGripHasThreeLines() throws {
    let grip = try screen.edges(x: 540..<640, y: 2..<84, ink: 0xC7C7CC, on: 0xFFFFFF)
    // A picture of 1.175 pixels a point; a sharper one of iOS 9 has 283 and 305, which ours follow.
    expect("left of the grip", grip.left / 2, 282.5, within: 0.6)
    expect("right of the grip", grip.right / 2, 305.5, within: 0.6)
    let lines = (2..<84).filter { screen.isColor(580, $0, 0xC7C7CC) }
    #expect(lines.count == 9)
    expect(
      "pitch of the lines", Double(try #require(lines.last) - (try #require(lines.first)) - 1) / 4, 3.4,
      within: 0.5)
  }

  @Test func thePanelIsRedAndAsWideAsItsTitleWants() throws {
    let row = 176
    let left = try #require((400..<640).first { screen.isColor($0, row + 10, 0xFF3B30) })
    // Read at 1.175 pixels a point, “about 73”.
    expect("width of the panel", Double(640 - left) / 2, 73, within: 1)
    for y in [row, row + 40, row + 86] { expect("panel", screen, 632, y, 0xFF3B30) }
    #expect(screen.strongest(x: (left + 20)..<620, y: (row + 20)..<(row + 70), on: 0xFF3B30) == 0xFFFFFF)
  }
}
