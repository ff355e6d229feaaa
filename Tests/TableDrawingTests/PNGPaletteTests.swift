import CPangoCairo
import TableModel
import Testing

@testable import TableDrawing

/// Small files of pictures with few colours, read by what is written down in PNG's specification.
@Suite struct PNGPaletteTests {
  /// A file taken apart without libpng.
  private struct File {
    var depth = 0
    var colorType = 0
    var palette: [UInt8] = []
    var opacities: [UInt8] = []
    var names: [String] = []
    var rows: [[UInt8]] = []

    init(_ bytes: [UInt8]) throws {
      var (start, width, height, stream) = (8, 0, 0, [UInt8]())
      let number = { (place: Int) in bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
      while start + 12 <= bytes.count {
        let content = Array(bytes[(start + 8)..<(start + 8 + number(start))])
        names.append(String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self))
        switch names.last {
        case "IHDR":
          (width, height, depth) = (number(start + 8), number(start + 12), Int(content[8]))
          colorType = Int(content[9])
        case "PLTE": palette = content
        case "tRNS": opacities = content
        case "IDAT": stream += content
        default: break
        }
        start += 12 + content.count
      }
      let components = [2: 3, 3: 1, 6: 4][colorType, default: 0]
      let rowLength = (width * components * depth + 7) / 8 + 1
      var raw = [UInt8](repeating: 0xEE, count: rowLength * height + 1)
      var length = UInt(raw.count)
      try #require(uncompress(&raw, &length, stream, UInt(stream.count)) == Z_OK)
      try #require(length == rowLength * height)
      rows = (0..<height).map { Array(raw[($0 * rowLength)..<(($0 + 1) * rowLength)]) }
    }

    /// The colour of a pixel of an indexed file, as red, green, blue and opacity.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let bit = x * depth
      let number = Int(rows[y][1 + bit / 8]) >> (8 - depth - bit % 8) & ((1 << depth) - 1)
      let opacity = number < opacities.count ? opacities[number] : 255
      return Array(palette[(3 * number)..<(3 * number + 3)]) + [opacity]
    }
  }

  /// A picture with so many colours, all of which occur, some of them not opaque.
  private func bitmap(_ count: Int, width: Int, height: Int, opaque: Bool = true) throws -> Bitmap {
    var random = SplitMix(seed: UInt64(count))
    let components = (0..<(width * height)).flatMap { place -> [UInt8] in
      let number = place < count ? place : Int.random(in: 0..<count, using: &random)
      let opacity = opaque || number % 3 == 1 ? 255 : UInt8(number % 251)
      return [UInt8(number & 0xFF), UInt8(number >> 4 & 0xFF), UInt8((number * 7) & 0xFF), opacity]
    }
    return try #require(Bitmap(width: width, height: height, components: components))
  }

  /// A file with the numbers of colours, whatever its size.
  private func indexed(_ bitmap: Bitmap, scale: Double? = nil) throws -> [UInt8] {
    let components = bitmap.components
    let pixels = stride(from: 0, to: components.count, by: 4).map { place in
      [3, 0, 1, 2].reduce(UInt32(0)) { $0 << 8 | UInt32(components[place + $1]) }
    }
    return try pixels.withUnsafeBufferPointer { pixels in
      var count = ColorCount()
      let isFew = count.add(pixels)
      #expect(isFew)
      var encoder = try PNGEncoder(
        width: bitmap.width, height: bitmap.height, format: .indexed(#require(count.palette)), scale: scale,
        options: .small)
      encoder.append(pixels)
      return encoder.finish()
    }
  }

  @Test(
    arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (255, 8), (256, 8)],
    [true, false])
  func `as many colours have numbers of as many bits`(
    _ expected: (count: Int, depth: Int), opaque: Bool
  )
    throws
  {
    for width in [1, 3, 7, 8, 17] {
      let bitmap = try bitmap(expected.count, width: width, height: 257, opaque: opaque)
      let bytes = try indexed(bitmap)
      #expect(try PNGReader.bitmap(bytes) == bitmap)
      let file = try File(bytes)
      #expect(file.colorType == 3 && file.depth == expected.depth)
      #expect(file.palette.count == 3 * expected.count)
      #expect(file.rows.allSatisfy { $0[0] == 0 })
      let drawn = (0..<257).flatMap { y in (0..<width).flatMap { x in file.color(x, y) } }
      #expect(drawn == bitmap.components)
    }
  }

  @Test(arguments: [(true, 2), (false, 6)]) func `one colour too many and there are no numbers`(
    opaque: Bool, colorType: Int
  ) throws {
    let bitmap = try bitmap(257, width: 17, height: 40, opaque: opaque)
    let bytes = try PNGWriter.bytes(of: bitmap, options: .small)
    #expect(try PNGReader.bitmap(bytes) == bitmap)
    let file = try File(bytes)
    #expect(file.colorType == colorType && file.depth == 8)
    #expect(!file.names.contains("PLTE"))
  }

  @Test func `chunks stand in the order that readers want`() throws {
    let names = { (opaque: Bool) in
      try File(indexed(bitmap(9, width: 9, height: 9, opaque: opaque), scale: 2)).names
    }
    #expect(try names(true) == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    #expect(try names(false) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func `opacities are kept for colours that need them alone`() throws {
    let components: [UInt8] = [9, 9, 9, 255, 9, 9, 9, 255, 9, 9, 9, 0, 8, 8, 8, 128]
    let bitmap = try #require(Bitmap(width: 4, height: 1, components: components))
    let file = try File(indexed(bitmap))
    #expect(file.opacities == [0, 128])
    #expect(file.palette == [9, 9, 9, 8, 8, 8, 9, 9, 9])
  }

  @Test func `what comes more often comes first`() throws {
    let components = ([1, 2, 3, 2, 3, 3] as [UInt8]).flatMap { red -> [UInt8] in [red, 0, 0, 255] }
    let bitmap = try #require(Bitmap(width: 3, height: 2, components: components))
    #expect(try File(indexed(bitmap)).palette == [3, 0, 0, 2, 0, 0, 1, 0, 0])
  }

  /// Where the list of colours takes more room than it saves, there is none.
  @Test(arguments: [(256, 16, 16, 6), (256, 100, 200, 3), (1, 1, 1, 6), (2, 64, 64, 3)])
  func `the smaller file is kept`(_ count: Int, _ width: Int, _ height: Int, _ colorType: Int) throws {
    let bitmap = try bitmap(count, width: width, height: height, opaque: false)
    let bytes = try PNGWriter.bytes(of: bitmap, options: .small)
    let plain = try PNGWriter.bytes(of: bitmap, options: PNGOptions(compression: .zlib(level: 9)))
    #expect(try File(bytes).colorType == colorType)
    #expect(try bytes.count == min(plain.count, indexed(bitmap).count))
    #expect(try PNGReader.bitmap(bytes) == bitmap)
  }

  @Test(arguments: [PNGOptions.fast, PNGOptions(compression: .zlib(level: 9))])
  func `only the smallest files have numbers`(options: PNGOptions) throws {
    let bitmap = try bitmap(4, width: 9, height: 9)
    #expect(try File(PNGWriter.bytes(of: bitmap, options: options)).colorType == 2)
  }

  /// A picture of several bands, whose last adds colours.
  @Test(arguments: [(255, 3), (256, 2)]) func `scenes are counted through all bands`(
    _ count: Int, _ colorType: Int
  ) throws {
    var random = SplitMix(seed: 3)
    let rows = (0..<1050).map { index in
      let color = index < count ? index : Int.random(in: 1..<(count - 1), using: &random)
      // The last colour is met for the first time at the very end.
      let last = index == 1049 ? count - 1 : color == count - 1 ? 0 : color
      return fill(0, Double(2 * index), 10, 2, Color(UInt32(last << 8 | 0x10)))
    }
    let tall = scene(width: 12, height: 2100, rows)
    let writer = PictureWriter.forTests()
    let bytes = try writer.png(tall, options: .small)
    #expect(try PNGReader.bitmap(bytes) == writer.bitmap(tall))
    let file = try File(bytes)
    #expect(file.colorType == colorType)
    #expect(file.colorType == 2 || file.palette.count == 3 * (count + 1))
  }
}
