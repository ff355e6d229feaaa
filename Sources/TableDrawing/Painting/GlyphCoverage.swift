/// How much of each pixel a glyph covers, at one size and one fraction of a pixel.
struct GlyphCoverage {
  /// The pixels from the glyph's whole pixel to its left edge.
  let left: Int
  /// The rows from the glyph's whole pixel down to its upper edge; negative above the baseline.
  let top: Int
  /// The pixels of a row.
  let width: Int
  /// The rows.
  let height: Int
  /// The coverage of each pixel from 0 to 255, row by row from the upper edge.
  let pixels: [UInt8]

  /// The coverage of a glyph without anything to see.
  static let empty = GlyphCoverage(left: 0, top: 0, width: 0, height: 0, pixels: [])
}
