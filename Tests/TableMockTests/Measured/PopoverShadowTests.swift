import Testing

/// The shadow of a popover of iOS 4–6 on white, against a screenshot of an iPad at one pixel a point.
@Suite struct PopoverShadowTests {
  private static let spec = """
    theme: ios6
    scale: 1
    size: {width: 400, height: 320}
    tableView: {backgroundColor: white, separatorStyle: none}
    popover:
      sourceRect: {x: 150, y: 20, width: 20, height: 20}
      arrowDirection: up
      contentSize: {width: 200, height: 180}
      tableView: {rows: [A, B]}
    """

  /// The grey of pixels by how many lie between them and the frame’s outline, or in the second list by their distance.
  private static let beside: [(Int, UInt32)] = [
    (1, 0x8D), (3, 0x96), (6, 0xA4), (9, 0xB1), (12, 0xBB), (15, 0xC5), (18, 0xD0), (21, 0xDC), (24, 0xE3),
    (27, 0xEA), (30, 0xEF), (33, 0xF2), (36, 0xF8), (41, 0xFB), (44, 0xFC), (48, 0xFE),
  ]
  private static let above: [(Int, UInt32)] = [
    (2, 0xBE), (4, 0xC5), (6, 0xCC), (8, 0xD3), (10, 0xD8), (12, 0xDE), (14, 0xE3),
  ]

  @Test func itFadesAsMeasured() throws {
    let screen = try Screenshot(spec: Self.spec)
    // The frame’s outline is the darkest pixel of its row and column.
    let middle = 180
    let right = try #require((200..<400).last { screen.color($0, middle) == 0x101010 })
    for (distance, grey) in Self.beside {
      let found = screen.color(right + 1 + distance, middle)
      #expect(
        Screenshot.distance(found, grey * 0x10101) <= 4, "beside, \(distance): \(String(found, radix: 16))")
    }
    let column = right - 60
    let top = try #require((0..<320).first { screen.color(column, $0) & 0xFF < 0x60 })
    for (distance, grey) in Self.above {
      let found = screen.color(column, top - distance)
      #expect(
        Screenshot.distance(found, grey * 0x10101) <= 4, "above, \(distance): \(String(found, radix: 16))")
    }
  }
}
