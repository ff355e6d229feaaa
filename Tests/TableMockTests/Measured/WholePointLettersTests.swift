import TableMock
import Testing

/// Which columns of pixels words have ink in, before iOS 7 in bars and on switches at one pixel a point.
///
/// All are DD's, read as whole pixels: a column counts where a letter covers half of it or more.
@Suite struct WholePointLettersTests {
  /// A bar of iOS 4 and 5, whose words are DD's own, as the places of single letters matter.
  private func screen(_ navigationBar: String, theme: String = "ios5") throws -> Screenshot {
    try Screenshot(
      spec: """
        theme: \(theme)
        device: iphone3g
        size: {width: 320, height: 108}
        statusBar: {carrier: ""}
        navigationBar: {\(navigationBar)}
        tableView: {sections: []}
        """)
  }

  /// The first and the last column in which white letters cover half of a pixel, in rows of one colour but for them.
  private func inkColumns(of screen: Screenshot, x: Range<Int>, y: Range<Int>) -> [Int] {
    let columns = x.filter { column in
      y.contains { row in
        let ground = Double(screen.color(x.lowerBound, row) >> 16)
        return (Double(screen.color(column, row) >> 16) - ground) / (255 - ground) >= 0.5
      }
    }
    return [columns.first, columns.last].compactMap { $0 }
  }

  @Test(arguments: [
    ("title: Plays", 105..<215, 30..<50, 135, 183),
    ("title: AppPrefs, backButtonTitle: Settings", 90..<230, 30..<50, 116, 201),
    ("title: AppPrefs, backButtonTitle: Settings", 16..<66, 36..<48, 18, 62),
  ])
  func wordsOfBars(_ bar: String, _ x: Range<Int>, _ y: Range<Int>, _ first: Int, _ last: Int) throws {
    #expect(inkColumns(of: try screen(bar), x: x, y: y) == [first, last])
  }

  @Test func wordsOfBarsOfIOS6() throws {
    let screen = try screen("leftBarButtonItems: [Calendars]", theme: "ios6")
    #expect(inkColumns(of: screen, x: 12..<76, y: 36..<48) == [16, 71])
  }

  @Test func aWordInAToolbar() throws {
    let screen = try Screenshot("classic-navigation", in: "screens")
    #expect(inkColumns(of: screen, x: 271..<308, y: 453..<464) == [275, 302])
  }

  @Test func theWordsOfSwitches() throws {
    let screen = try Screenshot("classic-controls", in: "screens")
    #expect(inkColumns(of: screen, x: 232..<270, y: 28..<33) == [239, 260])
  }

  /// Where a point is more than a pixel, letters stand where their advances put them.
  @Test func nothingMovesOnFinerScreens() throws {
    let rough = try screen("title: AppPrefs")
    let fine = try Screenshot(
      spec: """
        theme: ios5
        scale: 2
        size: {width: 320, height: 108}
        statusBar: {carrier: ""}
        navigationBar: {title: AppPrefs}
        tableView: {sections: []}
        """)
    let whole = { (screen: Screenshot) in
      screen.scene.root.titleGlyphs.allSatisfy { $0.truncatingRemainder(dividingBy: 1) == 0 }
    }
    #expect(whole(rough) && !whole(fine))
  }
}

extension SceneNode {
  /// The places of the glyphs of all titles of bars in the node, from the left end of their line.
  fileprivate var titleGlyphs: [Double] {
    let own =
      viewClass != .navigationItem
      ? []
      : drawings.flatMap { drawing -> [Double] in
        if case .text(let line, _, _, _) = drawing { line.runs.flatMap { $0.glyphs.map(\.x) } } else { [] }
      }
    return own + children.flatMap(\.titleGlyphs)
  }
}

/// The panel beside a row of iOS 7 that slides open.
///
/// In the dump of a running app it is 82 points wide, its label 52 × 22 at 15, 11. One of iOS 8 is 21.5 high there.
@Suite struct WholePointPanelTests {
  /// The frames of the panel and of its title.
  private func frames(_ theme: String) throws -> [Rect] {
    let screen = try Screenshot(
      spec: """
        theme: \(theme)
        scale: 2
        size: {width: 320, height: 44}
        tableView: {rows: [{textLabel: Hill, showingDeleteConfirmation: true}]}
        """)
    let panel = try #require(screen.scene.root.first(.actionButton))
    return [panel.frame] + panel.children.map(\.frame)
  }

  @Test func titlesOfIOS7AreWholePointsWideAndHigh() throws {
    let frames = try frames("ios7")
    #expect(frames[0].width == 82)
    #expect(frames[1] == Rect(x: 15, y: 11, width: 52, height: 22))
  }

  @Test func thoseOfIOS9AreNot() throws {
    #expect(try frames("ios9")[1] == Rect(x: 15, y: 11, width: 53, height: 21.5))
  }
}

extension SceneNode {
  /// The first view of a class, the node itself included.
  fileprivate func first(_ viewClass: ViewClass) -> SceneNode? {
    if self.viewClass == viewClass { return self }
    for child in children {
      if let node = child.first(viewClass) { return node }
    }
    return nil
  }
}

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
