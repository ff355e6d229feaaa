import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// PDF files of several pages with ways between them.
@Suite struct PDFPageTests {
  private func pages(_ count: Int) -> [Scene] {
    (0..<count).map { scene(width: 100 + Double($0), height: 50, [fill(0, 0, 10, 10, Color(0xFF8800))]) }
  }

  private func text(_ pages: PDFPages) throws -> String {
    String(decoding: try PictureWriter.forTests().pdf(pages), as: UTF8.self)
  }

  @Test func `every scene is a page of its size`() throws {
    let text = try text(PDFPages(pages(3)))
    for width in 100...102 { #expect(text.contains("MediaBox [ 0 0 \(width) 50 ]")) }
    #expect(text.contains("/Count 3"))
    #expect(!text.contains("Date") && !text.contains("/Outlines"))
  }

  @Test func `links and bookmarks lead to pages`() throws {
    let pages = PDFPages(
      pages(3),
      links: [PDFPages.Link(page: 0, rect: Rect(x: 10, y: 5, width: 40, height: 20), target: 2)],
      bookmarks: [.init(title: "First", page: 0), .init(title: "Größe – 3", page: 2)])
    let text = try text(pages)
    #expect(text.components(separatedBy: "/Subtype /Link").count == 2)
    // The lower left and the upper right corner, counted from below.
    #expect(text.contains("/Rect [ 10 25 50 45 ]"))
    #expect(text.contains("/Outlines"))
    #expect(text.contains("/Title (First)"))
    #expect(!text.contains("Date"))
    #expect(try self.text(pages) == text)
  }

  @Test func `ways to pages that there are not are left out`() throws {
    let pages = PDFPages(
      pages(2),
      links: [-1, 2, .max].flatMap { number in
        [
          PDFPages.Link(page: 0, rect: Rect(x: 0, y: 0, width: 9, height: 9), target: number),
          PDFPages.Link(page: number, rect: Rect(x: 0, y: 0, width: 9, height: 9), target: 0),
        ]
      }, bookmarks: [.init(title: "Nowhere", page: 2), .init(title: "Nowhere", page: -1)])
    #expect(try text(pages) == text(PDFPages(self.pages(2))))
  }

  @Test(arguments: ["", "a'b]c[d=e", "page=7 pos=[0 0]", "\u{0}\n\u{1B}[1m", "\\(("])
  func `titles can be anything`(_ title: String) throws {
    let pages = PDFPages(pages(1), bookmarks: [.init(title: title, page: 0)])
    #expect(try text(pages).hasSuffix("%%EOF\n"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func `places of links can be anything`(_ number: Double) throws {
    let rect = Rect(x: number, y: number, width: number, height: number)
    let pages = PDFPages(pages(1), links: [PDFPages.Link(page: 0, rect: rect, target: 0)])
    #expect(try text(pages).hasSuffix("%%EOF\n"))
  }

  @Test func `one bad page is an error, and so is none`() throws {
    let writer = PictureWriter.forTests()
    #expect(throws: DrawingError.self) { try writer.pdf(PDFPages([])) }
    #expect(throws: DrawingError.self) {
      try writer.pdf(PDFPages(pages(1) + [scene(width: 20_000, height: 10)]))
    }
    writer.budget.fileBytes = 200
    #expect(throws: DrawingError.self) { try writer.pdf(PDFPages(pages(3))) }
  }
}
