import Testing

/// Values in a plain table of iOS 6 at two pixels a point, against a screenshot of a device.
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
    let ink = try screen.ink(x: 10..<200, y: 90..<170, on: 0xFFFFFF)
    expect("left ink of ‘Held’, points", Double(ink.left) / 2, 11, within: 0.5)
    expect("baseline, points", Double(ink.bottom + 1 - 88) / 2, 27.5, within: 0.5)
    expect(
      "height of capitals, pixels", screen.coverage(column: ink.left + 2, y: 90..<170, ink: 0, on: 0xFFFFFF),
      24.27,
      within: 1)
  }

  @Test func valuesAreBlueAndEndAtTheMargin() throws {
    let ink = try screen.ink(x: 400..<640, y: 2..<84, on: 0xFFFFFF)
    expect("right ink of ‘detail’, points", Double(ink.right + 1) / 2, 308, within: 1)
    expect(
      "height of ‘l’, pixels",
      screen.coverage(column: ink.right - 1, y: 2..<84, ink: 0x385487, on: 0xFFFFFF), 24.28, within: 1)
    var darkest: UInt32 = 0xFFFFFF
    for y in ink.top..<ink.bottom {
      for x in ink.left..<ink.right { darkest = min(darkest, screen.color(x, y)) }
    }
    #expect(Screenshot.distance(darkest, 0x385487) <= 2)
  }
}
