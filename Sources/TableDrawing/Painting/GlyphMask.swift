import CPangoCairo

/// The glyphs of a run put together, so that they are drawn at once.
struct GlyphMask {
  /// The most pixels of a mask.
  private static let areaLimit = 1 << 22

  private var glyphs: [(coverage: GlyphCoverage, x: Int, y: Int)] = []
  private var coverage: [UInt8] = []

  /// Begins another run.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
  }

  /// Adds a glyph whose origin lies in a pixel of the surface.
  mutating func add(_ glyph: GlyphCoverage, x: Int, y: Int) {
    if !glyph.pixels.isEmpty { glyphs.append((glyph, x + glyph.left, y + glyph.top)) }
  }

  /// Fills the glyphs with the context's source.
  ///
  /// - Returns: Whether that was possible; masks that are too large are left to Cairo.
  mutating func fill(on context: OpaquePointer) -> Bool {
    guard let first = glyphs.first else { return true }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for glyph in glyphs {
      left = min(left, glyph.x)
      top = min(top, glyph.y)
      right = max(right, glyph.x + glyph.coverage.width)
      bottom = max(bottom, glyph.y + glyph.coverage.height)
    }
    let (width, height) = (right - left, bottom - top)
    guard width <= GlyphMask.areaLimit, height <= GlyphMask.areaLimit else { return false }
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard stride > 0, stride * height <= GlyphMask.areaLimit else { return false }
    coverage.removeAll(keepingCapacity: true)
    coverage.append(contentsOf: repeatElement(0, count: stride * height))
    coverage.withUnsafeMutableBufferPointer { buffer in
      for glyph in glyphs {
        GlyphMask.add(glyph.coverage, to: buffer, at: (glyph.y - top) * stride + glyph.x - left, stride)
      }
      let mask = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      cairo_mask_surface(context, mask, Double(left), Double(top))
      cairo_surface_destroy(mask)
    }
    return true
  }

  /// Adds a glyph's coverage to what is there; where glyphs meet, their parts of a pixel add up.
  private static func add(
    _ glyph: GlyphCoverage, to target: UnsafeMutableBufferPointer<UInt8>, at start: Int, _ stride: Int
  ) {
    glyph.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<glyph.height {
        let from = row &* glyph.width
        let to = start &+ row &* stride
        for column in 0..<glyph.width {
          let sum = target[to &+ column] &+ pixels[from &+ column]
          target[to &+ column] = sum < pixels[from &+ column] ? 255 : sum
        }
      }
    }
  }
}
