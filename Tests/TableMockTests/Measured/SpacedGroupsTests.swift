import Testing

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
