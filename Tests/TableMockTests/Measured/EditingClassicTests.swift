import Testing

/// Editing controls of iOS 4–5 in rows of a plain table, against screenshots at one pixel a point.
@Suite struct EditingClassicTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("editing-classic")
  }

  @Test(
    arguments: [
      (0, 0xBD1421, 0xD66C74, "delete"), (1, 0x048F01, 0x61B860, "insert"),
    ] as [(Int, UInt32, UInt32, String)])
  func discsHaveAGlossAndAWhiteRing(_ row: Int, _ base: UInt32, _ gloss: UInt32, _ name: String) throws {
    let top = 44 * row
    expect("\(name): base", screen, 13, top + 25, base)
    expect("\(name): base at the bottom", screen, 20, top + 29, base)
    let first = screen.color(20, top + 12)
    #expect(Screenshot.distance(first, gloss) <= 4, "gloss \(String(first, radix: 16))")
    for (x, y) in [(10, 21), (30, 21), (20, 11), (20, 31)] {
      expect("\(name): ring", screen, x, top + y, 0xFFFFFF)
    }
    for x in 14...26 { expect("\(name): bar", screen, x, top + 21, 0xFFFFFF) }
    expect("\(name): before the bar", screen, 13, top + 22, base)
    #expect(screen.isColor(20, top + 16, 0xFFFFFF) == (name == "insert"))
  }

  @Test func discsThrowAShadowOf29Points() throws {
    let ink = try screen.edges(x: 0..<40, y: 1..<43, ink: 0x9E9E9E, on: 0xFFFFFF)
    // The shadow fades away; where it ends was read to whole points.
    expect("shadow’s left", ink.left, 6, within: 1)
    expect("shadow’s right", ink.right, 35, within: 1)
    #expect(Screenshot.distance(screen.color(20, 33), 0x9E9E9E) < 60)
  }

  @Test func contentMoves37Points() throws {
    let plain = try screen.edges(x: 5..<30, y: 134..<174, ink: 0, on: 0xFFFFFF)
    let edited = try screen.edges(x: 42..<60, y: 2..<42, ink: 0, on: 0xFFFFFF)
    expect("indentation", edited.left - plain.left, 37, within: 0.1)
  }

  @Test func theGripHasThreeRidges() {
    for bar in [14, 20, 26] {
      for x in [289, 298, 307] {
        expect("upper edge of a ridge", screen, x, bar, 0xB0B0B0)
        for y in 1...3 { expect("ridge", screen, x, bar + y, 0xD7D7D7) }
        for y in [bar - 1, bar + 4] { expect("gap", screen, x, y, 0xFFFFFF) }
      }
    }
    expect("before the grip", screen, 288, 14, 0xFFFFFF)
    expect("after the grip", screen, 308, 14, 0xFFFFFF)
  }

  @Test func theSignTurnsByAQuarter() {
    for y in 15...27 { expect("upright bar", screen, 20, 88 + y, 0xFFFFFF) }
    for x in [17, 18, 22, 23] {
      #expect(Screenshot.distance(screen.color(x, 88 + 24), 0xBD1421) <= 2)
    }
  }

  @Test func theButtonIs59By33() {
    let top = 88
    for y in [top + 5, top + 21, top + 37] {
      #expect(!screen.isColor(260, y, 0xFFFFFF))
    }
    expect("left of the button", screen, 254, top + 21, 0xFFFFFF)
    #expect(!screen.isColor(255, top + 21, 0xFFFFFF))
    #expect(!screen.isColor(313, top + 21, 0xFFFFFF))
    expect("right of the button", screen, 314, top + 21, 0xFFFFFF)
    expect("above the button", screen, 280, top + 4, 0xFFFFFF)
    expect("below the button", screen, 280, top + 38, 0xFFFFFF)
  }

  /// The button's rows of pixels from 5 to 37.
  static let rows: [UInt32] =
    [
      0x5B3436, 0xC76F74, 0xED8288, 0xEB7D84, 0xE87880, 0xE6737B, 0xE36E75, 0xE06870, 0xDD626A, 0xDA5C64,
      0xD7565E, 0xD45058, 0xD14A53, 0xCE444E, 0xCC3F49, 0xCA3A44, 0xC83640, 0xBE1623,
    ] + Array(repeating: 0xBD1421, count: 14) + [0x93101A]

  @Test(arguments: rows.indices) func theButtonsRows(_ index: Int) {
    expect("row \(index) of the button", screen, 260, 88 + 5 + index, Self.rows[index])
  }

  @Test func theTitleIsWhite() {
    #expect(screen.strongest(x: 262..<306, y: 99..<120, on: 0xBD1421) == 0xFFFFFF)
  }
}

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
