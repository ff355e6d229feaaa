import CPangoCairo
import TableModel

/// The outlines of a run of glyphs in pixels, filled by FreeType's exact rasteriser and drawn at once.
///
/// It takes a fraction of the time of Cairo's, which samples each row of pixels fifteen times. Each glyph goes
/// through it by itself, since its time grows with the square of the edges in a row.
struct GlyphMask {
  /// The most points and the farthest coordinate, in 64ths of a pixel, that FreeType takes.
  private static let pointLimit = Int(Int16.max)
  private static let coordinateLimit = 16_000.0 * 64
  /// The most pixels of a mask.
  private static let areaLimit = 1 << 22

  private let library = FreeTypeLibrary()
  private var glyphs: [(firstPoint: Int, firstContour: Int)] = []
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contours: [Int16] = []
  private var coverage: [UInt8] = []
  private var isTooLarge = false

  /// Begins another run.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    isTooLarge = false
  }

  /// Adds a glyph's outline at a place of the surface.
  ///
  /// - Parameters:
  ///   - outline: The outline in its font's units.
  ///   - x: The distance of the glyph's origin from the surface's left edge, in pixels.
  ///   - y: The distance of the baseline from the surface's upper edge, in pixels.
  ///   - scaleX: Pixels a unit across.
  ///   - scaleY: Pixels a unit upwards.
  mutating func add(_ outline: Path, x: Double, y: Double, scaleX: Double, scaleY: Double) {
    func append(_ point: Point, _ tag: CChar) {
      let across = (64 * (x + point.x * scaleX)).rounded()
      let up = (64 * (point.y * scaleY - y)).rounded()
      guard abs(across) < GlyphMask.coordinateLimit, abs(up) < GlyphMask.coordinateLimit else {
        isTooLarge = true
        return
      }
      points.append(FT_Vector(x: FT_Pos(across), y: FT_Pos(up)))
      tags.append(tag)
    }
    let firstPoint = points.count
    glyphs.append((firstPoint, contours.count))
    let onCurve: CChar = 1
    let cubicControl: CChar = 2
    for element in outline.elements {
      switch element {
      case .move(let end), .line(let end):
        append(end, onCurve)
      case .curve(let end, let control1, let control2):
        append(control1, cubicControl)
        append(control2, cubicControl)
        append(end, onCurve)
      case .close:
        let last = points.count - firstPoint - 1
        isTooLarge = isTooLarge || last >= GlyphMask.pointLimit
        if !isTooLarge, last >= 0 { contours.append(Int16(last)) }
      }
    }
  }

  /// Fills the outlines with the context's source.
  ///
  /// - Returns: Whether that was possible; outlines that are too large are left to Cairo.
  mutating func fill(on context: OpaquePointer) -> Bool {
    guard !points.isEmpty else { return true }
    guard !isTooLarge, let library, let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let bottom = points.map(\.y).min(), let top = points.map(\.y).max()
    else { return false }
    let firstColumn = left >> 6
    let firstRow = bottom >> 6
    let width = (right >> 6) - firstColumn + 1
    let height = (top >> 6) - firstRow + 1
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
    guard stride > 0, stride * height <= GlyphMask.areaLimit else { return false }
    for index in points.indices {
      points[index].x -= firstColumn << 6
      points[index].y -= firstRow << 6
    }
    coverage.removeAll(keepingCapacity: true)
    coverage.append(contentsOf: repeatElement(0, count: stride * height))
    guard rasterise(with: library, width: width, height: height, stride: stride) else { return false }
    coverage.withUnsafeMutableBufferPointer { buffer in
      let mask = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      cairo_mask_surface(context, mask, Double(firstColumn), Double(-firstRow - height))
      cairo_surface_destroy(mask)
    }
    return true
  }

  /// Adds each glyph's coverage to what is there.
  private mutating func rasterise(
    with library: FreeTypeLibrary, width: Int, height: Int, stride: Int
  ) -> Bool {
    var target = Target(coverage: coverage, stride: stride, height: height)
    // The target's is to be the only reference, or every change would copy.
    coverage = []
    defer { coverage = target.coverage }
    return withUnsafeMutablePointer(to: &target) { target in
      var parameters = FT_Raster_Params()
      parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
      parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: width, yMax: height)
      parameters.user = UnsafeMutableRawPointer(target)
      parameters.gray_spans = { row, count, spans, target in
        guard let target = target?.assumingMemoryBound(to: Target.self) else { return }
        target.pointee.add(UnsafeBufferPointer(start: spans, count: Int(count)), row: Int(row))
      }
      return glyphs.indices.allSatisfy { rasterise($0, with: library, &parameters) }
    }
  }

  private mutating func rasterise(
    _ glyph: Int, with library: FreeTypeLibrary, _ parameters: inout FT_Raster_Params
  ) -> Bool {
    let (firstPoint, firstContour) = glyphs[glyph]
    let isLast = glyph + 1 == glyphs.count
    let endPoint = isLast ? points.count : glyphs[glyph + 1].firstPoint
    let endContour = isLast ? contours.count : glyphs[glyph + 1].firstContour
    guard endContour > firstContour else { return true }
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          var outline = FT_Outline()
          outline.n_points = Int16(endPoint - firstPoint)
          outline.n_contours = Int16(clamping: endContour - firstContour)
          outline.points = points.baseAddress.map { $0 + firstPoint }
          outline.tags = tags.baseAddress.map { $0 + firstPoint }
          outline.contours = contours.baseAddress.map { $0 + firstContour }
          return FT_Outline_Render(library.pointer, &outline, &parameters) == 0
        }
      }
    }
  }
}

/// Where FreeType's spans go.
private struct Target {
  var coverage: [UInt8]
  let stride: Int
  let height: Int

  /// Adds spans of a row, counted from the lowest; where glyphs meet, their parts of a pixel add up.
  mutating func add(_ spans: UnsafeBufferPointer<FT_Span>, row: Int) {
    guard row >= 0, row < height else { return }
    let start = (height - 1 - row) * stride
    for span in spans {
      let first = max(0, Int(span.x))
      let end = min(stride, Int(span.x) + Int(span.len))
      guard first < end else { continue }
      for place in (start + first)..<(start + end) {
        let sum = coverage[place].addingReportingOverflow(span.coverage)
        coverage[place] = sum.overflow ? 255 : sum.partialValue
      }
    }
  }
}
