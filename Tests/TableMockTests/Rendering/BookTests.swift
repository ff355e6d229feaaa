import TableMock
import Testing

/// The pages of books: contents, pictures and what is said of them.
@Suite struct BookTests {
  private func scene(_ width: Double = 320, _ height: Double = 480) -> Scene {
    let size = Size(width: width, height: height)
    return Scene(
      theme: "ios7", size: size, contentSize: size, scale: 2,
      root: SceneNode(
        .tableView, frame: Rect(origin: .zero, size: size),
        drawings: [.fill(.rect(Rect(origin: .zero, size: size)), .color(.black))]))
  }

  private func entry(_ title: String, _ scenes: [Scene], findings: [String] = []) -> BookEntry {
    BookEntry(title: title, pictures: scenes.map { ContactSheet.Entry($0) }, findings: findings)
  }

  private func texts(_ page: Scene) -> [String] { page.root.children.compactMap { $0.label?.text } }

  /// The places of a page's pictures.
  private func pictures(_ page: Scene) -> [Rect] {
    page.root.children.filter { !$0.children.isEmpty }.map(\.frame)
  }

  @Test func contentsComeFirst() throws {
    let book = try Renderer().book(of: [entry("First", [scene()]), entry("Second", [scene()])])
    #expect(book.pages.count == 3)
    #expect(texts(book.pages[0]) == ["Contents", "First", "2", "Second", "3", "1"])
    #expect(texts(book.pages[1]) == ["First", "2"])
    #expect(book.bookmarks.map(\.title) == ["Contents", "First", "Second"])
    #expect(book.bookmarks.map(\.page) == [0, 1, 2])
    #expect(book.links.map(\.target) == [1, 2])
    #expect(book.links.allSatisfy { $0.page == 0 })
    #expect(book.links[0].rect.maxY <= book.links[1].rect.minY)
  }

  /// Who shows a page may cut a picture off at whole pixels, and cover a line that lies below.
  @Test func theLineAroundAPictureLiesOverIt() throws {
    let page = try Renderer().book(of: [entry("A", [scene()])]).pages[1]
    let place = try #require(page.root.children.firstIndex { !$0.children.isEmpty })
    let line = try #require(page.root.children[(place + 1)...].first { $0.label == nil })
    guard case .stroke? = line.drawings.first else {
      Issue.record("there is no line")
      return
    }
    #expect(line.frame.contains(page.root.children[place].frame))
  }

  @Test func longContentsTakeSeveralPages() throws {
    let entries = (1...100).map { entry("Screen \($0)", []) }
    let book = try Renderer().book(of: entries)
    let contents = book.bookmarks[1].page
    #expect(contents == 4)
    #expect(book.pages.count == 104)
    #expect(book.links.count == 100)
    #expect(Set(book.links.map(\.page)) == [0, 1, 2, 3])
    for (index, link) in book.links.enumerated() {
      #expect(texts(book.pages[link.target]).first == "Screen \(index + 1)")
      #expect(book.pages[0].root.frame.contains(link.rect))
    }
  }

  @Test func longNamesOfTheContentsKeepTheirEnd() throws {
    let name = (1...20).map { "folder\($0)" }.joined(separator: "/") + "/screen.png"
    let page = try Renderer().book(of: [entry(name, [])]).pages[0]
    let line = try #require(page.root.children.first { $0.label?.text == name })
    #expect(line.label?.isTruncated == true)
    let shown = line.drawings.compactMap { drawing in
      if case .text(let line, _, _, _) = drawing { line.text } else { nil as String? }
    }.joined()
    #expect(shown.hasPrefix("folder1/") && shown.hasSuffix("/screen.png"), "\(shown)")
  }

  @Test func withoutEntriesThereAreContentsOnly() throws {
    let book = try Renderer().book(of: [])
    #expect(book.pages.count == 1 && book.links.isEmpty)
  }

  @Test(arguments: [(320.0, 480.0), (200, 100), (768, 1024), (1024, 768), (100, 20_000), (5000, 10)])
  func picturesFitTheirPage(_ width: Double, _ height: Double) throws {
    let book = try Renderer().book(of: [entry("One", [scene(width, height)])])
    let place = try #require(pictures(book.pages[1]).first)
    #expect(book.pages[1].root.frame.contains(place))
    let (actual, expected) = (place.width / place.height, width / height)
    #expect(abs(actual - expected) < 1e-6 * expected)
    // What fits is as large as it is.
    let isTooLarge = width > 499 || height > 650
    #expect(isTooLarge || place.width == width)
    #expect(place.width <= width)
  }

  @Test func picturesSideBySideAreScaledAlike() throws {
    let book = try Renderer().book(of: [entry("Change", [scene(320, 480), scene(160, 240)])])
    let places = pictures(book.pages[1])
    #expect(places.count == 2)
    #expect(places[0].maxX < places[1].minX)
    let twice = 2 * places[1].width
    #expect(abs(places[0].width - twice) < 1e-9)
    #expect(places[0].width < 320)
  }

  @Test func findingsGoOnOverPages() throws {
    let findings = (1...150).map { "finding \($0) of a screen that has many of them" }
    let book = try Renderer().book(of: [
      entry("First", [scene()], findings: findings), entry("Second", [scene()]),
    ])
    let pages = book.pages.dropFirst().prefix { !texts($0).contains("Second") }
    #expect(pages.count > 2)
    #expect(pages.flatMap(texts).filter { $0.hasPrefix("finding") } == findings)
    #expect(pages.dropFirst().allSatisfy { texts($0).first == "First, continued" })
    #expect(book.bookmarks.map(\.page) == [0, 1, 1 + pages.count])
    for page in pages {
      let labels = page.root.children.filter { $0.label?.text.hasPrefix("finding") == true }
      for (upper, lower) in zip(labels, labels.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
      #expect(labels.allSatisfy { $0.frame.maxY <= 794 })
    }
  }

  @Test func aFindingLongerThanAPageEnds() throws {
    let endless = String(repeating: "a word after another ", count: 2000)
    let book = try Renderer().book(of: [entry("First", [scene()], findings: [endless, "short"])])
    #expect(book.pages.flatMap(texts).contains("short"))
    #expect(book.pages.count < 6)
  }

  @Test func onlyPDFHasPages() throws {
    let renderer = try Renderer()
    let book = try renderer.book(of: [entry("First", [scene()])])
    #expect(throws: DrawingError.self) { try renderer.picture(of: .book(book), as: .png) }
    #expect(throws: DrawingError.self) { try renderer.picture(of: .book(book), as: .svg) }
    let bytes = try renderer.picture(of: .book(book), as: .pdf)
    #expect(try Renderer().picture(of: .book(book), as: .pdf) == bytes)
  }

  @Test func scaledScenesKeepTheirProportions() throws {
    let loaded = try Renderer().load(
      Array("tableView: {rows: [{textLabel: Row, accessoryType: disclosureIndicator}]}".utf8),
      named: "a.yaml",
      folder: "")
    let renderer = try Renderer()
    let scene = try renderer.scene(of: #require(loaded.document?.screens.first))
    let half = scene.scaled(by: 0.5)
    #expect(half.size == Size(width: scene.size.width / 2, height: scene.size.height / 2))
    // At twice the scale a scene of half the size has the same pixels.
    var fine = half
    fine.scale = 2 * scene.scale
    #expect(try renderer.bitmap(of: fine) == renderer.bitmap(of: scene))
    #expect(scene.scaled(by: 1) == scene)
    for factor in [0, -1, .nan, .infinity] { #expect(scene.scaled(by: factor) == scene) }
  }
}
