import Testing

/// An etched grouped table of iOS 4–5 at one pixel a point, against a screenshot whose table began at row 20.
@Suite struct EtchedGroupsTests {
  private let screen: Screenshot

  init() throws {
    screen = try Screenshot("etched-groups")
  }

  /// The screenshot's rows of pixels, counted from the table's upper edge.
  private func row(_ row: Int) -> Int { row - 20 }

  @Test func pinstripesRepeatEverySevenPixels() {
    let period: [UInt32] = [0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD2, 0xCBD2D8, 0xCBD2D8]
    for x in 0..<320 { expect("pinstripe", screen, x, 5, period[x % 7]) }
    for x in 0..<320 { expect("pinstripe further down", screen, x, 430, period[x % 7]) }
  }

  @Test(
    arguments: [
      (66, 0xA1A7AD, "upper border"), (67, 0xE4E4E4, "inner shade"), (68, 0xF7F7F7, "fill"),
      (109, 0xF7F7F7, "fill"),
      (110, 0xCACACA, "dark line"), (111, 0xFDFDFD, "light line"), (112, 0xF7F7F7, "fill"),
      (153, 0xF7F7F7, "fill"),
      (154, 0xCACACA, "dark line"), (155, 0xFDFDFD, "light line"), (156, 0xF7F7F7, "fill"),
      (197, 0xF7F7F7, "fill"),
      (198, 0xA1A7AD, "lower border"), (199, 0xF5F6F7, "highlight"),
    ] as [(Int, UInt32, String)])
  func bandsOfTheGroup(_ y: Int, _ color: UInt32, _ name: String) {
    // x 163 lies on the first stripe of the period, where the border's colour was read.
    #expect(163 % 7 < 4)
    expect(name, screen, 163, row(y), color)
  }

  @Test func theBoxStandsTenPointsIn() {
    for y in [row(80), row(130), row(180)] {
      expect("left border", screen, 9, y, 0xA1A7AD)
      expect("left fill", screen, 10, y, 0xF7F7F7)
      expect("right fill", screen, 309, y, 0xF7F7F7)
      let border: UInt32 = 310 % 7 < 4 ? 0xA1A7AD : 0xA6ACB1
      expect("right border", screen, 310, y, border)
      expect(
        "stripes beside the box", screen, 312, y,
        [0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD2, 0xCBD2D8, 0xCBD2D8][312 % 7])
    }
  }

  @Test func cornersHaveARadiusOfTen() {
    // The outline's middle line passes (15.0, 1) and (13.6, 2) from the box's outer corner; on those two rows of pixels its
    // darkness is centred there.
    for (dy, expected) in [(1, 15.0), (2, 13.6)] {
      var weight = 0.0
      var sum = 0.0
      for x in 9..<19 {
        let ground: UInt32 = [0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD4, 0xC5CCD2, 0xCBD2D8, 0xCBD2D8][x % 7]
        let darkness = max(0, Double(ground >> 8 & 0xFF) - Double(screen.color(x, row(66) + dy) >> 8 & 0xFF))
        weight += darkness
        sum += darkness * (Double(x) + 0.5)
      }
      expect("centroid of the outline \(dy) below the corner", sum / weight, expected, within: 0.5)
    }
  }

  @Test func titlesStandOnTheirBaselines() throws {
    let first = try screen.ink(x: 12..<150, y: row(70)..<row(108), on: 0xF7F7F7)
    let cap = try screen.ink(x: 20..<24, y: row(70)..<row(108), on: 0xF7F7F7)
    expect("left ink of ‘Regular’", Double(first.left), 21.3, within: 0.8)
    expect("top of capitals", Double(cap.top), Double(row(83)), within: 0.5)
    expect("baseline of the first row", Double(cap.bottom + 1), Double(row(95)), within: 0.5)
    let second = try screen.ink(x: 20..<24, y: row(113)..<row(152), on: 0xF7F7F7)
    expect("baseline of the middle row", Double(second.bottom + 1), Double(row(111) + 28), within: 0.5)
  }

  @Test func theHeaderStandsTwelvePointsAboveTheBox() throws {
    let ink = try screen.ink(x: 19..<30, y: row(36)..<row(58), on: 0xC5CCD4, threshold: 75)
    expect("left ink of ‘Styles’", Double(ink.left), 19.3, within: 0.8)
    expect("top of capitals", Double(ink.top), Double(row(42)), within: 0.5)
    expect("baseline", Double(ink.bottom + 1), Double(row(54)), within: 0.5)
  }

  @Test func theFooterIsCentredUnderTheBox() throws {
    let ink = try screen.ink(x: 20..<300, y: row(203)..<row(230), on: 0xC5CCD4, threshold: 75)
    expect("top of capitals", Double(ink.top), Double(row(210)), within: 1)
    expect("middle of the footer", Double(ink.left + ink.right + 1) / 2, 160, within: 1)
    let capital = try screen.ink(
      x: ink.left..<(ink.left + 8), y: row(203)..<row(230), on: 0xC5CCD4, threshold: 75)
    expect("baseline below the border", Double(capital.bottom + 1 - row(198)), 23.5, within: 1)
  }

  @Test func theNextGroupBegins69PointsBelow() {
    expect("upper border of the second group", screen, 163, row(198 + 69), 0xA1A7AD)
    expect("inner shade of the second group", screen, 163, row(198 + 70), 0xE4E4E4)
  }

  @Test func theChevronIsWhereItWasMeasured() throws {
    let border = row(198 + 69)
    let ink = try screen.ink(x: 284..<306, y: (border + 4)..<(border + 42), on: 0xF7F7F7, threshold: 20)
    expect("chevron’s left", Double(ink.left), 290.5, within: 1)
    expect("chevron’s right", Double(ink.right), 298.5, within: 1)
    expect("chevron’s top", Double(ink.top - border), 16, within: 0.5)
    expect("chevron’s bottom", Double(ink.bottom - border), 28, within: 0.5)
    expect("chevron", screen, 296, border + 22, 0x7B7B7B)
  }

  @Test func theIconStandsAsFarInAsDown() throws {
    let icon = try #require(
      screen.scene.root.children.flatMap(\.children).flatMap(\.children).first { $0.role == .imageView })
    expect("icon’s left", 10 + icon.frame.minX, 17, within: 0)
    expect("icon’s top", icon.frame.minY, 7, within: 0)
  }

  @Test func valuesEndTenPointsBeforeTheChevron() throws {
    let middle = row(198 + 69 + 45)
    let ink = try screen.ink(x: 200..<286, y: (middle + 4)..<(middle + 42), on: 0xF7F7F7)
    expect("right ink of ‘On’", Double(ink.right), 278, within: 1)
    var darkest: UInt32 = 0xFFFFFF
    for y in ink.top..<ink.bottom {
      for x in ink.left..<ink.right { darkest = min(darkest, screen.color(x, y)) }
    }
    #expect(Screenshot.distance(darkest, 0x385487) <= 2)
  }
}
