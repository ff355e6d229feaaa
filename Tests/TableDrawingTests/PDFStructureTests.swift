import TableLayout
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

/// What pages of PDF files say of their parts, and the order in which these are read.
@Suite struct PDFStructureTests {
  private func label(
    _ text: String, _ viewClass: ViewClass = .label, role: ViewRole? = .textLabel
  ) throws
    -> SceneNode
  {
    SceneNode(
      viewClass, role: role, frame: Rect(x: 10, y: 6, width: 60, height: 20),
      drawings: [.text(try shapedLine(text), origin: Point(0, 15), color: .black)])
  }

  private func ground(_ width: Double, _ height: Double) -> [Drawing] { [fill(0, 0, width, height, .white)] }

  private func row(_ section: Int, _ row: Int, y: Double, _ texts: String...) throws -> SceneNode {
    SceneNode(
      .cell, indexPath: IndexPath(section: section, row: row),
      frame: Rect(x: 0, y: y, width: 100, height: 44),
      drawings: ground(100, 44), children: try texts.map { try label($0) })
  }

  private func header(_ text: String, y: Double, role: ViewRole = .header) throws -> SceneNode {
    SceneNode(
      .headerFooter, role: role, frame: Rect(x: 0, y: y, width: 100, height: 30),
      children: [try label(text, .headerFooterLabel)])
  }

  /// A table that draws its rows before its headers, and a bar over its upper end.
  private func screen() throws -> Scene {
    let size = Size(width: 100, height: 300)
    let table = SceneNode(
      .tableView, frame: Rect(origin: .zero, size: size), drawings: ground(100, 300),
      children: [
        try row(0, 0, y: 74, "One", "1"), try row(0, 1, y: 118, "Two"), try row(1, 0, y: 222, "Three"),
        try header("First", y: 44), try header("Foot", y: 162, role: .footer), try header("Second", y: 192),
      ])
    let bar = SceneNode(
      .navigationBar, frame: Rect(x: 0, y: 0, width: 100, height: 44), drawings: ground(100, 44),
      children: [try label("Title", .navigationItem, role: nil)])
    return Scene(
      theme: "test", size: size, contentSize: size, scale: 2,
      root: SceneNode(.window, frame: Rect(origin: .zero, size: size), children: [table, bar]))
  }

  /// The tags of a page with the texts in them.
  private func outline(_ pages: PDFPages, number: Int = 0) -> String {
    var words: [String] = []
    let page = PDFPage(pages.scenes[number], number: number, of: pages)
    for step in page.steps {
      switch step {
      case .begin(let tag, let attributes):
        words.append(attributes.isEmpty ? "\(tag)(" : "\(tag)[\(attributes)](")
      case .end: words.append(")")
      case .heading(let title, let level, _): words.append("#\(level)\(title)")
      case .draw(let items):
        for case .drawing(.text(let line, _, _, _), _) in items.map(\.content) { words.append(line.text) }
      }
    }
    return words.joined(separator: " ")
  }

  @Test func `headings, rows and texts are what they are, from above to below`() throws {
    let item = { (name: String, y: Int, texts: String) in
      "cairo.dest[name='UITableViewCell-\(name)' x=0 y=\(y)]( ) LI( LBody( \(texts) ) )"
    }
    #expect(
      outline(PDFPages([try screen()])) == """
        Document( #1Title H1( Title ) #2First H2( First ) \
        L( \(item("0-0", 74, "P( One ) P( 1 )")) \(item("0-1", 118, "P( Two )")) ) \
        P( Foot ) #2Second H2( Second ) L( \(item("1-0", 222, "P( Three )")) ) )
        """)
  }

  @Test func `pages of a document are sections, and only single screens name their rows`() throws {
    let pages = PDFPages([try screen(), try screen()])
    let texts = [outline(pages), outline(pages, number: 1)]
    #expect(texts[0].hasPrefix("Document( Sect( #1Title") && !texts[0].contains("dest"))
    #expect(texts[1].hasPrefix("Sect(") && texts[1].hasSuffix(") ) )"))
    let counts = texts.map { text in text.filter { $0 == "(" }.count - text.filter { $0 == ")" }.count }
    #expect(counts == [1, -1])
  }

  @Test func `texts in links are lines of the contents`() throws {
    var title = try label("Contents", .plainLabel, role: .titleView)
    title.frame = Rect(x: 10, y: 0, width: 50, height: 20)
    var entry = try label("Inbox", .plainLabel, role: nil)
    entry.frame = Rect(x: 10, y: 30, width: 50, height: 20)
    var number = try label("2", .plainLabel, role: nil)
    number.frame = Rect(x: 80, y: 30, width: 10, height: 20)
    let contents = scene(width: 100, height: 60, children: [title, entry, number])
    let links = [
      PDFPages.Link(page: 0, rect: Rect(x: 5, y: 25, width: 90, height: 30), target: 1),
      PDFPages.Link(page: 0, rect: Rect(x: 5, y: 56, width: 90, height: 4), target: 1),
    ]
    let bookmarks = ["Contents", "Größe (1)", "Größe (1)"].enumerated().map {
      PDFPages.Bookmark(title: $1, page: min($0, 1))
    }
    let pages = PDFPages([contents, contents], links: links, bookmarks: bookmarks)
    #expect(
      outline(pages) == """
        Document( Sect( cairo.dest[name='Contents' x=0 y=0]( ) #1Contents H1( Contents ) \
        TOC( TOCI( Link[rect=[5 25 90 30] page=2 pos=[0 0]]( Span( Inbox ) Span( 2 ) ) ) ) \
        Link[rect=[5 56 90 4] page=2 pos=[0 0]]( ) )
        """)
    #expect(outline(pages, number: 1).contains("name='Gr--e--1-' x=0"))
  }

  @Test func `shadows of letters are no text`() throws {
    let line = try shapedLine("Shade")
    let twice = scene(
      width: 100, height: 40,
      [.text(line, origin: Point(2, 21), color: .white), .text(line, origin: Point(2, 20), color: .black)])
    #expect(PDFStructure(twice).parts.map(\.text) == ["Shade"])
    // One font's characters are shown once, and the others are outlines.
    let once = scene(width: 100, height: 40, [.text(line, origin: Point(2, 20), color: .black)])
    let files = try [twice, once].map { try PictureWriter.forTests().pdf($0) }
    #expect(files.allSatisfy { String(decoding: $0, as: UTF8.self).contains("NimbusSans") })
  }

  /// Whatever lies over what, nothing that overlaps changes its place in the order.
  @Test(arguments: 0..<50) func `nothing comes under what it lay over`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var children: [SceneNode] = []
    for number in 0..<12 {
      let y = Double(Int.random(in: 0..<200, using: &random))
      let x = Double(Int.random(in: 0..<3, using: &random) * 40)
      var node =
        Bool.random(using: &random)
        ? try row(0, number, y: y, "\(number)") : try header("\(number)", y: y)
      node.frame = node.frame.offset(x: x)
      if Bool.random(using: &random) { node.opacity = 0.5 }
      children.append(node)
    }
    let parts = PDFStructure(scene(width: 200, height: 300, children: children)).parts
    #expect(parts.count == children.count)
    let places = parts.map { part in children.firstIndex { $0.frame == part.frame } ?? 0 }
    for (first, part) in parts.enumerated() {
      for other in first + 1..<parts.count where places[other] < places[first] {
        let (left, right) = (part.extent, parts[other].extent)
        #expect(
          left.right <= right.left || right.right <= left.left || left.bottom <= right.top
            || right.bottom <= left.top)
      }
    }
  }

  @Test func `the title is the scene's name, or else what stands on the page`() throws {
    var named = try screen()
    named.name = "Given"
    for (pages, title) in [
      (PDFPages([try screen()]), "Title"), (PDFPages([named]), "Given"),
      (PDFPages([named], title: "Book"), "Book"),
    ] {
      let text = String(decoding: try PictureWriter.forTests().pdf(pages), as: UTF8.self)
      #expect(text.contains("/Title (\(title))\n>>"))
    }
  }
}
