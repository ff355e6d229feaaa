import CPangoCairo
import TableModel

/// What a glyph looks like, whatever its size.
enum GlyphShape {
  /// Nothing to see, as of a space.
  case empty
  /// An outline in the font's units; y rises.
  case outline(GlyphOutline)
  /// A coloured picture, as of emoji.
  case bitmap(GlyphBitmap)

  /// The steps of the outline.
  var steps: Int {
    if case .outline(let outline) = self { outline.path.elements.count } else { 0 }
  }
}

/// The outline of a glyph in its font's units, y rising, for Cairo and as a path.
final class GlyphOutline {
  let path: Path
  private var steps: [cairo_path_data_t]

  init(_ path: Path) {
    self.path = path
    steps = path.elements.flatMap(GlyphOutline.steps)
  }

  /// Appends the outline to a context's path through the context's matrix.
  func append(to context: OpaquePointer) {
    let count = Int32(steps.count)
    steps.withUnsafeMutableBufferPointer { buffer in
      var path = cairo_path_t(status: CAIRO_STATUS_SUCCESS, data: buffer.baseAddress, num_data: count)
      cairo_append_path(context, &path)
    }
  }

  private static func steps(of element: Path.Element) -> [cairo_path_data_t] {
    switch element {
    case .move(let point): [header(CAIRO_PATH_MOVE_TO, 2), data(point)]
    case .line(let point): [header(CAIRO_PATH_LINE_TO, 2), data(point)]
    case .curve(let point, let control1, let control2):
      [header(CAIRO_PATH_CURVE_TO, 4), data(control1), data(control2), data(point)]
    case .close: [header(CAIRO_PATH_CLOSE_PATH, 1)]
    }
  }

  private static func header(_ type: cairo_path_data_type_t, _ length: Int32) -> cairo_path_data_t {
    var data = cairo_path_data_t()
    data.header.type = type
    data.header.length = length
    return data
  }

  private static func data(_ point: Point) -> cairo_path_data_t {
    var data = cairo_path_data_t()
    data.point.x = point.x
    data.point.y = point.y
    return data
  }
}

/// The picture of a glyph that its font holds at one size only.
final class GlyphBitmap {
  /// The picture.
  let bitmap: Bitmap
  /// Pixels from the glyph's origin to the picture's left edge.
  let left: Double
  /// Pixels from the baseline up to the picture's upper edge.
  let top: Double
  /// The size of letters at which one pixel is one point.
  let pixelsPerEm: Double
  /// The picture as Cairo draws it.
  let surface: ImageSurface

  init?(bitmap: Bitmap, left: Double, top: Double, pixelsPerEm: Double) {
    guard pixelsPerEm > 0, let surface = ImageSurface(bitmap) else { return nil }
    self.bitmap = bitmap
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
    self.surface = surface
  }
}
