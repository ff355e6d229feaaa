/// Compresses pictures of flat areas as a zlib stream, several times as fast as zlib and up to a third larger.
///
/// Each call of `append` with pixels makes one block with a code of its own.
final class FlatDeflater {
  /// The farthest that deflate can reach back, in bytes.
  private static let reach = 32_768
  /// The bits of the longest pattern.
  private static let longestPattern = 14
  /// The shortest repeat of each of deflate's 29 length symbols, and the bits that follow it.
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227,
    258,
  ]
  private static let lengthExtraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// More than the bytes of a block's lengths of patterns and what the writer needs after the last bit.
  private static let headRoom = 512

  private var tokenizer = RowTokenizer()
  private var tokens: PixelTokens { tokenizer.tokens }
  private let lengthSymbols: [Int]
  private let before = Distance(3)
  private var width = 0
  private var above = Distance(1)
  private var block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 12, alignment: 8)
  private var total = RowSum.Total()
  private var rest = BitWriter.Rest()
  private var hasBegun = false

  init() {
    lengthSymbols = (0...258).map { length in
      FlatDeflater.lengthBases.lastIndex { $0 <= length } ?? 0
    }
  }

  deinit {
    block.deallocate()
  }

  /// Begins a stream of rows of a width in pixels of three bytes, and says whether deflate can reach back over a row.
  func begin(width: Int) -> Bool {
    let length = 3 * width + 1
    guard width > 0, length <= FlatDeflater.reach else { return false }
    self.width = width
    above = Distance(length)
    total = RowSum.Total()
    rest = BitWriter.Rest()
    hasBegun = false
    tokenizer.begin()
    return true
  }

  /// Compresses rows of pixels, each `0x..RRGGBB`; their unused bits must be alike.
  func append(_ pixels: UnsafeBufferPointer<UInt32>, to output: inout [UInt8]) {
    guard width > 0, pixels.count >= width else { return }
    tokenizer.append(pixels, width: width) { sum in
      total = sum.appended(to: total, byteCount: 3 * width + 1)
    }
    appendBlock(to: &output)
  }

  /// Ends the stream.
  func finish(_ output: inout [UInt8]) {
    if !tokens.tokens.isEmpty { appendBlock(to: &output) }
    let block = [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      var writer = BitWriter(target, after: rest)
      // A last block with the fixed code and nothing in it, then zeros up to a whole byte.
      writer.put(0b011, 3 + 7)
      writer.put(0, (8 - writer.rest.count % 8) % 8)
      writer.flush()
      count = writer.count
    }
    output += block
    output += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: total.adler >> $0) }
  }

  private func appendBlock(to output: inout [UInt8]) {
    if !hasBegun { output += [0x78, 0x01] }
    hasBegun = true
    var symbolCounts = tokens.byteCounts + [1] + [Int](repeating: 0, count: 29)
    let lengthCounts = tokens.lengthCounts
    for (length, count) in lengthCounts.enumerated() where count > 0 {
      symbolCounts[257 + lengthSymbols[length]] += count
    }
    var distanceCounts = [Int](repeating: 0, count: 30)
    distanceCounts[above.symbol] += tokens.aboveCount
    distanceCounts[before.symbol] += tokens.beforeCount
    let symbols = HuffmanCode(frequencies: symbolCounts, longest: FlatDeflater.longestPattern)
    let distances = HuffmanCode(frequencies: distanceCounts, longest: FlatDeflater.longestPattern)
    var bits = tokens.aboveCount * above.extraBits + tokens.beforeCount * before.extraBits
    for (count, length) in zip(symbolCounts, symbols.lengths) { bits += count * Int(length) }
    for (count, length) in zip(distanceCounts, distances.lengths) { bits += count * Int(length) }
    for (length, count) in lengthCounts.enumerated() {
      bits += count * FlatDeflater.lengthExtraBits[lengthSymbols[length]]
    }
    let room = bits / 8 + FlatDeflater.headRoom
    if block.count < room {
      block.deallocate()
      block = .allocate(byteCount: 2 * room, alignment: 8)
    }
    guard let target = block.baseAddress else { return }
    var writer = BitWriter(target, after: rest)
    writeHead(symbols, distances, to: &writer)
    writeTokens(symbols, distances, to: &writer)
    rest = writer.rest
    output += UnsafeRawBufferPointer(start: target, count: writer.count)
    tokens.removeAll()
  }

  /// Writes the lengths of the patterns, each in 4 bits.
  private func writeHead(_ symbols: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    let dynamicCode: UInt64 = 0b100
    writer.put(dynamicCode, 3)
    writer.put(UInt64(symbols.lengths.count - 257), 5)
    writer.put(UInt64(distances.lengths.count - 1), 5)
    writer.put(19 - 4, 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order {
      writer.put(symbol < 16 ? 4 : 0, 3)
      writer.flush()
    }
    let code = HuffmanCode(lengths: [UInt8](repeating: 4, count: 16))
    for length in symbols.lengths + distances.lengths {
      writer.put(UInt64(code.patterns[Int(length)]), 4)
      writer.flush()
    }
  }

  private func writeTokens(_ symbols: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter) {
    let bytes = (0..<256).map { Bits(symbols, $0) }
    let lengths = (0...258).map { length in
      let symbol = lengthSymbols[length]
      return Bits(symbols, 257 + symbol).followed(
        by: max(0, length - FlatDeflater.lengthBases[symbol]), FlatDeflater.lengthExtraBits[symbol])
    }
    let above = Bits(distances, above.symbol).followed(by: above.extra, above.extraBits)
    let before = Bits(distances, before.symbol).followed(by: before.extra, before.extraBits)
    let end = Bits(symbols, 256)
    bytes.withUnsafeBufferPointer { bytes in
      lengths.withUnsafeBufferPointer { lengths in
        for token in tokens.tokens {
          if token & PixelToken.repeatFlag != 0 {
            lengths[Int(token & 0xFFFF)].write(to: &writer)
            (token & PixelToken.aboveFlag == 0 ? before : above).write(to: &writer)
          } else if token & PixelToken.byteFlag != 0 {
            bytes[Int(token & 0xFF)].write(to: &writer)
          } else {
            bytes[Int(token >> 16)].write(to: &writer)
            bytes[Int(token >> 8 & 0xFF)].write(to: &writer)
            bytes[Int(token & 0xFF)].write(to: &writer)
          }
          writer.flush()
        }
      }
    }
    end.write(to: &writer)
    writer.flush()
  }
}

/// A symbol's pattern with what follows it.
private struct Bits {
  private var bits: UInt64
  private var count: UInt64

  init(_ code: HuffmanCode, _ symbol: Int) {
    bits = UInt64(code.patterns[symbol])
    count = UInt64(code.lengths[symbol])
  }

  func followed(by extra: Int, _ extraCount: Int) -> Bits {
    var bits = self
    bits.bits |= UInt64(extra) << count
    bits.count += UInt64(extraCount)
    return bits
  }

  @inline(__always)
  func write(to writer: inout BitWriter) {
    writer.put(bits, count)
  }
}

/// A distance in bytes as deflate writes it: a symbol and some bits more.
private struct Distance {
  let symbol: Int
  let extra: Int
  let extraBits: Int

  init(_ bytes: Int) {
    var symbol = 0
    var base = 1
    var extraBits = 0
    while base + (1 << extraBits) <= bytes {
      base += 1 << extraBits
      symbol += 1
      extraBits = symbol < 4 ? 0 : symbol / 2 - 1
    }
    self.symbol = symbol
    self.extraBits = extraBits
    extra = bytes - base
  }
}
