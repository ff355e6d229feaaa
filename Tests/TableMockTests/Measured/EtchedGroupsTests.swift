import Testing

/// An etched grouped table of iOS 4–5 at one pixel a point, against a screenshot whose table began at row 20.
@Suite struct EtchedGroupsTests {
  /// The colours of the background, which repeat every seven pixels.
  static let stripes: [UInt32] = [0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD2, 0xCBD2D8, 0xCBD2D8]

  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("etched-groups")
  }

  /// The screenshot's rows of pixels, counted from the table's upper edge.
  private func row(_ row: Int) -> Int { row - 20 }

  @Test func pinstripesRepeatEverySevenPixels() {
    for x in 0..<320 {
      expect("pinstripe", screen, x, 5, Self.stripes[x % 7])
      expect("pinstripe further down", screen, x, 430, Self.stripes[x % 7])
    }
  }

  @Test(
    arguments: [
      (66, 0xA1A7AD, "upper border"), (67, 0xE4E4E4, "inner shade"), (68, 0xF7F7F7, "fill"),
      (109, 0xF7F7F7, "fill"), (110, 0xCACACA, "dark line"), (111, 0xFDFDFD, "light line"),
      (112, 0xF7F7F7, "fill"), (153, 0xF7F7F7, "fill"), (154, 0xCACACA, "dark line"),
      (155, 0xFDFDFD, "light line"), (156, 0xF7F7F7, "fill"), (197, 0xF7F7F7, "fill"),
      (198, 0xA1A7AD, "lower border"), (199, 0xF5F6F7, "highlight"),
    ] as [(Int, UInt32, String)])
  func bandsOfTheGroup(_ y: Int, _ color: UInt32, _ name: String) {
    // The column lies on the background's first colour, over which the border's colour was read.
    expect(name, screen, 161, row(y), color)
  }

  @Test func theBoxStandsTenPointsIn() {
    for y in [row(80), row(130), row(180)] {
      expect("left border", screen, 9, y, 0xA1A7AD)
      expect("left fill", screen, 10, y, 0xF7F7F7)
      expect("right fill", screen, 309, y, 0xF7F7F7)
      expect("right border", screen, 310, y, 0xA1A7AD)
      expect("stripes beside the box", screen, 312, y, Self.stripes[312 % 7])
    }
  }

  @Test(arguments: [(1, 15.0), (2, 13.6)]) func cornersHaveARadiusOfTen(_ dy: Int, _ expected: Double) {
    // The darkness of the outline on each of these rows of pixels has its middle at a measured place.
    let darkness = (9..<19).map { x -> (at: Double, weight: Double) in
      let background = Double(Self.stripes[x % 7] >> 8 & 0xFF)
      return (Double(x) + 0.5, max(0, background - Double(screen.color(x, row(66) + dy) >> 8 & 0xFF)))
    }
    let weight = darkness.reduce(0) { $0 + $1.weight }
    let middle = darkness.reduce(0) { $0 + $1.at * $1.weight } / weight
    expect("middle of the outline \(dy) below the corner", middle, expected, within: 0.5)
  }

  @Test func titlesStandOnTheirBaselines() throws {
    let stem = try screen.edges(x: 20..<24, y: row(70)..<row(108), ink: 0, on: 0xF7F7F7)
    expect("left ink of ‘Regular’", stem.left, 21.3, within: 0.5)
    expect("top of capitals", stem.top, Double(row(83)), within: 0.5)
    expect("baseline of the first row", stem.bottom, Double(row(95)), within: 0.5)
    let second = try screen.edges(x: 20..<24, y: row(113)..<row(152), ink: 0, on: 0xF7F7F7)
    expect("baseline of the middle row", second.bottom, Double(row(111) + 28), within: 0.5)
  }

  @Test func theHeaderStandsTwelvePointsAboveTheBox() throws {
    // The shadow is white, so only what is darker than the background is the letters' ink.
    let ink = try screen.edges(x: 18..<31, y: row(36)..<row(54), ink: 0x4C566C, on: 0xC5CCD4)
    // By Helvetica Bold's tables an S begins 0.66 points inside a label at 19: 19.3 counts a fainter pixel than we do, and
    // the S of the stand-in has a little more room before it.
    expect("left ink of ‘Styles’", ink.left, 19.3, within: 0.55)
    // A round letter reaches a quarter of a point over the straight ones.
    expect("top of capitals", ink.top, Double(row(42)) - 0.25, within: 0.5)
    expect("baseline", ink.bottom, Double(row(54)), within: 0.5)
    let color = screen.strongest(x: 18..<80, y: row(36)..<row(54), on: 0xFFFFFF)
    #expect(Screenshot.distance(color, 0x4C566C) <= 2)
    let shadow = screen.strongest(x: 18..<80, y: row(54)..<row(56), on: 0)
    #expect(Screenshot.distance(shadow, 0xFFFFFF) <= 2)
  }

  @Test func theFooterIsCentredUnderTheBox() throws {
    let ink = try screen.edges(x: 20..<300, y: row(203)..<row(230), ink: 0x4C566C, on: 0xC5CCD4)
    expect("middle of the footer", (ink.left + ink.right) / 2, 160, within: 0.5)
    // The first column of the stem of ‘H’, whose rows are dark from the top of the letter to its baseline.
    let dark = (row(203)..<row(230)).filter { screen.color(Int(ink.left), $0) & 0xFF < 0xB0 }
    let (top, bottom) = (try #require(dark.first), try #require(dark.last))
    expect("baseline below the border", Double(bottom + 1 - row(198)), 23.5, within: 0.5)
    expect("height of capitals", Double(bottom + 1 - top), 11, within: 0.5)
    let color = screen.strongest(x: 20..<300, y: row(203)..<row(230), on: 0xFFFFFF)
    #expect(Screenshot.distance(color, 0x4C566C) <= 2)
  }

  @Test func theNextGroupBegins69PointsBelow() {
    expect("upper border of the second group", screen, 161, row(198 + 69), 0xA1A7AD)
    expect("inner shade of the second group", screen, 161, row(198 + 70), 0xE4E4E4)
  }

  @Test func theChevronIsWhereItWasMeasured() throws {
    let border = row(198 + 69)
    let ink = try screen.edges(x: 284..<306, y: (border + 4)..<(border + 42), ink: 0x7B7B7B, on: 0xF7F7F7)
    expect("chevron’s left", ink.left, 290, within: 0.5)
    expect("chevron’s right", ink.right, 298.5, within: 0.5)
    expect("chevron’s top", ink.top - Double(border), 16, within: 0.5)
    expect("chevron’s bottom", ink.bottom - Double(border), 29, within: 0.5)
    expect("chevron", screen, 296, border + 22, 0x7B7B7B)
  }

  @Test func theIconStandsAsFarInAsDown() throws {
    let views = screen.scene.root.children.flatMap(\.children).flatMap(\.children)
    let icon = try #require(views.first { $0.role == .imageView })
    expect("icon’s left", 10 + icon.frame.minX, 17, within: 0)
    expect("icon’s top", icon.frame.minY, 7, within: 0)
  }

  @Test func valuesEndTenPointsBeforeTheChevron() throws {
    let top = row(198 + 69 + 45)
    let area = (x: 200..<286, y: (top + 4)..<(top + 42))
    let ink = try screen.edges(x: area.x, y: area.y, ink: 0x385487, on: 0xF7F7F7)
    // The last column of ink was 278, so ink ends between 278 and 279.
    expect("right ink of ‘On’", ink.right, 278.5, within: 0.5)
    #expect(Screenshot.distance(screen.strongest(x: area.x, y: area.y, on: 0xF7F7F7), 0x385487) <= 2)
  }
}

/// Tables of iOS 11 and 12 against screenshots: a grouped one 414 points wide, at three pixels a point, and a plain one.
@Suite struct SpacedGroupsTests {
  @Test func headersOfGroupsHaveTheirRoom() throws {
    let screen = try Screenshot("spaced-groups")
    let cells = screen.scene.root.children.filter { $0.viewClass == .cell }.map(\.frame)
    expect("first row, points", cells[0].minY, 55.333, within: 0.01)
    expect("gap between groups, points", cells[2].minY - cells[1].maxY, 55.333, within: 0.01)
    expect("height of a row, points", cells[0].height, 44, within: 0.34)
    expect("background", screen, 600, 10, 0xEFEFF4)
    expect("line above the first row", screen, 600, 166, 0xC8C7CC)
    expect("line begins at the margin", screen, 61, Int((3 * cells[0].maxY).rounded()) - 1, 0xC8C7CC)
    expect("nothing before it", screen, 58, Int((3 * cells[0].maxY).rounded()) - 1, 0xFFFFFF)
  }

  @Test func chevronsStandTwentyPointsIn() throws {
    let screen = try Screenshot("spaced-groups")
    let ink = try screen.edges(x: 1100..<1242, y: 175..<290, ink: 0xC7C7CC, on: 0xFFFFFF)
    expect("right, points", ink.right / 3, 394, within: 0.5)
    expect("width, points", (ink.right - ink.left) / 3, 8, within: 0.5)
    expect("height, points", (ink.bottom - ink.top) / 3, 13, within: 0.5)
  }

  @Test func headersOfPlainTablesAreTwentyEightPointsHigh() throws {
    let screen = try Screenshot("tall-headers")
    expect("header", screen, 700, 55, 0xF7F7F7)
    expect("row", screen, 700, 57, 0xFFFFFF)
    let ink = try screen.edges(x: 28..<50, y: 0..<56, ink: 0, on: 0xF7F7F7)
    expect("height of capitals, points", (ink.bottom - ink.top) / 2, 17 * 0.71, within: 0.5)
  }
}
