import CPangoCairo
import Testing

@testable import TableDrawing

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
