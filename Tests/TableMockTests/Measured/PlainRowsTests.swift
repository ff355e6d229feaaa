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

/// Section headers of a plain table of iOS 4–5 at one pixel a point, against a screenshot whose table began at row 20.
@Suite struct PlainHeadersTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("plain-headers")
  }

  private func row(_ row: Int) -> Int { row - 20 }

  /// The second header's rows of pixels from 173 on, the line above it first.
  static let bands: [UInt32] = [
    0x717D85, 0xA5B1BA, 0x909FAA, 0x92A0AB, 0x95A3AD, 0x97A5AF, 0x99A7B1, 0x9CA9B3, 0x9EABB5, 0xA0ADB7,
    0xA4B0B9,
    0xA5B0B9, 0xA8B3BC, 0xAAB5BE, 0xACB7BF, 0xAEB8C0, 0xAFB9C1, 0xB1BBC3, 0xB2BCC4, 0xB4BEC5, 0xB5BFC6,
    0xB7C0C7,
    0x989EA4,
  ]

  @Test(arguments: bands.indices) func band(_ index: Int) {
    for x in [2, 160, 319] { expect("band \(index)", screen, x, row(173) + index, Self.bands[index]) }
  }

  @Test(arguments: bands.indices.dropFirst()) func bandOfTheFirstHeader(_ index: Int) {
    expect("band \(index)", screen, 300, row(19) + index, Self.bands[index])
  }

  @Test func rowsFollowTheHeader() {
    expect("row below the header", screen, 300, row(196), 0xFFFFFF)
    expect("separator of that row", screen, 300, row(196) + 43, 0xE0E0E0)
  }

  @Test func titlesAreWhiteOverAShadow() throws {
    // Where the bar is one colour across, what is lighter than it is the letters’ ink; the first is ‘P’.
    let bar = Self.bands[13]
    let stem = (10..<17).map { x -> Double in
      let covered = Double(Int(screen.color(x, 12) >> 8 & 0xFF) - Int(bar >> 8 & 0xFF))
      return max(0, covered / Double(255 - Int(bar >> 8 & 0xFF)))
    }
    let first = try #require(stem.firstIndex { $0 > 0.1 })
    expect("stem of ‘P’", Double(10 + first + 1) - stem[first], 13.2, within: 0.5)
    let column = 10 + first + 1
    let whites = (0..<22).filter { Screenshot.distance(screen.color(column, $0), 0xFFFFFF) < 60 }
    expect("top of capitals", Double(try #require(whites.first)), Double(row(24)), within: 0.5)
    expect("baseline", Double(try #require(whites.last) + 1), 17, within: 0.5)
    expect("shadow under the stem", screen, column, 17, 0x64696E)
  }
}

/// Values in a plain table of iOS 6 at two pixels a point, against a screenshot of a device; lengths in points.
@Suite struct ValuesAt2xTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("values-at-2x")
  }

  @Test func separatorsAreTwoPixelsThick() {
    for y in [86, 87, 174, 175, 262, 263] {
      for x in [0, 320, 639] { expect("separator", screen, x, y, 0xE0E0E0) }
    }
    for y in [85, 88, 173, 176] { expect("fill", screen, 620, y, 0xFFFFFF) }
  }

  @Test func titlesAreBoldSeventeen() throws {
    let held = try screen.edges(x: 10..<28, y: 90..<170, ink: 0, on: 0xFFFFFF)
    expect("left ink of ‘Held’", held.left / 2, 11, within: 0.5)
    expect("baseline", (held.bottom - 88) / 2, 27.5, within: 0.5)
    expect("height of capitals", (held.bottom - held.top) / 2, 24.27 / 2, within: 0.5)
  }

  @Test func valuesAreBlueAndEndAtTheMargin() throws {
    let area = (x: 400..<640, y: 2..<84)
    let ink = try screen.edges(x: area.x, y: area.y, ink: 0x385487, on: 0xFFFFFF)
    // Ink ended between 614 and 618 pixels, by how much room the last letter has behind it.
    #expect((306.5...309.5).contains(ink.right / 2), "right ink of ‘detail’ at \(ink.right / 2)")
    let letter = try screen.edges(x: Int(ink.right - 3)..<640, y: area.y, ink: 0x385487, on: 0xFFFFFF)
    expect("height of ‘l’", (letter.bottom - letter.top) / 2, 24.28 / 2, within: 0.5)
    #expect(Screenshot.distance(screen.strongest(x: area.x, y: area.y, on: 0xFFFFFF), 0x385487) <= 2)
  }
}
