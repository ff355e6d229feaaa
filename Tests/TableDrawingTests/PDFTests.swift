import TableLayout
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

@Suite struct PDFTests {
  private func sample() throws -> Scene {
    let gradient = Gradient(colors: [Color(0xFF8800), Color(0x0044FF)])
    var scene = scene(
      width: 320, height: 480, scale: 2,
      [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 40, height: 20)), .linear(gradient, from: .zero, to: Point(40, 20))),
        .text(try shapedLine("Round"), origin: Point(2, 40), color: .black),
        .text(
          try shapedLine("Wide", font: "NimbusSans-Bold", stretch: 1.2), origin: Point(2, 80), color: .black),
        .text(try emojiLine(size: 17), origin: Point(2, 120), color: .black),
      ])
    scene.name = "Ground & <Sound>"
    return scene
  }

  @Test func `a file is a PDF with a page in points and no date`() throws {
    let bytes = try PictureWriter.forTests().pdf(sample())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.hasSuffix("%%EOF\n"))
    #expect(text.contains("MediaBox [ 0 0 320 480 ]"))
    #expect(text.contains("+NimbusSans-Regular"))
    #expect(text.contains("+NimbusSans-Bold"))
    #expect(!text.contains("Date"))
  }

  @Test func `the same scene gives the same bytes`() throws {
    let writer = PictureWriter.forTests()
    let first = try writer.pdf(sample())
    _ = try writer.png(sample())
    #expect(try writer.pdf(sample()) == first)
    #expect(try PictureWriter.forTests().pdf(sample()) == first)
  }

  @Test func `noncharacters are drawn, searched as U+FFFD`() throws {
    #expect(Noncharacters.all.count == 66)
    for scalar in Noncharacters.all {
      let line = try shapedLine("a\(scalar)b")
      // The same glyphs, of a text that Cairo takes.
      var plain = line
      for run in plain.runs.indices { plain.runs[run].text.replace("\(scalar)", with: "\u{FFFD}") }
      let files = try [line, plain].map { line in
        var scene = scene(width: 100, height: 44, [.text(line, origin: Point(2, 40), color: .black)])
        scene.name = "A \(scalar)"
        let pages = PDFPages([scene], bookmarks: [.init(title: "B \(scalar)", page: 0)])
        return try PictureWriter.forTests().pdf(pages)
      }
      #expect(files[0] == files[1])
      let text = String(decoding: files[0], as: UTF8.self)
      #expect(text.contains("/Title <FEFF00410020FFFD>") && text.contains("/Title <FEFF00420020FFFD>"))
    }
  }

  @Test func `a NUL in a name does not end it`() throws {
    var scene = scene(width: 100, height: 44)
    scene.name = "a\u{0}b"
    let pages = PDFPages([scene], bookmarks: [.init(title: "c\u{0}d", page: 0)])
    let text = String(decoding: try PictureWriter.forTests().pdf(pages), as: UTF8.self)
    // The escape \u{0} between the letters, in UTF-16.
    for (first, last) in [("0061", "0062"), ("0063", "0064")] {
      #expect(text.contains("/Title <FEFF\(first)005C0075007B0030007D\(last)>"))
    }
  }

  @Test(arguments: [(0.0, 10.0), (10, 20_000), (.nan, 10), (10, .infinity), (-5, 5)])
  func `pages that cannot be are errors`(width: Double, height: Double) throws {
    let error = #expect(throws: DrawingError.self) {
      try PictureWriter.forTests().pdf(scene(width: width, height: height))
    }
    #expect(error?.hint?.isEmpty == false)
  }
}
