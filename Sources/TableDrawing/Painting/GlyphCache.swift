import TableModel

/// The coverage of glyphs that were drawn before, by face, size and fraction of a pixel.
///
/// Glyphs stand at eighths of a pixel, so that the letters of a text share their coverage; nobody sees a 16th.
final class GlyphCache {
  /// The parts of a pixel that a glyph may stand at.
  private static let fractions = 8.0
  /// The bytes of coverage that are kept before the store starts over.
  private static let byteLimit = 1 << 20

  /// A face at a size.
  private struct Strike: Hashable {
    let face: ObjectIdentifier
    let scaleX: Double
    let scaleY: Double
  }

  /// What a glyph covers, if it has an outline that is small enough.
  enum Entry {
    case coverage(GlyphCoverage)
    case tooLarge
  }

  private let rasteriser = GlyphRasteriser()
  private var strikes: [Strike: [UInt64: Entry]] = [:]
  private var bytes = 0

  /// The nearest place that glyphs are kept for.
  static func snapped(_ pixels: Double) -> Double {
    (pixels * fractions).rounded() / fractions
  }

  /// What a glyph covers whose origin lies at fractions of a pixel, both in 0..<1 and snapped.
  func coverage(
    of glyph: UInt32, outline: Path, face: GlyphFace, x: Double, y: Double, scaleX: Double, scaleY: Double
  ) -> Entry {
    let strike = Strike(face: ObjectIdentifier(face), scaleX: scaleX, scaleY: scaleY)
    let places = (x * GlyphCache.fractions, y * GlyphCache.fractions)
    let key = UInt64(glyph) << 16 | UInt64(places.0) << 8 | UInt64(places.1)
    if let entry = strikes[strike]?[key] { return entry }
    let coverage = rasteriser.coverage(of: outline, x: x, y: y, scaleX: scaleX, scaleY: scaleY)
    bytes += (coverage?.pixels.count ?? 0) + MemoryLayout<GlyphCoverage>.size
    if bytes > GlyphCache.byteLimit {
      strikes.removeAll()
      bytes = coverage?.pixels.count ?? 0
    }
    let entry = coverage.map(Entry.coverage) ?? .tooLarge
    strikes[strike, default: [:]][key] = entry
    return entry
  }
}
