import Testing

/// A plain table of iOS 4–5 at one pixel a point, against a screenshot whose table began at row 64.
@Suite struct PlainRowsTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("plain-rows")
  }

  private func row(_ row: Int) -> Int { row - 64 }

  @Test(arguments: [107, 151, 195, 239, 283, 327, 371])
  func separatorsAreTheLastPixelsOfRows(_ y: Int) {
    for x in [0, 5, 160, 319] {
      expect("separator", screen, x, row(y), 0xE0E0E0)
      expect("fill above it", screen, x, row(y) - 1, 0xFFFFFF)
      expect("fill below it", screen, x, row(y) + 1, 0xFFFFFF)
    }
  }

  @Test func titlesStandTwentyNinePointsDown() throws {
    let king = try screen.edges(x: 10..<15, y: row(65)..<row(106), ink: 0, on: 0xFFFFFF)
    expect("left ink of ‘King’", king.left, 11.5, within: 0.5)
    expect("baseline of the first row", king.bottom, 29, within: 0.5)
    let lodge = try screen.edges(x: 10..<16, y: row(109)..<row(150), ink: 0, on: 0xFFFFFF)
    expect("baseline of the second row", lodge.bottom, Double(row(137)), within: 0.5)
    let height = screen.coverage(column: 12, y: 5..<40, ink: 0, on: 0xFFFFFF)
    expect("height of capitals", height, 14.4, within: 0.5)
  }

  @Test func theChevronIsWhereItWasMeasured() throws {
    let ink = try screen.edges(x: 290..<320, y: 1..<43, ink: 0x7F7F7F, on: 0xFFFFFF)
    expect("chevron’s left", ink.left, 300, within: 0.5)
    expect("chevron’s right", ink.right, 308.5, within: 0.5)
    expect("chevron’s top", ink.top, Double(row(79)), within: 0.5)
    expect("chevron’s bottom", ink.bottom, Double(row(92)), within: 0.5)
    expect("chevron", screen, 306, row(85), 0x7F7F7F)
    let width = (290..<320).reduce(0.0) { $0 + Double(255 - Int(screen.color($1, row(82)) & 0xFF)) / 128 }
    expect("width of the stroke across row 82", width, 4.2, within: 0.2)
  }
}
