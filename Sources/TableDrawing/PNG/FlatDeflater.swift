import Glibc

/// Compresses pictures of flat areas as a zlib stream, several times as fast as zlib and up to a third larger.
///
/// Each call of `append` with pixels makes one block with a code of its own.
final class FlatDeflater {
  /// The farthest that deflate can reach back, in bytes.
  private static let reach = 32_768
  /// The greatest code length, in bits.
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

  /// More than the bytes of a block's code lengths and what the writer needs after the last bit.
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

  /// Writes the code lengths, each in 4 bits.
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
      writer.put(UInt64(code.codes[Int(length)]), 4)
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

/// A symbol's code with what follows it.
private struct Bits {
  private var bits: UInt64
  private var count: UInt64

  init(_ code: HuffmanCode, _ symbol: Int) {
    bits = UInt64(code.codes[symbol])
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

/// Writes bits into memory, the first one lowest.
///
/// The memory must hold 8 bytes more than are written.
struct BitWriter {
  /// Bits that do not fill a byte yet.
  struct Rest {
    var bits: UInt64 = 0
    var count: UInt64 = 0
  }

  private let target: UnsafeMutableRawPointer
  /// The whole bytes written so far.
  private(set) var count = 0
  /// What is left over.
  private(set) var rest: Rest

  init(_ target: UnsafeMutableRawPointer, after rest: Rest) {
    self.target = target
    self.rest = rest
  }

  /// Appends bits; at most 56 between two calls of `flush`.
  @inline(__always)
  mutating func put(_ bits: UInt64, _ count: UInt64) {
    rest.bits |= bits &<< rest.count
    rest.count &+= count
  }

  /// Moves whole bytes to the memory.
  @inline(__always)
  mutating func flush() {
    target.storeBytes(of: rest.bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(rest.count &>> 3)
    rest.bits &>>= rest.count & ~7
    rest.count &= 7
  }
}

/// Codes for a set of symbols, the shorter the more often a symbol occurs, as deflate builds them.
struct HuffmanCode {
  /// The bits that hold any symbol of deflate's.
  private static let symbolBits = 9

  /// The code length of each symbol, in bits; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// Each symbol's code, the bit that is sent first lowest.
  let codes: [UInt16]

  /// The code for symbols that occur as often as told, no code length above `longest` bits.
  init(frequencies: [Int], longest: Int) {
    self.init(lengths: HuffmanCode.lengths(frequencies, longest))
  }

  /// The one code that these code lengths can have.
  init(lengths: [UInt8]) {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    self.lengths = lengths
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return HuffmanCode.reversed(next[Int(length)], length: Int(length))
    }
  }

  private static func reversed(_ code: Int, length: Int) -> UInt16 {
    (0..<length).reduce(0) { $0 << 1 | UInt16(code >> $1 & 1) }
  }

  /// Huffman's lengths; where some are too long, they are cut and shorter ones made longer until all fit.
  private static func lengths(_ frequencies: [Int], _ longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The frequency above the symbol in one number: numbers sort faster than pairs, and the order is the same.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { frequencies[$0] << symbolBits | $0 }.sorted().map { $0 & (1 << symbolBits - 1) }
    guard symbols.count > 1 else {
      // Readers want a complete code: two codes of one bit, even where only one is used.
      let only = symbols.first ?? 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
      return lengths
    }
    var counts = [Int](repeating: 0, count: longest + 1)
    for depth in depths(symbols.map { frequencies[$0] }) { counts[min(depth, longest)] += 1 }
    var space = (1...longest).reduce(0) { $0 + (counts[$1] << (longest - $1)) }
    while space > 1 << longest {
      guard let length = (1..<longest).last(where: { counts[$0] > 0 }) else { break }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[longest] -= 1
      space -= 1
    }
    var place = 0
    for length in (1...longest).reversed() {
      for _ in 0..<counts[length] {
        lengths[symbols[place]] = UInt8(length)
        place += 1
      }
    }
    return lengths
  }

  /// How deep each weight lies in the tree that joins the two lightest again and again; weights rise.
  private static func depths(_ weights: [Int]) -> [Int] {
    var weights = weights
    let count = weights.count
    var parents = [Int](repeating: 0, count: 2 * count)
    var leaf = 0
    var branch = count
    while weights.count < 2 * count - 1 {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (branch >= weights.count || weights[leaf] <= weights[branch])
        let lightest = takesLeaf ? leaf : branch
        if takesLeaf { leaf += 1 } else { branch += 1 }
        sum += weights[lightest]
        parents[lightest] = weights.count
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * count)
    for node in (0..<(2 * count - 2)).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }
}

/// Finds what repeats in rows of pixels that come several at a time.
struct RowTokenizer {
  let tokens = PixelTokens()
  private var lastRow: [UInt32] = []
  private var sum = RowSum()

  /// Forgets all rows.
  mutating func begin() {
    tokens.removeAll()
    lastRow.removeAll(keepingCapacity: true)
    sum = RowSum()
  }

  /// Appends the tokens of rows of pixels, each `0x..RRGGBB`, whose unused bits must be alike.
  ///
  /// After each row a function gets what it adds to a checksum.
  @inline(__always)
  mutating func append(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int,
    _ body: (RowSum) -> Void
  ) {
    guard let first = pixels.baseAddress, width > 0, pixels.count >= width else { return }
    let height = pixels.count / width
    var sum = sum
    lastRow.withUnsafeBufferPointer { lastRow in
      // What is left of another picture, or an empty array's address, is no row above.
      var above = lastRow.count == width ? lastRow.baseAddress : nil
      for y in 0..<height {
        let row = first + y * width
        if let above, memcmp(row, above, 4 * width) == 0 {
          tokens.appendCopy(length: 3 * width + 1)
        } else {
          tokens.append(row, above: above, width: width, &sum)
        }
        body(sum)
        above = row
      }
    }
    self.sum = sum
    lastRow.removeAll(keepingCapacity: true)
    lastRow.append(contentsOf: pixels[((height - 1) * width)..<(height * width)])
  }
}
