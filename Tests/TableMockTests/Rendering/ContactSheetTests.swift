import TableMock
import Testing

/// Pictures in a grid with captions.
@Suite struct ContactSheetTests {
  private func scene(_ width: Double, _ height: Double) -> Scene {
    let size = Size(width: width, height: height)
    return Scene(
      theme: "ios7", size: size, contentSize: size, scale: 2,
      root: SceneNode(.tableView, frame: Rect(origin: .zero, size: size)))
  }

  private func pictures(of sheet: Scene) -> [Rect] {
    sheet.root.children.filter { $0.viewClass == .tableView }.map(\.frame)
  }

  @Test func stripsHaveGapsOnlyBetweenPictures() throws {
    let entries = [scene(100, 44), scene(50, 60), scene(100, 44)].map { ContactSheet.Entry($0) }
    let strip = try #require(try Renderer().scene(of: entries, on: .strip))
    #expect(strip.size == Size(width: 270, height: 60))
    #expect(pictures(of: strip).map(\.minX) == [0, 110, 170])
    #expect(pictures(of: strip).allSatisfy { $0.minY == 0 })
  }

  @Test func gapsOfAGridAreEqual() throws {
    let sheet = ContactSheet(columns: 2, gap: 20, hasMargin: true, background: .white)
    let entries = [scene(100, 44), scene(50, 60), scene(80, 30)].map { ContactSheet.Entry($0) }
    let grid = try #require(try Renderer().scene(of: entries, on: sheet))
    #expect(grid.size == Size(width: 20 + 100 + 20 + 50 + 20, height: 20 + 60 + 20 + 30 + 20))
    #expect(pictures(of: grid).map(\.origin) == [Point(20, 20), Point(140, 20), Point(30, 100)])
  }

  @Test(arguments: [(1, 1, 1), (5, 5, 1), (6, 3, 2), (8, 4, 2), (9, 5, 2), (11, 4, 3)])
  func rowsAreOfEqualLength(
    _ count: Int, _ columns: Int, _ rows: Int
  ) throws {
    let entries = (0..<count).map { _ in ContactSheet.Entry(scene(10, 10)) }
    let frames = try pictures(of: #require(try Renderer().scene(of: entries, on: .grid)))
    #expect(Set(frames.map(\.minX)).count == columns)
    #expect(Set(frames.map(\.minY)).count == rows)
  }

  @Test func captionsStandUnderTheMiddleOfTheirPictures() throws {
    let entries = [
      ContactSheet.Entry(scene(200, 44), caption: "iOS 7"), .init(scene(200, 80), caption: "iOS 8"),
    ]
    let grid = try #require(try Renderer().scene(of: entries, on: .grid))
    let captions = grid.root.children.filter { $0.viewClass == .plainLabel }
    #expect(captions.map { $0.label?.text } == ["iOS 7", "iOS 8"])
    for (caption, picture) in zip(captions, pictures(of: grid)) {
      #expect(caption.frame.minY == picture.maxY + 12)
      let middles = [caption.frame, picture].map { ($0.minX + $0.maxX) / 2 }
      #expect(abs(middles[0] - middles[1]) <= 0.5)
    }
    #expect(grid.root.frame.contains(captions[1].frame))
  }

  @Test func longCaptionsTakeSeveralLinesAndDoNotMeet() throws {
    let long =
      "The style of settings, and of everything else that comes in sections with headers and footers of its own"
    let entries = [scene(120, 44), scene(120, 44)].map { ContactSheet.Entry($0, caption: long) }
    let grid = try #require(try Renderer().scene(of: entries, on: .grid))
    let captions = grid.root.children.filter { $0.viewClass == .plainLabel }
    #expect(captions.map { $0.label?.lineCount } == [3, 3])
    #expect(captions.map { $0.label?.isTruncated } == [true, true])
    #expect(captions[0].frame.maxX + 8 <= captions[1].frame.minX)
    // Two margins, the picture, and three lines below it.
    #expect(grid.size.height == 174)
  }

  @Test func theFinestScaleIsThatOfTheSheet() throws {
    var fine = scene(100, 44)
    fine.scale = 3
    let grid = try Renderer().scene(of: [scene(100, 44), fine].map { ContactSheet.Entry($0) }, on: .grid)
    #expect(grid?.scale == 3)
  }

  @Test func withoutPicturesThereIsNoSheet() throws {
    #expect(try Renderer().scene(of: [], on: .grid) == nil)
    #expect(try Renderer().eras(of: Screen(tableView: TableView()), themes: []) == nil)
  }

  @Test func erasShowEveryLookAtOneScale() throws {
    let screen = Screen(theme: "ios6", tableView: TableView(sections: [Section(rows: [Cell()])]))
    let sheet = try #require(try Renderer().eras(of: screen))
    #expect(sheet.scale == 2)
    #expect(sheet.root.children.compactMap { $0.label?.text } == Theme.all.map(\.title))
    let fine = try Renderer().eras(of: screen, as: Variant(theme: "ios6", scale: 3))
    #expect(fine?.scale == 3)
  }
}
