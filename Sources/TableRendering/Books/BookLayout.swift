import TableLayout
import TableModel

/// Sets a book: a list of contents, and a page for each entry, with more where its findings need them.
struct BookLayout {
  private let shaper: any TextShaping

  init(_ shaper: any TextShaping) {
    self.shaper = shaper
  }

  /// The book of some entries; one without entries has an empty list of contents.
  func book(of entries: [BookEntry]) -> Book {
    let linesOfPage = max(1, Int((BookLook.body.height - headingHeight) / BookLook.contentsLine))
    let contentsCount = max(1, (entries.count + linesOfPage - 1) / linesOfPage)
    var pages: [[SceneNode]] = []
    var starts: [Int] = []
    for entry in entries {
      starts.append(contentsCount + pages.count)
      pages += BookEntryLayout(entry, shaper).pages
    }
    var contents: [[SceneNode]] = []
    var links: [Book.Link] = []
    for page in 0..<contentsCount {
      let range = (page * linesOfPage)..<min((page + 1) * linesOfPage, entries.count)
      contents.append([heading])
      for (line, index) in range.enumerated() {
        let place = Rect(
          x: BookLook.body.minX,
          y: BookLook.body.minY + headingHeight + Double(line) * BookLook.contentsLine,
          width: BookLook.body.width, height: BookLook.contentsLine)
        contents[page] += self.line(entries[index].title, page: starts[index], in: place)
        links.append(Book.Link(page: page, rect: place, target: starts[index]))
      }
    }
    let all = contents + pages
    return Book(
      pages: all.enumerated().map { scene(of: $1, number: $0 + 1) },
      links: links,
      bookmarks: [Book.Bookmark(title: "Contents", page: 0)]
        + zip(entries, starts).map { Book.Bookmark(title: $0.title, page: $1) })
  }

  private var heading: SceneNode {
    block("Contents", BookLook.heading).node(at: BookLook.body.origin, role: .titleView)
  }

  private var headingHeight: Double { heading.frame.height + BookLook.gap }

  /// A line of the contents: the name of a page, and its number at the right.
  private func line(_ title: String, page: Int, in place: Rect) -> [SceneNode] {
    let number = block("\(page + 1)", BookLook.contents)
    let width = place.width - number.size.width - BookLook.gap
    return [
      block(title, BookLook.contents, width: width, keepsEnd: true).node(at: place.origin),
      number.node(at: Point(place.maxX - number.size.width, place.minY)),
    ]
  }

  private func scene(of nodes: [SceneNode], number: Int) -> Scene {
    let bounds = Rect(origin: .zero, size: BookLook.page)
    let foot = block("\(number)", BookLook.pageNumber).node(
      centeredIn: BookLook.page.width, at: Point(0, BookLook.body.maxY + BookLook.gap / 2))
    return Scene(
      theme: "", size: bounds.size, contentSize: bounds.size, scale: BookLook.scale,
      root: SceneNode(
        .view, frame: bounds, drawings: [.fill(.rect(bounds), .color(.white))], children: nodes + [foot]))
  }

  private func block(
    _ text: String, _ look: TextBlockLook, width: Double? = nil, keepsEnd: Bool = false
  ) -> TextBlock {
    TextBlock(text, look, width: width, keepsEnd: keepsEnd, shaper: shaper, scale: BookLook.scale)
  }
}

extension Renderer {
  /// Sets a book of some entries.
  ///
  /// Throws where a font that it needs is damaged or cannot be opened.
  public func book(of entries: [BookEntry]) throws(Diagnostic) -> Book {
    let gap = entries.lazy.flatMap(\.pictures).compactMap(\.scene.gap).first
    var book = try withSoundFonts { BookLayout(shaper).book(of: entries) }
    if let gap { for page in book.pages.indices { book.pages[page].gap = gap } }
    return book
  }
}
