import Testing

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
