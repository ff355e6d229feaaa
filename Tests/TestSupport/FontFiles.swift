/// Small font files, whose letters are all one black box.
public enum FontFiles {
  /// A TrueType font of a PostScript name with a box, 500 of 1,000 units wide and 700 high, for each letter from A to Z.
  ///
  /// `glyphs` are the second glyph and all behind it, in the place of the box, `places` where glyphs begin and end, in pairs of
  /// bytes, if not where they do, and `more` further tables.
  public static func font(
    named name: String, family: String, ascent: Int = 800, descent: Int = -200, box: Int = 400,
    glyphs: [[UInt8]]? = nil, places ownPlaces: [Int]? = nil, more: [(String, [UInt8])] = []
  ) -> [UInt8] {
    let glyphs = glyphs ?? [glyph(box: box)]
    let places = ownPlaces ?? glyphs.reduce(into: [0, 0]) { $0.append($0[$0.count - 1] + $1.count / 2) }
    let tables: [(String, [UInt8])] =
      [
        ("OS/2", style), ("cmap", characters), ("glyf", glyphs.flatMap(\.self)), ("head", head),
        ("hhea", lines(ascent, descent)),
        ("hmtx", ([500, 0, 500, 50] + glyphs.dropFirst().map { _ in 0 }).flatMap(short)),
        ("loca", places.flatMap(short)),
        (
          "maxp",
          long(0x1_0000) + [1 + glyphs.count, 8, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0xFFFF, 0xFFFF].flatMap(short)
        ),
        ("name", names([(1, family), (6, name)])),
        ("post", long(0x3_0000) + [UInt8](repeating: 0, count: 28)),
      ] + more
    var (list, content) = ([UInt8](), [UInt8]())
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      list += Array(tag.utf8) + long(0) + long(start + content.count) + long(bytes.count)
      content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return long(0x1_0000) + [tables.count, 128, 3, 32].flatMap(short) + list + content
  }

  private static func short(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  private static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number & 0xFFFF) }

  private static let head =
    long(0x1_0000) + long(0x1_0000) + long(0) + long(0x5F0F_3CF5) + short(3) + short(1_000)
    + [UInt8](repeating: 0, count: 16) + [0, 0, 500, 700, 0, 8, 2, 0, 0].flatMap(short)

  private static func lines(_ ascent: Int, _ descent: Int) -> [UInt8] {
    long(0x1_0000) + [ascent, descent, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, 2].flatMap(short)
  }

  private static let style = [4, 500, 400].flatMap(short) + [UInt8](repeating: 0, count: 90)

  /// The letters from A to Z are the second glyph, by a list of ranges that ends with the last character.
  private static let characters: [UInt8] = {
    let (first, last, end) = (0x41, 0x5A, 0xFFFF)
    let indices = (first...last).flatMap { _ in short(1) }
    let ranges = [last, end, 0, first, end, 0, 1, 4, 0].flatMap(short)
    let table = [4, 16 + ranges.count - 2 + indices.count, 0, 4, 4, 1, 0].flatMap(short) + ranges + indices
    return [0, 1, 3, 1].flatMap(short) + long(12) + table
  }()

  /// A glyph that is made of others, by their numbers.
  public static func glyph(of parts: [Int]) -> [UInt8] {
    [0xFFFF, 50, 0, 450, 700].flatMap(short)
      + parts.enumerated().flatMap { index, part in
        [index + 1 < parts.count ? 0x23 : 0x03, part, 0, 0].flatMap(short)
      }
  }

  /// A glyph of one line around so many points.
  public static func glyph(ofPoints count: Int) -> [UInt8] {
    let places = [UInt8](repeating: 1, count: count)
    let bytes =
      [1, 0, 0, 500, 700, count - 1, 0].flatMap(short) + [UInt8](repeating: 0x37, count: count) + places
      + places
    return bytes + (bytes.count % 2 == 0 ? [] : [0])
  }

  /// A glyph with a box.
  public static func glyph(box: Int) -> [UInt8] {
    [1, 50, 0, 50 + box, 700, 3, 0].flatMap(short) + [1, 1, 1, 1] + [50, box, 0, -box].flatMap(short)
      + [0, 0, 700, 0].flatMap(short)
  }

  private static func names(_ entries: [(id: Int, text: String)]) -> [UInt8] {
    var (list, texts) = ([UInt8](), [UInt8]())
    for (id, text) in entries {
      let bytes = text.utf16.flatMap { short(Int($0)) }
      list += [3, 1, 0x409, id, bytes.count, texts.count].flatMap(short)
      texts += bytes
    }
    return [0, entries.count, 6 + list.count].flatMap(short) + list + texts
  }
}
