import TableModel

/// Sees whether the outlines of a font stay within what may be drawn of one glyph.
///
/// A glyph of TrueType may be made of other glyphs, and these again. FreeType follows them as often as they are named: sixty
/// that each name the one before twice take it for ever, though the file has two kilobytes.
struct GlyphOutlines {
  /// The most points and parts of a glyph with all that it is made of; letters of people have some hundred.
  static let mostPoints = 10_000
  /// How deep glyphs may be made of others, and the most parts of all of them: several may stand in the same bytes.
  private static let (deepest, mostParts) = (16, 400_000)
  /// What a part says of itself: where its place is in two bytes each, how it is scaled, and whether another part follows.
  private enum PartFlag {
    static let (wide, scaled, more, scaledTwice, transformed) = (0x01, 0x08, 0x20, 0x40, 0x80)
  }

  private let glyphs: [UInt8]
  private let places: [UInt8]
  /// Whether places have four bytes; otherwise two, which count pairs.
  private let isLong: Bool
  /// The points of glyphs that were counted; 0 for others.
  private var counts: [Int]
  private var partCount = 0

  /// The outlines in the tables `glyf` and `loca`; `isLong` says how wide the numbers of the latter are.
  init(_ glyphs: [UInt8], places: [UInt8], isLong: Bool) {
    (self.glyphs, self.places, self.isLong) = (glyphs, places, isLong)
    counts = Array(repeating: 0, count: max(0, places.count / (isLong ? 4 : 2) - 1))
  }

  /// How many glyphs have a place.
  var glyphCount: Int { counts.count }

  /// Whether no glyph has too many points, or is made of itself.
  mutating func areDrawable() -> Bool {
    for glyph in counts.indices {
      guard let count = count(of: glyph, depth: 0), count <= GlyphOutlines.mostPoints else { return false }
    }
    return true
  }

  /// One more than the points and parts of a glyph; `nil` where these are too many.
  private mutating func count(of glyph: Int, depth: Int) -> Int? {
    guard depth < GlyphOutlines.deepest else { return nil }
    // Others do not exist, and are drawn as nothing.
    guard counts.indices.contains(glyph) else { return 1 }
    if counts[glyph] > 0 { return counts[glyph] }
    var count = 1
    let (start, end) = (place(of: glyph), place(of: glyph + 1))
    // FreeType takes a glyph that ends before it begins, or behind all, for one that goes on to the end.
    guard start <= end, end <= glyphs.count else { return nil }
    if start + 10 <= end {
      let contours = FontBytes.signed(glyphs, start)
      if contours > 0 {
        count += 1 + FontBytes.number(glyphs, start + 8 + 2 * contours, 2)
      } else if contours < 0 {
        guard let parts = parts(in: start + 10..<end, depth: depth) else { return nil }
        count += parts
      }
    }
    guard count <= GlyphOutlines.mostPoints else { return nil }
    counts[glyph] = count
    return count
  }

  /// The points of a glyph that is made of others, whose parts stand in some bytes; `nil` where these are too many.
  private mutating func parts(in bytes: Range<Int>, depth: Int) -> Int? {
    var (sum, offset, goesOn) = (0, bytes.lowerBound, true)
    while goesOn, offset + 4 <= bytes.upperBound {
      partCount += 1
      guard partCount <= GlyphOutlines.mostParts else { return nil }
      let (flags, glyph) = (FontBytes.number(glyphs, offset, 2), FontBytes.number(glyphs, offset + 2, 2))
      guard let count = count(of: glyph, depth: depth + 1) else { return nil }
      sum += count
      guard sum <= GlyphOutlines.mostPoints else { return nil }
      offset += flags & PartFlag.wide != 0 ? 8 : 6
      if flags & PartFlag.scaled != 0 {
        offset += 2
      } else if flags & PartFlag.scaledTwice != 0 {
        offset += 4
      } else if flags & PartFlag.transformed != 0 {
        offset += 8
      }
      goesOn = flags & PartFlag.more != 0
    }
    return sum
  }

  private func place(of glyph: Int) -> Int {
    isLong ? FontBytes.number(places, 4 * glyph, 4) : 2 * FontBytes.number(places, 2 * glyph, 2)
  }
}
