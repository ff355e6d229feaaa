/// Which numbers of a row are like those above them, and which like those before them: a bit for each, by 64 in a word.
///
/// Letters are made of short runs of both, and what comes next is found by counting bits several times as fast as by
/// looking at one number after the other.
struct NumberLikeness {
  /// Set where a number is the one above.
  private let above: UnsafeMutableBufferPointer<UInt64>
  /// Set where a number is the one before, as far as the row was looked at.
  private let before: UnsafeMutableBufferPointer<UInt64>

  /// Looks at those blocks of a row that have changed, all others being as above, with room for as many words as
  /// `wordCount(forWidth:)` says.
  init(
    of row: UnsafePointer<UInt8>, above old: UnsafePointer<UInt8>?, width: Int, _ changed: ColumnBlocks,
    in memory: UnsafeMutableBufferPointer<UInt64>
  ) {
    let half = memory.count / 2
    above = UnsafeMutableBufferPointer(rebasing: memory[..<half])
    before = UnsafeMutableBufferPointer(rebasing: memory[half..<2 * half])
    memory.update(repeating: 0)
    if old != nil {
      above[..<(width / 64)].update(repeating: .max)
      above[width / 64] = 1 &<< UInt64(width % 64) &- 1
    }
    changed.visit(below: width) { columns in
      let (word, place) = (columns.lowerBound / 64, UInt64(columns.lowerBound % 64))
      let start = row + columns.lowerBound
      if let old {
        let bits = Self.bits(start, old + columns.lowerBound, columns.count)
        above[word] &= ~((1 &<< UInt64(columns.count) &- 1) &<< place) | bits &<< place
      }
      // Nothing comes before the first number.
      let first = columns.lowerBound == 0 ? 1 : 0
      let bits = Self.bits(start + first, start + (first - 1), columns.count - first)
      before[word] |= bits &<< (place &+ UInt64(first))
    }
  }

  /// The words that a row needs: two for each 64 numbers and some for what lies behind the last.
  static func wordCount(forWidth width: Int) -> Int { 2 * (width / 64 + 3) }

  /// Whether from a place on so many numbers are as above that it is worth saying.
  @inline(__always)
  func isAbove(at x: Int) -> Bool { window(above, x) & 0b111 == 0b111 }

  /// Whether after a place so many numbers are like the one there that it is worth saying.
  @inline(__always)
  func isRun(at x: Int) -> Bool { window(before, x &+ 1) & 0b111 == 0b111 }

  /// How many numbers from a place on are as above.
  @inline(__always)
  func aboveLength(at x: Int) -> Int { ones(above, x) }

  /// How many numbers after a place are known to be like the one there.
  @inline(__always)
  func runLength(at x: Int) -> Int { ones(before, x &+ 1) }

  /// How many numbers from a place on are neither the first of those as above nor of a run; fewer where there are many.
  @inline(__always)
  func plainLength(at x: Int) -> Int {
    let (above, before) = (window(above, x), window(before, x &+ 1))
    let starts = (above & above &>> 1 & above &>> 2) | (before & before &>> 1 & before &>> 2)
    return min(starts.trailingZeroBitCount, 64 - 2)
  }

  /// 64 bits from a place on.
  @inline(__always)
  private func window(_ words: UnsafeMutableBufferPointer<UInt64>, _ x: Int) -> UInt64 {
    let (word, bit) = (x &>> 6, UInt64(x & 63))
    return words[word] &>> bit | (words[word &+ 1] &<< 1) &<< (63 &- bit)
  }

  /// The number of bits from a place on that are set.
  @inline(__always)
  private func ones(_ words: UnsafeMutableBufferPointer<UInt64>, _ x: Int) -> Int {
    var count = 0
    while true {
      let length = (~window(words, x &+ count)).trailingZeroBitCount
      count &+= length
      if length < 64 { return count }
    }
  }

  /// A bit for each of up to 16 bytes that is like another, the first in the lowest.
  @inline(__always)
  private static func bits(
    _ bytes: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, _ count: Int
  ) -> UInt64 {
    guard count == ColumnBlocks.width else {
      return (0..<count).reduce(0) { $0 | (bytes[$1] == others[$1] ? 1 : 0) &<< UInt64($1) }
    }
    return ByteRuns.alike16(bytes, others)
  }
}
