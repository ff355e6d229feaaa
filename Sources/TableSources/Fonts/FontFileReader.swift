import Glibc
import TableModel

/// Reads what a font file of a stranger says of itself: its names and the measures of its lines.
///
/// Only what is needed of the file is read here, and each place is checked. That its glyphs can be drawn shows when they are.
package struct FontFileReader {
  /// The endings of files with one face, in small letters.
  package static let endings = ["ttf", "otf"]
  private static let (mostTables, mostNames, mostOfNames) = (64, 256, 1 << 16)
  /// Parts without which nothing can be drawn, those of which there must be one, and those with pictures of any size in the
  /// place of outlines.
  private static let (required, outlines, pictures) = (
    ["cmap", "head", "hhea", "hmtx", "maxp", "name"], ["glyf", "CFF ", "CFF2"], ["sbix", "CBDT"]
  )

  private let file: OpenFile
  private var tables: [String: Range<Int>] = [:]

  /// The face of a file within reach; the reason, as the rest of a sentence about the file, where there is none.
  package static func resource(at path: FilePath, within reach: SourceReach) -> Result<FontResource, Refusal>
  {
    do throws(SystemError) {
      let file = try reach.open(path)
      let status = try file.status()
      guard status.size <= FontResource.mostBytes else {
        return .failure(Refusal(message: "has more than \(FontResource.mostBytes >> 20) MB"))
      }
      var reader = FontFileReader(file: file)
      guard status.kind == .regular, let place = file.path ?? path.resolved,
        try reader.readTables(size: status.size), let font = try reader.resource(at: place, status.version)
      else { return .failure(Refusal(message: "is not a font, or is damaged")) }
      guard try reader.hasDrawableOutlines() else {
        return .failure(Refusal(message: "has letters that are pictures, or of too many points"))
      }
      return .success(font)
    } catch {
      return .failure(Refusal(message: "cannot be read: \(error.explanation)"))
    }
  }

  private init(file: OpenFile) { self.file = file }

  /// Reads where the parts of the file lie, and answers whether all are there that must be.
  private mutating func readTables(size: Int) throws(SystemError) -> Bool {
    let head = try file.read(at: 0, count: 12)
    guard head.count == 12, [0x0001_0000, 0x4F54_544F].contains(FontBytes.number(head, 0, 4)) else {
      return false
    }
    let count = FontBytes.number(head, 4, 2)
    guard (1...FontFileReader.mostTables).contains(count) else { return false }
    let entries = try file.read(at: 12, count: 16 * count)
    guard entries.count == 16 * count else { return false }
    for index in 0..<count {
      let (start, length) = (
        FontBytes.number(entries, 16 * index + 8, 4), FontBytes.number(entries, 16 * index + 12, 4)
      )
      let name = String(decoding: entries[16 * index..<16 * index + 4], as: UTF8.self)
      // Of two tables of a name others may read the other one.
      guard start + length <= size, tables.updateValue(start..<start + length, forKey: name) == nil else {
        return false
      }
    }
    return FontFileReader.required.allSatisfy { tables[$0] != nil }
      && FontFileReader.outlines.contains { tables[$0] != nil }
  }

  /// Whether letters are outlines, each of which can be drawn in little time.
  private func hasDrawableOutlines() throws(SystemError) -> Bool {
    let isThere = { (table: String) in tables[table]?.isEmpty == false }
    guard FontFileReader.outlines.contains(where: isThere),
      !FontFileReader.pictures.contains(where: isThere)
    else { return false }
    guard let range = tables["glyf"], let places = tables["loca"], let head = try part("head", atLeast: 54),
      let most = try part("maxp", atLeast: 6)
    else { return !isThere("glyf") }
    var outlines = GlyphOutlines(
      try file.read(at: range.lowerBound, count: range.count),
      places: try file.read(at: places.lowerBound, count: places.count),
      isLong: FontBytes.number(head, 50, 2) != 0)
    return outlines.glyphCount >= FontBytes.number(most, 4, 2) && outlines.areDrawable()
  }

  private func resource(at path: FilePath, _ version: FileVersion?) throws(SystemError) -> FontResource? {
    let (head, lines) = (try part("head", atLeast: 54), try part("hhea", atLeast: 36))
    let style = try part("OS/2", atLeast: 64)
    guard let head, let lines, case let units = Double(FontBytes.number(head, 18, 2)),
      (16...16_384).contains(units),
      let names = try names(), let name = names[6] ?? names[4]
    else { return nil }
    let measure = { (offset: Int) in Double(FontBytes.signed(lines, offset)) / units }
    let (ascent, descent, gap) = (measure(4), -measure(6), measure(8))
    guard (0...4).contains(ascent), (0...4).contains(descent), (0...4).contains(gap), ascent + descent > 0.1
    else {
      return nil
    }
    let slant = FontBytes.number(head, 44, 2) & 2 != 0
    return FontResource(
      postScriptName: name, family: names[16] ?? names[1] ?? name, path: path, version: version,
      weight: style.map { FontBytes.number($0, 4, 2) } ?? 400, isItalic: slant, ascent: ascent,
      descent: descent,
      lineGap: gap)
  }

  private func part(_ name: String, atLeast count: Int) throws(SystemError) -> [UInt8]? {
    guard let range = tables[name], range.count >= count else { return nil }
    let bytes = try file.read(at: range.lowerBound, count: count)
    return bytes.count == count ? bytes : nil
  }

  /// The names of the face by the numbers that OpenType gives them.
  private func names() throws(SystemError) -> [Int: String]? {
    guard let range = tables["name"], range.count >= 6 else { return nil }
    let bytes = try file.read(at: range.lowerBound, count: min(range.count, FontFileReader.mostOfNames))
    guard bytes.count >= 6 else { return nil }
    let (count, texts) = (
      min(FontBytes.number(bytes, 2, 2), FontFileReader.mostNames), FontBytes.number(bytes, 4, 2)
    )
    var names: [Int: String] = [:]
    for index in 0..<count {
      let entry = 6 + 12 * index
      guard entry + 12 <= bytes.count else { break }
      let (platform, language) = (FontBytes.number(bytes, entry, 2), FontBytes.number(bytes, entry + 4, 2))
      let id = FontBytes.number(bytes, entry + 6, 2)
      let (length, start) = (
        FontBytes.number(bytes, entry + 8, 2), texts + FontBytes.number(bytes, entry + 10, 2)
      )
      guard [1, 4, 6, 16].contains(id), start + length <= bytes.count, (1...512).contains(length) else {
        continue
      }
      let text = bytes[start..<start + length]
      switch (platform, language) {
      case (3, 0x409), (0, _): names[id] = FontBytes.utf16(text)
      case (1, 0) where names[id] == nil: names[id] = String(decoding: text, as: UTF8.self)
      default: break
      }
    }
    return names.filter { !$0.value.isEmpty }
  }
}
