import TableLayout
import TableModel
import Testing

@testable import TableDrawing

/// GIF files, read byte by byte.
@Suite struct GIFTests {
  /// A white picture with a square.
  private func square(at x: Double, width: Double = 40, height: Double = 30, scale: Double = 1) -> Scene {
    scene(
      width: width, height: height, scale: scale,
      [fill(0, 0, width, height, .white), fill(x, 10, 5, 5, Color(0xFF8800))])
  }

  private func frames(_ places: [Double], milliseconds: Int = 100) -> [(scene: Scene, milliseconds: Int)] {
    places.map { (scene: square(at: $0), milliseconds: milliseconds) }
  }

  @Test(arguments: [1.0, 2]) func `a still is one picture of its size`(_ scale: Double) throws {
    let bytes = try PictureWriter.forTests().gif([(scene: square(at: 3, scale: scale), milliseconds: 0)])
    let file = try #require(GIFFile(bytes))
    #expect(file.size == Size(width: 40 * scale, height: 30 * scale))
    #expect(file.frames.count == 1)
    #expect(!bytes.contains("NETSCAPE"))
  }

  @Test func `only what has changed is written again, and all begins anew`() throws {
    let bytes = try PictureWriter.forTests().gif(frames([3, 9, 9]))
    let file = try #require(GIFFile(bytes))
    #expect(file.frames.map(\.area.x) == [0, 3, 0])
    #expect(file.frames.map(\.area.y) == [0, 10, 0])
    #expect(file.frames.map(\.area.width) == [40, 11, 1])
    #expect(file.frames.map(\.area.height) == [30, 5, 1])
    #expect(bytes.contains("NETSCAPE2.0"))
  }

  @Test(arguments: [(33, 30, 99), (100, 4, 40), (1, 3, 6), (-7, 3, 6), (16, 10, 20)])
  func `times add up in hundredths, none shorter than viewers take it for`(
    _ milliseconds: Int, _ count: Int, _ total: Int
  ) throws {
    let places = (0..<count).map(Double.init)
    let bytes = try PictureWriter.forTests().gif(frames(places, milliseconds: milliseconds))
    let times = try #require(GIFFile(bytes)).frames.map(\.time)
    #expect(times.count == count && times.allSatisfy { $0 >= 2 })
    #expect(times.reduce(0, +) == total)
  }

  @Test func `few colours are kept as they are`() {
    let pixels = (0..<256).map { 0xFF00_0000 | UInt32($0 * 0x10101) }
    let palette = GIFPalette(of: pixels + pixels)
    for pixel in pixels { #expect(palette.colors[Int(palette.index(of: pixel))] == pixel & 0xFFFFFF) }
  }

  @Test func `many colours become near ones`() {
    let pixels = (0..<4096).map { (number: UInt32) -> UInt32 in
      0xFF00_0000 | (number & 63) * 4 << 16 | (number >> 6) * 4 << 8
    }
    let palette = GIFPalette(of: pixels)
    #expect(palette.colors.count == 256)
    for pixel in pixels {
      let color = palette.colors[Int(palette.index(of: pixel))]
      for shift in [16, 8, 0] as [UInt32] {
        let distance = abs(Int(color >> shift & 0xFF) - Int(pixel >> shift & 0xFF))
        #expect(distance <= 12)
      }
    }
  }

  @Test func `the same pictures give the same bytes, whatever was written before`() throws {
    let writer = PictureWriter.forTests()
    let first = try writer.gif(frames([3, 9, 30]))
    _ = try writer.png(square(at: 7, width: 60))
    #expect(try writer.gif(frames([3, 9, 30])) == first)
    #expect(try PictureWriter.forTests().gif(frames([3, 9, 30])) == first)
  }

  @Test func `what cannot be is an error`() {
    #expect(throws: DrawingError.self) { try PictureWriter.forTests().gif([]) }
    #expect(throws: DrawingError.self) {
      try PictureWriter.forTests().gif([(scene: square(at: 0, width: 70_000, height: 1), milliseconds: 0)])
    }
    let writer = PictureWriter.forTests()
    writer.budget.fileBytes = 300
    #expect(throws: DrawingError.self) { try writer.gif(frames((0..<30).map(Double.init))) }
  }

  @Test func `a file that is cut or goes on is none`() throws {
    let bytes = try PictureWriter.forTests().gif(frames([3, 9]))
    for count in 0..<bytes.count { #expect(GIFFile(Array(bytes[..<count])) == nil) }
    #expect(GIFFile(bytes + [0]) == nil)
  }

  /// Blocks of bytes that are no pixels hide what nobody sees.
  @Test func `all blocks of a picture are pixels`() throws {
    let bytes = try PictureWriter.forTests().gif([(scene: square(at: 3), milliseconds: 0)])
    #expect(bytes.suffix(2) == [0, UInt8(ascii: ";")])
    let hidden = Array("#!/bin/sh".utf8)
    let blocks = [UInt8(hidden.count)] + hidden
    #expect(GIFFile(bytes.dropLast(2) + blocks + [0, UInt8(ascii: ";")]) == nil)
    let start = 6 + 7 + 10
    #expect(bytes[start - 1] & 0xC0 == 0x80)
    let colors = 3 << (Int(bytes[start - 1] & 7) + 1)
    #expect(GIFFile(bytes[..<(start + colors + 1)] + blocks + [0, UInt8(ascii: ";")]) == nil)
  }
}

extension [UInt8] {
  /// Whether the bytes hold those of a text.
  fileprivate func contains(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
