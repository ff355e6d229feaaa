import CPangoCairo
import TableModel

/// Turns a glyph's outline into coverage with FreeType's exact rasteriser.
///
/// It takes a fraction of the time of Cairo's, which samples each row of pixels fifteen times.
final class GlyphRasteriser {
  /// The most points that FreeType takes.
  private static let pointLimit = Int(Int16.max)
  /// The farthest coordinate that FreeType takes, in 64ths of a pixel.
  private static let coordinateLimit = 16_000.0 * 64
  /// The most pixels of a glyph; larger ones are rare and better left to Cairo.
  private static let areaLimit = 1 << 18

  private let library = FreeTypeLibrary()
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var contours: [Int16] = []

  /// The coverage of an outline whose origin lies at a fraction of a pixel.
  ///
  /// - Parameters:
  ///   - outline: The outline in its font's units, y rising.
  ///   - x: The distance of the origin from its pixel's left edge, in pixels.
  ///   - y: The distance of the baseline from its pixel's upper edge, in pixels.
  ///   - scaleX: Pixels a unit across.
  ///   - scaleY: Pixels a unit upwards.
  /// - Returns: The coverage, or `nil` where the outline is too large.
  func coverage(of outline: Path, x: Double, y: Double, scaleX: Double, scaleY: Double) -> GlyphCoverage? {
    guard trace(outline, x: x, y: y, scaleX: scaleX, scaleY: scaleY) else { return nil }
    guard let first = points.first, !contours.isEmpty else { return .empty }
    var (left, right, bottom, top) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      bottom = min(bottom, point.y)
      top = max(top, point.y)
    }
    let firstColumn = left >> 6
    let firstRow = bottom >> 6
    let width = (right >> 6) - firstColumn + 1
    let height = (top >> 6) - firstRow + 1
    guard width * height <= GlyphRasteriser.areaLimit else { return nil }
    for index in points.indices {
      points[index].x -= firstColumn << 6
      points[index].y -= firstRow << 6
    }
    guard let pixels = render(width: width, height: height) else { return nil }
    return GlyphCoverage(
      left: firstColumn, top: -firstRow - height, width: width, height: height, pixels: pixels)
  }

  /// Takes over an outline in 64ths of a pixel, y rising from the pixel's upper edge.
  private func trace(_ outline: Path, x: Double, y: Double, scaleX: Double, scaleY: Double) -> Bool {
    points.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    var fits = true
    func append(_ point: Point, _ tag: CChar) {
      let across = (64 * (x + point.x * scaleX)).rounded()
      let up = (64 * (point.y * scaleY - y)).rounded()
      guard abs(across) < GlyphRasteriser.coordinateLimit, abs(up) < GlyphRasteriser.coordinateLimit else {
        fits = false
        return
      }
      points.append(FT_Vector(x: FT_Pos(across), y: FT_Pos(up)))
      tags.append(tag)
    }
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
        let last = points.count - 1
        fits = fits && last < GlyphRasteriser.pointLimit
        if fits, last >= 0 { contours.append(Int16(last)) }
      }
    }
    return fits
  }

  private func render(width: Int, height: Int) -> [UInt8]? {
    guard let library else { return nil }
    var isDone = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      var outline = FT_Outline()
      outline.n_points = Int16(points.count)
      outline.n_contours = Int16(contours.count)
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      points.withUnsafeMutableBufferPointer { points in
        tags.withUnsafeMutableBufferPointer { tags in
          contours.withUnsafeMutableBufferPointer { contours in
            outline.points = points.baseAddress
            outline.tags = tags.baseAddress
            outline.contours = contours.baseAddress
            isDone = FT_Outline_Get_Bitmap(library.pointer, &outline, &bitmap) == 0
          }
        }
      }
    }
    return isDone ? pixels : nil
  }
}

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
