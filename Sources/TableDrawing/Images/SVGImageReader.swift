import CPangoCairo
import CRSVG

/// Reads SVG files that have been looked over, with librsvg.
///
/// The library is loaded when the first such file is drawn.
enum SVGImageReader {
  /// The file of the library.
  static let library = "librsvg-2.so.2"

  /// The pixels of a file drawn as large as it goes into a rectangle; throws where that fails or the library is missing.
  static func bitmap(
    _ bytes: [UInt8], width: Int, height: Int, library: String = SVGImageReader.library
  ) throws(DrawingError) -> Bitmap {
    try ImageLimits.check(width: width, height: height)
    guard let surface = ImageSurface(width: width, height: height),
      let context = cairo_create(surface.pointer)
    else { throw DrawingError("there is not enough memory for the picture") }
    var message = [CChar](repeating: 0, count: Int(TABLE_SVG_MESSAGE_LENGTH))
    let outcome = table_svg_draw(
      library, bytes, bytes.count, UnsafeMutableRawPointer(context), Double(width), Double(height), &message)
    cairo_destroy(context)
    cairo_surface_flush(surface.pointer)
    switch Int(outcome) {
    case TABLE_SVG_DONE: break
    case TABLE_SVG_NO_LIBRARY:
      throw DrawingError(
        "SVG images need librsvg, but “\(library)” is missing",
        hint: "install it (apt install librsvg2-2), or export the image as PNG")
    default:
      let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw DrawingError("the SVG file cannot be drawn: \(text)", hint: "export it again, or as PNG")
    }
    guard let bitmap = surface.bitmap(0..<width, 0..<height) else {
      throw DrawingError("there is not enough memory for the picture")
    }
    return bitmap
  }
}
