import TableModel
import TableSources
import TableSpec
import TestSupport
import Testing

/// Image files that are not whole or cannot be drawn: told where the spec names them, before anything is drawn.
struct ImageStructureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(_ bytes: [UInt8]) throws -> String? {
    try folder.write(bytes, to: "spec/a.png")
    return folder.load(image: "a.png").message
  }

  @Test(arguments: [ImageFiles.png(1, 1), ImageFiles.jpeg(1, 1), ImageFiles.jpeg(1, 1, components: 3)])
  func everyCut(_ whole: [UInt8]) throws {
    #expect(try message(whole) == nil)
    #expect(try message([]) == "the image “a.png” is an empty file")
    for count in 1..<whole.count {
      #expect(
        try message(Array(whole.prefix(count)))
          == "the image “a.png” is cut off: its file ends before the picture does", "\(count) bytes")
    }
  }

  @Test func aCutHasItsPlace() throws {
    try folder.write(Array(ImageFiles.png(1, 1).dropLast()), to: "spec/a.png")
    let spec = "tableView:\n  rows:\n    - {imageView: a.png}\n"
    let finding = Fixtures.load(spec, folder: folder.path + "/spec").diagnostics.first
    #expect(finding?.location.line == 3)
    #expect(finding?.location.column == 19)
    #expect(finding?.severity == .error)
  }

  @Test(arguments: [
    ImageFiles.png(1, 1, chunks: []),
    ImageFiles.png(1, 1, chunks: [ImageFiles.chunk("tEXt", [1, 2, 3])]),
    ImageFiles.png(1, 1, chunks: [ImageFiles.chunk("ID T", [0])]),
    ImageFiles.png(1, 1, chunks: [ImageFiles.chunk("IDAT", []), ImageFiles.chunk("IEND", [0])]),
    ImageFiles.png(1, 1, chunks: [[0x80, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]]),
    [0xFF, 0xD8, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 0xFF, 0xD9],
    [0xFF, 0xD8, 0xFF, 0xD9, 0, 4, 0, 0, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0, 0, 0],
  ])
  func partsThatDoNotFit(_ bytes: [UInt8]) throws {
    #expect(try message(bytes) == "the image “a.png” is damaged")
  }

  @Test func aPNGOfTooManyChunks() throws {
    let chunks = [[UInt8]](repeating: ImageFiles.chunk("IDAT", []), count: 100_000)
    #expect(try message(ImageFiles.png(1, 1, chunks: Array(chunks.dropLast()))) == nil)
    #expect(try message(ImageFiles.png(1, 1, chunks: chunks)) == "the image “a.png” is damaged")
  }

  @Test(arguments: [0, 2, 4, 5] as [UInt8])
  func colorsThatCannotBeDrawn(_ components: UInt8) throws {
    #expect(
      try message(ImageFiles.jpeg(1, 1, components: components))
        == "the image “a.png” is a JPEG in CMYK or an unknown colour space")
  }

  @Test(
    arguments: [(0xC3, 8), (0xC5, 8), (0xC7, 8), (0xCB, 8), (0xCD, 8), (0xCF, 8), (0xC1, 12)]
      as [(UInt8, UInt8)])
  func codingsThatCannotBeDrawn(_ frame: UInt8, _ precision: UInt8) throws {
    #expect(
      try message(ImageFiles.jpeg(1, 1, frame: frame, precision: precision))
        == "the image “a.png” is a JPEG of a rare kind that cannot be drawn")
  }

  @Test(arguments: [0, 1, 65_534, 65_535, 65_536, 200_000])
  func whatFollowsTheEndOfAJPEGDoesNoHarm(_ length: Int) throws {
    let pixels = [UInt8](repeating: 0xFF, count: 65_535 - length % 2)
    let trailer = [UInt8](repeating: 0, count: length)
    #expect(try message(ImageFiles.jpeg(1, 1, pixels: pixels) + trailer) == nil)
    #expect(
      try message(Array(ImageFiles.jpeg(1, 1, pixels: pixels).dropLast(2)) + trailer)
        == "the image “a.png” is cut off: its file ends before the picture does")
  }
}
