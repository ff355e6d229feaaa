import TableLayout
import TableModel

/// A page of a PDF file: what is drawn on it in the order in which it is read, between tags that say what it is.
struct PDFPage {
  /// The most points of a side that readers of PDF accept.
  static let sideLimit = 14_400.0

  /// What happens on the way through a page.
  enum Step {
    /// A tag begins, with attributes in the words of Cairo.
    case begin(String, attributes: String)
    /// A tag ends.
    case end(String)
    /// A heading follows: its text, its depth from 1 on, and its place in points of the page.
    case heading(String, level: Int, Point)
    /// Something is drawn.
    case draw([DisplayList.Item])
  }

  /// The size in points.
  let size: Size
  /// The number of the page, counted from 0.
  let number: Int
  let structure: PDFStructure
  /// All that happens on the page, in its order.
  private(set) var steps: [Step] = []
  /// The tags that are open, but for those that hold the whole page.
  private var tags: [String] = []
  /// The link whose text comes now.
  private var link: PDFPages.Link?

  /// A page of a document.
  init(_ scene: Scene, number: Int, of pages: PDFPages) {
    size = scene.size
    self.number = number
    structure = PDFStructure(scene)
    let count = pages.scenes.count
    if number == 0 { steps.append(.begin("Document", attributes: "")) }
    if count > 1 { steps.append(.begin("Sect", attributes: "")) }
    for name in pages.destinations(on: number) { addDestination(name, at: .zero) }
    add(
      structure.parts, links: pages.links.filter { $0.page == number && (0..<count).contains($0.target) },
      namesRows: count == 1)
    if count > 1 { steps.append(.end("Sect")) }
    if number == count - 1 { steps.append(.end("Document")) }
  }

  private mutating func add(_ parts: [PDFStructure.Part], links: [PDFPages.Link], namesRows: Bool) {
    let kinds = Set(parts.map(\.kind))
    let titleLevel = kinds.contains(.pageTitle) ? 2 : 1
    let headingLevel = kinds.contains(.title) ? titleLevel + 1 : titleLevel
    var wordless = Set(links.indices)
    for part in parts {
      switch part.kind {
      case .decoration: draw(part)
      case .row:
        enter("L")
        if namesRows, let name = part.name { addDestination(name, at: part.frame.origin) }
        addRow(part)
      case .text:
        guard let index = links.firstIndex(where: { $0.rect.contains(part.frame) }) else {
          enter(nil)
          draw(part, in: "P")
          continue
        }
        wordless.remove(index)
        enter(links[index])
        draw(part, in: "Span")
      case .figure:
        enter(nil)
        draw(part, in: "Figure")
      case .pageTitle: addHeading(part, level: 1)
      case .title: addHeading(part, level: titleLevel)
      case .heading: addHeading(part, level: headingLevel)
      }
    }
    enter(nil)
    for index in wordless.sorted() {
      begin("Link", PDFPage.attributes(of: links[index]))
      end()
    }
  }

  private mutating func addRow(_ part: PDFStructure.Part) {
    begin("LI")
    begin("LBody")
    for piece in part.pieces {
      let tag: String? = piece.kind == .text ? "P" : piece.kind == .figure ? "Figure" : nil
      if let tag { begin(tag) }
      steps.append(.draw(piece.items))
      if tag != nil { end() }
    }
    end()
    end()
  }

  private mutating func addHeading(_ part: PDFStructure.Part, level: Int) {
    enter(nil)
    steps.append(.heading(part.text, level: level, part.frame.origin))
    draw(part, in: "H\(level)")
  }

  private mutating func draw(_ part: PDFStructure.Part, in tag: String? = nil) {
    if let tag { begin(tag) }
    for piece in part.pieces { steps.append(.draw(piece.items)) }
    if tag != nil { end() }
  }
}

extension PDFPage {
  private mutating func begin(_ tag: String, _ attributes: String = "") {
    tags.append(tag)
    steps.append(.begin(tag, attributes: attributes))
  }

  private mutating func end() {
    if let tag = tags.popLast() { steps.append(.end(tag)) }
  }

  /// Goes on in a list, or outside of lists and links.
  private mutating func enter(_ list: String?) {
    link = nil
    let open = list == nil || tags.first != list ? 0 : 1
    while tags.count > open { end() }
    if let list, tags.isEmpty { begin(list) }
  }

  /// Goes on in the text of a link, which is a line of the contents.
  private mutating func enter(_ link: PDFPages.Link) {
    guard self.link != link else { return }
    enter("TOC")
    self.link = link
    begin("TOCI")
    begin("Link", PDFPage.attributes(of: link))
  }

  /// Gives a place a name that links from elsewhere can end in: `list.pdf#UITableViewCell-0-2`.
  private mutating func addDestination(_ name: String, at place: Point) {
    let (x, y) = (PDFPage.wholePoints(place.x), PDFPage.wholePoints(place.y))
    begin("cairo.dest", "name='\(name)' x=\(x) y=\(y)")
    end()
  }

  /// The top of a page, or a place on it, in the words of Cairo, which counts pages from 1.
  static func destination(_ page: Int, at place: Point = .zero) -> String {
    "page=\(page + 1) pos=[\(wholePoints(place.x)) \(wholePoints(place.y))]"
  }

  private static func attributes(of link: PDFPages.Link) -> String {
    let sides = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
    return "rect=[\(sides.map { "\(wholePoints($0))" }.joined(separator: " "))] \(destination(link.target))"
  }

  private static func wholePoints(_ points: Double) -> Int {
    Int(exactly: min(PDFPage.sideLimit, max(-PDFPage.sideLimit, points)).rounded()) ?? 0
  }
}

extension PDFPages {
  /// The names of a page that links from elsewhere can end in: those of its bookmarks, in letters and digits.
  fileprivate func destinations(on page: Int) -> [String] {
    var counts: [String: Int] = [:]
    return bookmarks.compactMap { bookmark in
      let plain = bookmark.title.unicodeScalars.map { scalar in
        PDFPages.isPlain(scalar) ? Character(scalar) : "-"
      }
      let name = String(plain.prefix(100))
      counts[name, default: 0] += 1
      guard bookmark.page == page, !name.isEmpty else { return nil }
      return counts[name] == 1 ? name : nil
    }
  }

  /// Whether a character means nothing to Cairo, which writes names into the file as they are.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_": true
    default: false
    }
  }
}

/// The pages of a PDF file, and the ways between them.
package struct PDFPages: Hashable, Sendable {
  /// A place on a page that leads to the top of another one.
  package struct Link: Hashable, Sendable {
    /// The number of the page that the place is on, counted from 0.
    package var page: Int
    /// The place, in points.
    package var rect: Rect
    /// The number of the page that it leads to, counted from 0.
    package var target: Int

    /// A way from a place to a page.
    package init(page: Int, rect: Rect, target: Int) {
      self.page = page
      self.rect = rect
      self.target = target
    }
  }

  /// A name that readers list, which leads to the top of a page.
  package struct Bookmark: Hashable, Sendable {
    /// The name that stands in the list.
    package var title: String
    /// The number of the page, counted from 0.
    package var page: Int

    /// A name of a page.
    package init(title: String, page: Int) {
      self.title = title
      self.page = page
    }
  }

  /// The title of the document; `nil` for the name of the first scene, or what the first page has as its title.
  package var title: String?
  /// What the pages show, each of the size of its scene.
  package var scenes: [Scene]
  /// The places that lead to other pages; those to or on pages that there are not are left out.
  package var links: [Link]
  /// The names of pages, in the order in which they are listed.
  package var bookmarks: [Bookmark]

  /// Pages from their scenes.
  package init(_ scenes: [Scene], title: String? = nil, links: [Link] = [], bookmarks: [Bookmark] = []) {
    self.title = title
    self.scenes = scenes
    self.links = links
    self.bookmarks = bookmarks
  }
}
