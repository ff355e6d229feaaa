import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// JPEG files hold what is drawn, near enough that nobody sees a difference.
@Suite struct JPEGTests {
  private func writer() -> PictureWriter {
    PictureWriter(fonts: locateTestFont, images: OpenFile.imageOpener)
  }

  /// A drawing with letters, colours and edges that do not lie between blocks of eight pixels.
  private func drawn(scale: Double, height: Double = 45) throws -> Scene {
    scene(
      width: 101, height: height, scale: scale,
      [
        fill(0, 0, 101, height, Color(0xEFEFF4)), fill(3, 3, 40, 20, Color(0xFF3B30)),
        .text(try shapedLine("Quick"), origin: Point(50, 20), color: Color(0x007AFF)),
      ])
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func pixelsAreThoseThatAreDrawn(scale: Double) throws {
    let scene = try drawn(scale: scale)
    let read = try JPEGReader.bitmap(writer().jpeg(scene))
    let exact = try writer().bitmap(scene)
    #expect((read.width, read.height) == (exact.width, exact.height))
    let differences = zip(read.components, exact.components).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    #expect(mean < 1.5, "\(mean)")
    #expect((differences.max() ?? 255) < 48)
  }

  @Test func edgesOfColoursKeepTheirPlace() throws {
    let read = try JPEGReader.bitmap(writer().jpeg(try drawn(scale: 2)))
    let red = { (x: Int) in Int(read.components[4 * (20 * read.width + x)]) }
    let green = { (x: Int) in Int(read.components[4 * (20 * read.width + x) + 1]) }
    #expect(green(84) < 90)
    #expect(green(88) > 210)
    #expect(red(84) > 230)
  }

  @Test func sizeAndDensityAreNoted() throws {
    let bytes = try writer().jpeg(try drawn(scale: 2))
    #expect(try JPEGReader.size(of: bytes) == Size(width: 202, height: 90))
    #expect(Array(bytes[6..<18]) == Array("JFIF\0".utf8) + [1, 1, 1, 0, 144, 0, 144])
  }

  @Test func bytesDependOnNothingElse() throws {
    let (one, other) = (writer(), writer())
    _ = try other.jpeg(try drawn(scale: 3))
    let scene = try drawn(scale: 1)
    #expect(try one.jpeg(scene) == other.jpeg(scene))
  }

  @Test func aSideThatNoFileCanHaveIsTold() throws {
    let scene = try drawn(scale: 1, height: 65_501)
    let error = #expect(throws: DrawingError.self) { try writer().jpeg(scene) }
    #expect(error?.message.contains("101×65501 pixels, and a JPEG file has at most 65500 on a side") == true)
  }

  @Test func budgetsHold() throws {
    let writer = writer()
    writer.budget.fileBytes = 500
    #expect(throws: DrawingError.self) { try writer.jpeg(try drawn(scale: 2)) }
  }

  /// A file that is given up has outgrown its first buffer, which must not be freed again.
  @Test func filesMayBeGivenUp() throws {
    let noise = (0..<640 * 640).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
    for rows in [1, 64, 640] {
      let encoder = try JPEGEncoder(width: 640, height: 641, scale: 1)
      try noise.prefix(640 * rows).withUnsafeBufferPointer { (pixels) throws(DrawingError) in
        try encoder.append(pixels)
      }
      #expect(throws: DrawingError.self) { try encoder.finish() }
    }
  }
}
