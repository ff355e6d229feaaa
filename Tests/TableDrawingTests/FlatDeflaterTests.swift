import CPangoCairo
import TableModel
import TestSupport
import Testing

@testable import TableDrawing

@Suite struct FlatDeflaterTests {
  /// What zlib makes of a stream.
  private func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0xEE, count: count + 1)
    var length = UInt(bytes.count)
    guard uncompress(&bytes, &length, stream, UInt(stream.count)) == Z_OK, length == count else { return nil }
    return Array(bytes[..<count])
  }

  /// The bytes of an RGB picture with a zero before each row.
  private func bytes(_ pixels: [UInt32], width: Int) -> [UInt8] {
    pixels.enumerated().flatMap { index, pixel in
      (index % width == 0 ? [0] : []) + [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  private func compress(
    _ pixels: [UInt32], width: Int, bandHeight: Int, with deflater: FlatDeflater = FlatDeflater()
  ) throws -> [UInt8] {
    try #require(deflater.begin(width: width))
    var stream: [UInt8] = []
    for start in stride(from: 0, to: pixels.count, by: width * bandHeight) {
      pixels[start..<min(pixels.count, start + width * bandHeight)].withUnsafeBufferPointer {
        deflater.append($0, to: &stream)
      }
    }
    deflater.finish(&stream)
    return stream
  }

  @Test(arguments: [1, 2, 3, 5, 85, 86, 87, 88, 257, 1000, 10_922], [1, 3, 64])
  func `zlib reads what is written`(width: Int, bandHeight: Int) throws {
    var random = SplitMix(seed: UInt64(width))
    let deflater = FlatDeflater()
    for colors in [1, 2, 3, 40, 1 << 24] as [UInt32] {
      var pixels: [UInt32] = []
      while pixels.count < width * 7 {
        let color = UInt32.random(in: 0..<colors, using: &random) &* 0x5F356 & 0xFFFFFF
        let run = Bool.random(using: &random) ? 1 : Int.random(in: 1...min(900, 2 * width), using: &random)
        if pixels.count >= width, Bool.random(using: &random) {
          for _ in 0..<run { pixels.append(pixels[pixels.count - width]) }
        } else {
          pixels += [UInt32](repeating: color, count: run)
        }
      }
      pixels.removeLast(pixels.count - width * 7)
      let stream = try compress(pixels, width: width, bandHeight: bandHeight, with: deflater)
      let expected = bytes(pixels, width: width)
      #expect(inflate(stream, count: expected.count) == expected, "\(colors) colours")
    }
  }

  @Test func `rows longer than deflate can reach back are left to zlib`() throws {
    #expect(!FlatDeflater().begin(width: 10_923))
    #expect(!FlatDeflater().begin(width: 0))
    let bitmap = try rampBitmap(width: 10_923, height: 2)
    #expect(try PNGReader.bitmap(PNGWriter.bytes(of: bitmap, options: .fast)) == bitmap)
  }

  @Test func `flat pictures become small`() throws {
    let pixels = [UInt32](repeating: 0x123456, count: 640 * 960)
    #expect(try compress(pixels, width: 640, bandHeight: 1024).count < 16_000)
  }

  @Test(
    arguments: [
      [0, 0, 0], [5, 0, 0], [1, 1, 0], [1, 2, 3, 4, 5], (0..<40).map { 1 << $0 },
      [Int](repeating: 1, count: 286),
    ].map(Long.init))
  func `codes are complete and no code is too long`(_ list: Long<[Int]>) {
    let frequencies = list.value
    let code = HuffmanCode(frequencies: frequencies, longest: 14)
    #expect(code.lengths.allSatisfy { $0 <= 14 })
    let space = code.lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (14 - Int($1)) : 0) }
    #expect(space == 1 << 14)
    for (frequency, length) in zip(frequencies, code.lengths) where frequency > 0 { #expect(length > 0) }
  }
}

@Suite struct InflationTests {
  @Test(arguments: [0, 1, 100, 70_000]) func streamsAreThoseOfZlib(count: Int) throws {
    var random = SplitMix(seed: 5)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0..<9, using: &random) }
    let stream = try #require(Inflation.deflated(bytes))
    #expect(Inflation.inflated(stream, atMost: 1 << 20) == bytes)
    #expect(count == 0 || Inflation.inflated(stream, atMost: count - 1) == nil)
    #expect(Inflation.inflated(Array(stream.dropLast()), atMost: 1 << 20) == nil)
    #expect(Inflation.inflated(stream + [0], atMost: 1 << 20) == nil)
    var (unpacked, length) = ([UInt8](repeating: 1, count: count + 1), UInt(count + 1))
    #expect(uncompress(&unpacked, &length, stream, UInt(stream.count)) == Z_OK)
    #expect(Array(unpacked.prefix(Int(length))) == bytes)
  }

  @Test func whatIsNoStreamIsNone() { #expect(Inflation.inflated([1, 2, 3], atMost: 10) == nil) }
}
