import CPangoCairo
import TableLayout

/// Writes a scene as a PDF file of one page, its text as characters of embedded fonts.
struct PDFWriter {
  /// The most points of a side that readers of PDF accept.
  private static let sideLimit = 14_400.0

  let painter: CairoPainter
  let meter: WorkMeter

  /// The file of a scene; throws where the page is too large or something cannot be drawn.
  func file(_ scene: Scene) throws(DrawingError) -> [UInt8] {
    let size = scene.size
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= PDFWriter.sideLimit else {
      throw DrawingError(
        "the page would have \(size.width)×\(size.height) points; the limit is \(PDFWriter.sideLimit) a side",
        hint: "write PNG or SVG instead, or show fewer rows",
        isAboutSize: true
      )
    }
    let output = Unmanaged.passRetained(Output(limit: meter.budget.fileBytes))
    defer { output.release() }
    let surface = cairo_pdf_surface_create_for_stream(
      Output.append, output.toOpaque(), size.width, size.height)
    defer { cairo_surface_destroy(surface) }
    try cairo_surface_status(surface).check()
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // Without a date of its own Cairo writes the present one, and no two files would be the same.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    if let name = scene.name { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, name) }
    do throws(DrawingError) {
      try draw(scene, on: surface)
    } catch {
      try meter.write(bytes: output.takeUnretainedValue().count)
      throw error
    }
    cairo_surface_finish(surface)
    try meter.write(bytes: output.takeUnretainedValue().count)
    try cairo_surface_status(surface).check()
    return output.takeUnretainedValue().bytes
  }

  private func draw(_ scene: Scene, on surface: OpaquePointer?) throws(DrawingError) {
    guard let context = cairo_create(surface) else { throw DrawingError("there is no memory for the page") }
    defer { cairo_destroy(context) }
    try painter.paint(DisplayList(scene).items[...], on: context, PixelGrid(scale: 1, hasPixels: false))
    cairo_show_page(context)
    try cairo_status(context).check()
  }
}

/// The bytes that Cairo has written so far.
private final class Output {
  private(set) var bytes: [UInt8] = []
  /// The number of bytes that there were to be taken, of which those beyond the limit are not kept.
  private(set) var count = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  private func append(_ new: UnsafeBufferPointer<UInt8>) -> Bool {
    count += new.count
    if count <= limit { bytes.append(contentsOf: new) }
    return count <= limit
  }

  /// Takes bytes from Cairo; the closure is an `Output`.
  static let append: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let isTaken = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
      .append(UnsafeBufferPointer(start: data, count: Int(count)))
    return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }
}
