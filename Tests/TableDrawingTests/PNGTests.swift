import TableLayout
import TableModel
import Testing

@testable import TableDrawing

@Suite struct PNGTests {
  /// The chunks of a PNG file as names with contents.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self)
      chunks.append((name, Array(bytes[(start + 8)..<(start + 8 + length)])))
      start += 12 + length
    }
    return chunks
  }

  private func sample(scale: Double = 1) throws -> Scene {
    let gradient = Gradient(colors: [Color(0xFF8800), Color(0x0044FF)])
    return scene(
      width: 40, height: 30, scale: scale,
      [
        .fill(
          .rect(Rect(x: 0, y: 0, width: 40, height: 20)),
          .linear(gradient, from: .zero, to: Point(40, 20))),
        .text(try shapedLine("Round", size: 12), origin: Point(2, 15), color: .black),
      ])
  }

  @Test(arguments: [.flat, .smallest] + (1...9).map { .zlib(level: $0) } as [PNGOptions.Compression])
  func `what is written reads back as it was`(compression: PNGOptions.Compression) throws {
    let writer = PictureWriter.forTests()
    let bytes = try writer.png(sample(), options: PNGOptions(compression: compression))
    #expect(try PNGReader.bitmap(bytes) == writer.bitmap(sample()))
  }

  /// A file of some megabytes may hold texts that unpack to gigabytes.
  @Test func `texts are never unpacked`() throws {
    let plain = try PictureWriter.forTests().png(sample())
    var file = plain
    for name in ["zTXt", "tEXt", "iTXt", "zTXt"] as [StaticString] {
      file = PNGChunks.adding(name, Array("key\0\0".utf8), to: file)
    }
    #expect(chunks(file).count == chunks(plain).count + 4)
    #expect(try PNGReader.bitmap(file) == PNGReader.bitmap(plain))
  }

  @Test(arguments: [-5, 0, 10, 99])
  func `levels out of range count as the nearest`(level: Int) throws {
    let bytes = try PictureWriter.forTests().png(
      sample(), options: PNGOptions(compression: .zlib(level: level)))
    let nearest = try PictureWriter.forTests().png(
      sample(), options: PNGOptions(compression: .zlib(level: level < 5 ? 1 : 9)))
    #expect(bytes == nearest)
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
  func `the density follows the scale`(scale: Double, density: Int) throws {
    let chunks = chunks(try PictureWriter.forTests().png(sample(scale: scale)))
    let content = try #require(chunks.first { $0.name == "pHYs" }).content
    #expect(content[0..<4].reduce(0) { $0 << 8 | Int($1) } == density)
    #expect(content[4..<8].reduce(0) { $0 << 8 | Int($1) } == density)
    #expect(content[8] == 1)
  }

  @Test func `a file holds the picture, its colour space and density, and nothing else`() throws {
    let chunks = chunks(try PictureWriter.forTests().png(sample()))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 40, 0, 0, 0, 30, 8, 2, 0, 0, 0])
  }

  @Test func `the same scene gives the same bytes`() throws {
    let writer = PictureWriter.forTests()
    let first = try writer.png(sample(scale: 2))
    _ = try writer.png(scene(width: 99, height: 2000, [fill(0, 0, 9, 9, .black)]))
    #expect(try writer.png(sample(scale: 2)) == first)
    #expect(try PictureWriter.forTests().png(sample(scale: 2)) == first)
  }

  @Test func `bitmaps keep their opacity`() throws {
    let components: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 1, 2, 3, 1, 9, 8, 7, 0]
    let bitmap = try #require(Bitmap(width: 2, height: 2, components: components))
    let bytes = try PNGWriter.bytes(of: bitmap, scale: 2)
    #expect(try PNGReader.bitmap(bytes) == bitmap)
    #expect(chunks(bytes).map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    let empty = try #require(Bitmap(width: 0, height: 0, components: []))
    #expect(throws: DrawingError.self) { try PNGWriter.bytes(of: empty) }
  }

  @Test func `files cut short are errors`() throws {
    let bytes = try PictureWriter.forTests().png(sample())
    for count in stride(from: 7, to: bytes.count - 12, by: 7) {
      let error = #expect(throws: DrawingError.self, "\(count) bytes") {
        try PNGReader.bitmap(Array(bytes[..<count]))
      }
      #expect(error?.message == "the PNG file is cut off")
    }
  }

  @Test(arguments: [
    ("", "the file is empty"), ("hello", "the file is not a PNG file"),
    (String(repeating: "hello", count: 99), "the file is not a PNG file"),
  ])
  func `files of other kinds are no PNG files that are cut off`(_ text: String, _ message: String) {
    let error = #expect(throws: DrawingError.self) { try PNGReader.bitmap(Array(text.utf8)) }
    #expect(error?.message == message)
    var check = PNGChunkCheck()
    check.add(Array(text.utf8.prefix(5)))
    #expect(check.flaw?.message == message)
  }

  @Test func `changed files are read or refused, never more`() throws {
    let bytes = try PictureWriter.forTests().png(sample())
    var random = SplitMix(seed: 7)
    var refused = 0
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      do { _ = try PNGReader.bitmap(changed) } catch { refused += 1 }
    }
    #expect(refused > 200)
  }

  @Test func `a size beyond all bounds is refused before anything is decoded`() throws {
    var bytes = try PictureWriter.forTests().png(sample())
    bytes.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
    let sum = crcOfHeader(bytes)
    bytes.replaceSubrange(29..<33, with: sum)
    let error = #expect(throws: DrawingError.self) { try PNGReader.bitmap(bytes) }
    #expect(error?.message.contains("100000×100000") == true)
  }

  /// The check sum over a file's first chunk.
  private func crcOfHeader(_ bytes: [UInt8]) -> [UInt8] {
    var sum: UInt32 = .max
    for byte in bytes[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }

  /// A file of 9 × 10 greys with 8 or 16 bits each, one below the other or in the seven passes of interlaced files.
  private func grid(isDeep: Bool, isInterlaced: Bool, gamma: UInt32?) throws -> [UInt8] {
    let (width, height) = (9, 10)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    file.appendChunk("IHDR", size + [isDeep ? 16 : 8, 0, 0, 0, isInterlaced ? 1 : 0])
    if let gamma { file.appendChunk("gAMA", gamma.bigEndianBytes) }
    // Where each pass begins, and how far apart its pixels lie.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        rows.append(0)
        for x in stride(from: left, to: width, by: across) {
          let grey = UInt8(truncatingIfNeeded: 31 * x + 57 * y)
          rows += isDeep ? [grey, grey] : [grey]
        }
      }
    }
    file.appendChunk("IDAT", try #require(Inflation.deflated(rows)))
    file.appendChunk("IEND", [])
    return file
  }

  @Test(arguments: [nil, 45_455, 100_000] as [UInt32?])
  func pixelsAreTheSameHoweverTheyStandInTheFile(gamma: UInt32?) throws {
    let plain = try PNGReader.bitmap(grid(isDeep: false, isInterlaced: false, gamma: gamma))
    #expect((plain.components[4 * 9] == 57) == (gamma != 100_000))
    for (isDeep, isInterlaced) in [(false, true), (true, false), (true, true)] {
      let file = try grid(isDeep: isDeep, isInterlaced: isInterlaced, gamma: gamma)
      let other = try PNGReader.bitmap(file)
      // With a gamma of its own, 16 bits are rounded once and 8 bits twice.
      let tolerance = isDeep && gamma == 100_000 ? 1 : 0
      #expect(
        zip(other.components, plain.components).allSatisfy { abs(Int($0) - Int($1)) <= tolerance },
        "\(isDeep) \(isInterlaced)")
    }
    #expect(
      try PNGReader.bitmap(grid(isDeep: true, isInterlaced: true, gamma: gamma))
        == PNGReader.bitmap(grid(isDeep: true, isInterlaced: false, gamma: gamma)))
  }

  @Test func aFileWithoutItsEndIsBroken() throws {
    let file = try grid(isDeep: false, isInterlaced: false, gamma: nil)
    #expect(throws: Never.self) { try PNGReader.bitmap(file) }
    for count in 1...12 {
      #expect(throws: DrawingError.self) { try PNGReader.bitmap(Array(file.dropLast(count))) }
    }
  }

  /// A file of one row of greys with 16 bits each.
  private func deepFile(greys: [UInt16], isInterlaced: Bool) throws -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let size = UInt32(greys.count).bigEndianBytes + UInt32(1).bigEndianBytes
    file.appendChunk("IHDR", size + [16, 0, 0, 0, isInterlaced ? 1 : 0])
    let row: [UInt8] =
      [0] + greys.flatMap { (grey: UInt16) -> [UInt8] in [UInt8(grey >> 8), UInt8(grey & 0xFF)] }
    // One pixel alone lies in the first pass of those that are interlaced.
    file.appendChunk("IDAT", try #require(Inflation.deflated(row)))
    file.appendChunk("IEND", [])
    return file
  }

  @Test(arguments: [0, 1, 100, 128, 239, 240, 255] as [UInt16])
  func sixteenBitsWithoutANoteOfGammaAreSRGB(level: UInt16) throws {
    for isInterlaced in [false, true] {
      let file = try deepFile(greys: [257 * level], isInterlaced: isInterlaced)
      let expected = [UInt8](repeating: UInt8(level), count: 3) + [255]
      #expect(try PNGReader.bitmap(file).components == expected)
      guard !isInterlaced else { continue }
      var rest = file[...]
      let reader = try PNGRowReader { buffer in
        let part = rest.prefix(buffer.count)
        buffer.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        return part.count
      }
      var row: [UInt32] = [0]
      try row.withUnsafeMutableBufferPointer { (row) throws(DrawingError) in try reader.readRow(into: row) }
      #expect(row.withUnsafeBytes { Array($0) } == expected)
    }
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
