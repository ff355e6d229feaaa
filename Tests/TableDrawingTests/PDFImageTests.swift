import Foundation
import TableLayout
import TableModel
import TestSupport
import Testing

@testable import TableDrawing
@testable import TableSources

/// Pictures that are pages of PDF files, which poppler draws apart from the program.
@Suite struct PDFImageTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func header(_ bytes: [UInt8]) throws -> ImageHeader {
    try ImageHeader { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
  }

  private func reference(_ bytes: [UInt8] = PDFFiles.red) throws -> ImageReference {
    let header = try header(bytes)
    var image = try folder.image("a.pdf", bytes, .pdf)
    image.size = try #require(header.vector?.size)
    image.vector = header.vector?.content
    image.vector?.version = OpenFile.imageOpener(image.path)?.version
    return image
  }

  private func scene(_ placed: PlacedImage, scale: Double = 1) -> Scene {
    TableDrawingTests.scene(width: 8, height: 8, scale: scale, [.image(placed)])
  }

  @Test(arguments: [
    ("0 0 24 16", "", Size(width: 24, height: 16)), ("-2 -3.5 10 5", "", Size(width: 12, height: 8.5)),
    ("0 0 24 16", "/Rotate 0", Size(width: 24, height: 16)),
    ("0 0 24 16", "/Rotate 90", Size(width: 16, height: 24)),
    ("0 0 24 16", "/CropBox [2 2 12 12]", Size(width: 10, height: 10)),
  ])
  func theSizeIsThatOfThePage(box: String, more: String, size: Size) throws {
    let header = try header(PDFFiles.page("", box: box, more: more))
    #expect(header.format == .pdf && header.vector?.size == size)
  }

  @Test(arguments: [1.0, 2, 3])
  func edgesLieBetweenPixelsAtEveryScale(scale: Double) throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 1, y: 1, width: 4, height: 4))
    let picture = try PictureWriter.forTests().bitmap(scene(placed, scale: scale))
    let (start, side) = (Int(scale), Int(2 * scale))
    // The lower left quarter is red, and all else clear.
    #expect(picture.row(start).allSatisfy { $0 == 0xFFFFFF })
    let row = picture.row(start + side)
    #expect(row[start..<start + side].allSatisfy { $0 == 0xFF0000 })
    #expect(
      row[..<start].allSatisfy { $0 == 0xFFFFFF } && row[(start + side)...].allSatisfy { $0 == 0xFFFFFF })
  }

  @Test func anEnlargedPageIsAsSharp() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 8, height: 8))
    let picture = try PictureWriter.forTests().bitmap(scene(placed))
    #expect(Set(picture.row(7)) == [0xFF0000, 0xFFFFFF])
    #expect(picture[3, 4] == 0xFF0000 && picture[4, 4] == 0xFFFFFF)
  }

  @Test func aTintTakesThePlaceOfItsColours() throws {
    let placed = PlacedImage(
      try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4), tint: .color(Color(0x0000FF)))
    #expect(try PictureWriter.forTests().bitmap(scene(placed))[0, 3] == 0x0000FF)
  }

  @Test func svgFilesHoldItsPixels() throws {
    let placed = PlacedImage(try reference(), in: Rect(x: 0, y: 0, width: 4, height: 4))
    let text = String(
      decoding: try PictureWriter.forTests().svg(scene(placed), options: .plain), as: UTF8.self)
    #expect(text.contains("href=\"data:image/png;base64,iVBOR"))
  }

  @Test(arguments: ["%PDF-1.7\nnothing", "%PDF-1.4\n/MediaBox [0 0 9 9]\n%%EOF", "%PDF-"])
  func whatIsNoPageIsRefused(text: String) throws {
    do {
      // A box is found in some of these: that nothing can be drawn shows when it is.
      let placed = PlacedImage(try reference(Array(text.utf8)), in: Rect(x: 0, y: 0, width: 4, height: 4))
      _ = try PictureWriter.forTests().bitmap(scene(placed))
      Issue.record("\(text) was drawn")
    } catch let flaw as ImageFlaw {
      #expect(flaw.explanation == "is a PDF file that cannot be drawn, or takes too long")
    } catch {
      #expect("\(error)".contains("is a PDF file that cannot be drawn"))
    }
  }

  /// A page that takes for ever ends with its time, and the program goes on.
  @Test func aPageMayTakeItsTimeAndNoMore() throws {
    let form = "/Resources << /XObject << /A 3 0 R >> >>"
    let curves = String(repeating: "0 0 1 1 2 2 c 3 3 0 0 2 1 c ", count: 100_000)
    let bytes = PDFFiles.page("[0.001 0.001] 0 d 0.001 w 0 0 m \(curves) S", more: form)
    var confinement = ChildProcess.Confinement()
    confinement.seconds = 0.2
    #expect(throws: Refusal.self) {
      try PDFProgram(confinement: confinement).png(of: bytes, width: 4_000, height: 4_000)
    }
  }

  @Test func withoutMemoryThereIsAMessage() {
    var confinement = ChildProcess.Confinement()
    confinement.memory = 32 << 20
    #expect(throws: Refusal.self) {
      try PDFProgram(confinement: confinement).png(of: PDFFiles.red, width: 4_000, height: 4_000)
    }
  }
}
