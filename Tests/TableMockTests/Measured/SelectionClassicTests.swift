import Testing

/// A selected row and a button for details in a group of iOS 6, against screenshots at one pixel a point.
@Suite struct SelectionClassicTests {
  private let screen: Screenshot
  /// The group's upper border.
  private let border = 10

  init() throws {
    screen = try Screenshot("selection-classic")
  }

  /// Rows of pixels below the border.
  static let rows: [(row: Int, color: UInt32)] = [
    (1, 0x0481E1), (2, 0x058CF5), (7, 0x0587F4), (12, 0x0381F2), (17, 0x037BF0), (22, 0x0274EE),
    (27, 0x026DEC),
    (32, 0x0167E9), (37, 0x0162E8), (43, 0x015DE6),
  ]

  @Test(arguments: rows.indices) func theGradientIsTheMeasuredOne(_ index: Int) {
    let (row, color) = Self.rows[index]
    for x in [150, 250, 300] { expect("row \(row) of the selection", screen, x, border + row, color) }
  }

  @Test func lettersAreWhite() {
    let y = border + 15
    #expect(screen.strongest(x: 20..<90, y: y..<(y + 15), on: 0x0274EE) == 0xFFFFFF)
  }

  @Test func linesStayAsTheyAre() {
    expect("separator", screen, 200, border + 44, 0xD1D1D1)
    #expect(!screen.isColor(200, border, 0x058CF5))
  }

  @Test func theDiscIsBlueWithAGlossAndARing() {
    // The second row begins 45 points below the border; its content is 43 points high.
    let middle = border + 45 + 21
    expect("base", screen, 284, middle + 5, 0x236ED8)
    expect("base at the bottom", screen, 288, middle + 8, 0x236ED8)
    #expect(Screenshot.distance(screen.color(288, middle - 9), 0x669AE4) <= 4)
    // The row above the middle one.
    #expect(Screenshot.distance(screen.color(283, middle - 1), 0x4D8ADF) <= 4)
    for (x, y) in [(278, middle), (298, middle), (288, middle - 10), (288, middle + 10)] {
      expect("ring", screen, x, y, 0xFFFFFF)
    }
    expect("disc’s left", screen, 280, middle + 1, 0x236ED8)
    expect("disc’s right", screen, 296, middle + 1, 0x236ED8)
    #expect(Screenshot.distance(screen.color(288, middle + 12), 0xBABABA) < 40)
  }
}
