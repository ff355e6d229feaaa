import TableLayout
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

/// Files as plain as this program writes them are read without libpng, and to the same pixels.
@Suite struct PlainPNGTests {
  /// A picture with so many colours at most, some of whose rows are like the row above.
  private func picture(colors: Int, width: Int, height: Int) -> Bitmap {
    var random = SplitMix(seed: UInt64(colors * width))
    var components: [UInt8] = []
    var row: [UInt8] = []
    for _ in 0..<height {
      if row.isEmpty || Int.random(in: 0..<3, using: &random) > 0 {
        row = (0..<width).flatMap { _ -> [UInt8] in
          let number = Int.random(in: 0..<colors, using: &random)
          return [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number * 7 & 0xFF), 255]
        }
      }
      components += row
    }
    return Bitmap(width: width, height: height, components: components)
      ?? Bitmap(width: 0, height: 0, repeating: .zero)
  }

  /// The components of all rows, and how many of them change nothing of the row above.
  private func components(_ rows: PlainPNGRows) throws -> (components: [UInt8], skipped: Int) {
    var (components, skipped) = ([UInt8](), 0)
    var row = [UInt32](repeating: 0, count: rows.width)
    for _ in 0..<rows.height {
      var changed = ColumnBlocks(columnCount: rows.width)
      try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in
        try rows.readRow(over: row, marking: &changed)
      }
      if changed.isEmpty { skipped += 1 }
      row.withUnsafeBytes { components += $0 }
    }
    return (components, skipped)
  }

  @Test(arguments: [2, 4, 11, 200, 60_000], [PNGOptions.fast, .small])
  func pixelsAreThoseOfLibpng(colors: Int, options: PNGOptions) throws {
    for width in [1, 3, 8, 33] {
      let picture = picture(colors: colors, width: width, height: 40)
      let file = try PNGWriter.bytes(of: picture, scale: 2, options: options)
      let rows = try #require(PlainPNGRows(file))
      let (components, skipped) = try components(rows)
      #expect(components == picture.components)
      #expect(try PNGReader.bitmap(file) == picture)
      #expect(skipped > 0)
      var row = [UInt32](repeating: 0, count: width)
      var changed = ColumnBlocks(columnCount: width)
      #expect(throws: DrawingError.self) {
        try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in
          try rows.readRow(over: row, marking: &changed)
        }
      }
    }
  }

  @Test func severalPartsOfPixelsAreOneStream() throws {
    // More than the encoder puts into one part.
    let picture = picture(colors: 60_000, width: 400, height: 600)
    let file = try PNGWriter.bytes(of: picture)
    #expect(try components(try #require(PlainPNGRows(file))).components == picture.components)
  }

  @Test func whatIsNotPlainIsLeftToLibpng() throws {
    let picture = picture(colors: 9, width: 20, height: 10)
    let file = try PNGWriter.bytes(of: picture, options: .small)
    #expect(PlainPNGRows(file) != nil)
    #expect(PlainPNGRows(PNGChunks.adding("tmRV", [1, 2, 3], to: file)) != nil)
    // A note of gamma changes colours, and what is unknown may.
    #expect(PlainPNGRows(PNGChunks.adding("gAMA", [0, 0, 0xB1, 0x8F], to: file)) == nil)
    #expect(PlainPNGRows(PNGChunks.adding("teSt", [], to: file)) == nil)
    #expect(PlainPNGRows(PNGChunks.removing("PLTE", from: file)) == nil)
    #expect(PlainPNGRows(PNGChunks.removing("IHDR", from: file)) == nil)
    #expect(PlainPNGRows(PNGChunks.removing("IDAT", from: file)) == nil)
    #expect(PlainPNGRows(file + [0]) == nil)
    #expect(PlainPNGRows([]) == nil)
    var translucent = picture
    translucent.components[3] = 7
    #expect(PlainPNGRows(try PNGWriter.bytes(of: translucent)) == nil)
    #expect(PlainPNGRows(try PNGWriter.bytes(of: translucent, options: .small)) == nil)
  }

  @Test func filesThatAreCutOrChangedAreLeftToLibpng() throws {
    let picture = picture(colors: 300, width: 30, height: 12)
    for options in [PNGOptions.fast, .small] {
      let file = try PNGWriter.bytes(of: picture, options: options)
      for count in 0..<file.count { #expect(PlainPNGRows(Array(file[..<count])) == nil) }
      for place in file.indices {
        var broken = file
        broken[place] ^= 0x10
        #expect(PlainPNGRows(broken) == nil, "byte \(place)")
      }
    }
  }

  @Test func filteredRowsAreLeftToLibpng() throws {
    // One black pixel whose row says that it is filtered by the pixel before.
    let stream = try #require(Inflation.deflated([1, 0, 0, 0]))
    let plain = try #require(Inflation.deflated([0, 0, 0, 0]))
    let file = { (stream: [UInt8]) in
      var file = PNGHead.bytes(width: 1, height: 1, format: .rgb, scale: nil)
      file.appendChunk("IDAT", stream)
      file.appendChunk("IEND", [])
      return file
    }
    #expect(PlainPNGRows(file(plain)) != nil)
    #expect(PlainPNGRows(file(stream)) == nil)
    #expect(PlainPNGRows(file(plain + [0])) == nil)
    #expect(PlainPNGRows(file(try #require(Inflation.deflated([0, 0, 0, 0, 0])))) == nil)
    #expect(PlainPNGRows(file(try #require(Inflation.deflated([0, 0, 0])))) == nil)
  }

  @Test func keptPixelsAreThoseThatArePaintedAgain() throws {
    let gradient = Gradient(colors: [Color(0xFF8800), Color(0x0044FF)])
    let scene = scene(
      width: 40, height: 30, scale: 2,
      [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 40, height: 20)), .linear(gradient, from: .zero, to: Point(40, 20)))
      ])
    let writer = PictureWriter.forTests()
    for keeps in [false, true] {
      writer.keepsPixels = keeps
      let file = try writer.png(scene)
      let pixels = try writer.pixels(ofLast: scene)
      let rows = PaintedRows(pixels)
      var components: [UInt8] = []
      var row = [UInt32](repeating: 0, count: pixels.width)
      for _ in 0..<pixels.height {
        var changed = ColumnBlocks(columnCount: pixels.width)
        try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in
          try rows.readRow(over: row, marking: &changed)
        }
        row.withUnsafeBytes { components += $0 }
      }
      #expect(components == (try PNGReader.bitmap(file)).components)
    }
  }

  @Test func streamsAreThoseOfZlib() throws {
    var random = SplitMix(seed: 5)
    for count in [0, 1, 100, 70_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0..<9, using: &random) }
      for stream in [Inflation.deflated(bytes, level: 9), Inflation.stored(bytes)] {
        let stream = try #require(stream)
        #expect(Inflation.inflated(stream, atMost: 1 << 20) == bytes)
        #expect(count == 0 || Inflation.inflated(stream, atMost: count - 1) == nil)
        #expect(Inflation.inflated(Array(stream.dropLast()), atMost: 1 << 20) == nil)
      }
    }
    #expect(Inflation.inflated([1, 2, 3], atMost: 10) == nil)
  }
}
