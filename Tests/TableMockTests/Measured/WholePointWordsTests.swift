import Testing

/// Widths of titles in plain rows before iOS 6 at one pixel a point, where every word begins on a whole point.
@Suite struct WholePointWordsTests {
  private func inkWidth(_ text: String, _ cell: String) throws -> Double {
    let screen = try Screenshot(
      spec: """
        theme: ios5
        scale: 1
        size: {width: 320, height: 44}
        tableView:
          rows: [{\(cell): \(text)}]
        """)
    let ink = try screen.edges(x: 0..<320, y: 2..<42, ink: 0, on: 0xFFFFFF)
    return ink.right - ink.left
  }

  @Test(arguments: [
    ("Henry IV, Pt 1", 126.06), ("The Tempest", 123.35), ("Peter Gabriel", 122.55),
    ("Benjamin Gibbard", 170.42),
  ])
  func wordsOfPlainTitlesAreWidened(text: String, width: Double) throws {
    #expect(abs(try inkWidth("\"\(text)\"", "textLabel") - width) <= 0.5)
  }

  /// Letters of another size are set as they come.
  @Test(arguments: [("Demo of a Boolean", 151.52), ("Location Services", 143.45)])
  func wordsOfOtherTitlesAreNot(text: String, width: Double) throws {
    #expect(abs(try inkWidth("{text: \(text), font: {size: 17, weight: bold}}", "textLabel") - width) <= 0.35)
  }
}
