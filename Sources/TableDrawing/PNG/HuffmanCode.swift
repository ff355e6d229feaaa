/// Bit patterns for a set of symbols, the shorter the more often a symbol occurs, as deflate builds them.
struct HuffmanCode {
  /// The bits that hold any symbol of deflate's.
  private static let symbolBits = 9

  /// The bits of each symbol's pattern; 0 for symbols that do not occur.
  let lengths: [UInt8]
  /// Each symbol's pattern, the bit that is sent first lowest.
  let patterns: [UInt16]

  /// The code for symbols that occur as often as told, no pattern longer than `longest` bits.
  init(frequencies: [Int], longest: Int) {
    self.init(lengths: HuffmanCode.lengths(frequencies, longest))
  }

  /// The one code that patterns of these lengths can have.
  init(lengths: [UInt8]) {
    var counts = [Int](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [Int](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    self.lengths = lengths
    patterns = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return HuffmanCode.reversed(next[Int(length)], length: Int(length))
    }
  }

  private static func reversed(_ pattern: Int, length: Int) -> UInt16 {
    (0..<length).reduce(0) { $0 << 1 | UInt16(pattern >> $1 & 1) }
  }

  /// Huffman's lengths; where some are too long, they are cut and shorter ones made longer until all fit.
  private static func lengths(_ frequencies: [Int], _ longest: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The frequency above the symbol in one number: numbers sort faster than pairs, and the order is the same.
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .map { frequencies[$0] << symbolBits | $0 }.sorted().map { $0 & (1 << symbolBits - 1) }
    guard symbols.count > 1 else {
      // Readers want a complete code: two patterns of one bit, even where only one is used.
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
