import CPangoCairo

/// The parts that a font file says it has, checked before any of them is used.
///
/// Libraries that draw text make the best of a broken file and leave out what they cannot read: a picture would lack
/// letters, and nobody would be told.
struct FontTables {
  /// Tables without which no text can be drawn.
  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp"]
  /// Tables with glyphs, of which a font has one or more.
  private static let glyphs = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"]
  /// The longest table whose checksum is verified at once, in bytes; longer ones are when a glyph in them is empty.
  private static let longestVerified = 1 << 18
  /// Where the table `head` has the checksum of the whole file, which its own does not count.
  private static let adjustment = 8..<12

  /// Which tables must have the sums that the file says.
  enum Checksums {
    /// All of them.
    case ofAll
    /// Those that are short; others are taken on trust.
    case ofShortTables
    /// None: many fonts of projects were changed by programs that left the sums as they were.
    case ofNone
  }

  private let bytes: UnsafeRawBufferPointer

  private init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// What is wrong with a file's face, as the rest of a sentence about the file; `nil` where nothing is.
  ///
  static func flaw(
    in bytes: UnsafeRawBufferPointer, faceIndex: Int, checksums: Checksums = .ofShortTables
  ) -> String? {
    guard !bytes.isEmpty else { return "is empty or cannot be read" }
    let tables = FontTables(bytes)
    guard let directory = tables.directory(ofFace: faceIndex), let count = tables.number(at: directory + 4, 2)
    else { return "is not a font" }
    var names: Set<String> = []
    for index in 0..<count {
      let entry = directory + 12 + 16 * index
      guard let sum = tables.number(at: entry + 4, 4), let start = tables.number(at: entry + 8, 4),
        let length = tables.number(at: entry + 12, 4), start + length <= bytes.count
      else { return "is cut off" }
      let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      names.insert(name)
      guard
        checksums == .ofNone || checksums == .ofShortTables && length > longestVerified
          || tables.sum(of: start, length, isHead: name == "head") == sum
      else {
        return "is damaged: its table “\(name)” has changed"
      }
    }
    let isWhole = required.allSatisfy(names.contains) && glyphs.contains(where: names.contains)
    return isWhole ? nil : "lacks tables that every font has"
  }

  /// Where the list of a face's tables begins; `nil` where there is no such face.
  private func directory(ofFace index: Int) -> Int? {
    let (collection, trueType, openType) = (0x7474_6366, 0x0001_0000, 0x4F54_544F)
    switch number(at: 0, 4) {
    case collection:
      guard index >= 0, let count = number(at: 8, 4), index < count else { return nil }
      return number(at: 12 + 4 * index, 4)
    case trueType, openType: return index == 0 ? 0 : nil
    default: return nil
    }
  }

  private func number(at offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The sum of a table's numbers of four bytes; the bytes that the last one lacks count as 0.
  private func sum(of start: Int, _ length: Int, isHead: Bool) -> Int {
    let blocks = length & ~(FontTables.blockSize - 1)
    var sum = sum(ofBlocks: start..<start + blocks)
    for offset in blocks..<length {
      sum &+= UInt32(bytes[start + offset]) << UInt32(24 - 8 * (offset & 3))
    }
    if isHead, length >= FontTables.adjustment.upperBound {
      let offset = start + FontTables.adjustment.lowerBound
      sum &-= UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    return Int(sum)
  }

  /// The bytes that are added in one go.
  private static let blockSize = 32
  /// How many bytes fit into 16 bits one upon the other.
  private static let mostAdded = 256

  /// The sum of the numbers of four bytes in whole blocks.
  ///
  /// The first, second, third and fourth bytes are added apart, two of them in each lane, since that takes a third of
  /// the time of turning numbers round: it is done at each start of the program.
  private func sum(ofBlocks range: Range<Int>) -> UInt32 {
    let mask = SIMD8<UInt32>(repeating: 0x00FF_00FF)
    var total = SIMD8<UInt32>()
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, start + FontTables.mostAdded * FontTables.blockSize)
      var (outer, inner) = (SIMD8<UInt32>(), SIMD8<UInt32>())
      for offset in stride(from: start, to: end, by: FontTables.blockSize) {
        let numbers = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
        outer &+= numbers & mask
        inner &+= (numbers &>> 8) & mask
      }
      // Numbers are loaded with the first byte lowest.
      total &+= outer &<< 24 &+ (outer &>> 16) &<< 8
      total &+= inner &<< 16 &+ inner &>> 16
      start = end
    }
    return total.wrappedSum()
  }
}

/// Scripts as HarfBuzz numbers them: the four letters of the ISO 15924 code as one number.
enum ScriptTag {
  static let common = tag("Zyyy")
  private static let inherited = tag("Zinh")
  private static let unknown = tag("Zzzz")
  static let latin = tag("Latn")
  static let greek = tag("Grek")
  static let cyrillic = tag("Cyrl")
  static let han = tag("Hani")
  static let hiragana = tag("Hira")
  static let katakana = tag("Kana")
  static let hangul = tag("Hang")

  /// Whether characters of a script go with those around them.
  static func isNeutral(_ script: UInt32) -> Bool {
    script == common || script == inherited || script == unknown
  }

  /// Whether a character may touch its neighbours, or lie over them: it does in scripts that write words in one stroke,
  /// or put signs around letters, of which there are many.
  static func joinsLetters(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    return !isNeutral(script) && ![latin, greek, cyrillic, han, hiragana, katakana, hangul].contains(script)
  }

  static func tag(_ code: String) -> UInt32 {
    code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
