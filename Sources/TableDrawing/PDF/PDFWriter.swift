import CPangoCairo
import TableLayout
import TableModel

/// Writes scenes as the pages of a PDF file, their text as characters of embedded fonts.
struct PDFWriter {
  /// The most points of a side that readers of PDF accept.
  private static let sideLimit = 14_400.0

  let painter: CairoPainter
  let meter: WorkMeter

  /// The file of some pages; throws where there are none, one is too large or something cannot be drawn.
  ///
  /// `begin` is called before each page is drawn.
  func file(
    _ pages: PDFPages, begin: (Scene) throws(DrawingError) -> Void
  ) throws(DrawingError) -> [UInt8] {
    guard let first = pages.scenes.first else { throw DrawingError("the document has no pages") }
    for scene in pages.scenes { try check(scene.size) }
    let output = Unmanaged.passRetained(Output(limit: meter.budget.fileBytes))
    defer { output.release() }
    let surface = cairo_pdf_surface_create_for_stream(
      Output.append, output.toOpaque(), first.size.width, first.size.height)
    defer { cairo_surface_destroy(surface) }
    try cairo_surface_status(surface).check()
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // Without a date of its own Cairo writes the present one, and no two files would be the same.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    if let name = first.name {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, PDFWriter.line(name))
    }
    do throws(DrawingError) {
      for (number, scene) in pages.scenes.enumerated() {
        try begin(scene)
        cairo_pdf_surface_set_size(surface, scene.size.width, scene.size.height)
        try draw(scene, with: pages.links.filter { $0.page == number }, of: pages.scenes.count, on: surface)
      }
    } catch {
      try meter.write(bytes: output.takeUnretainedValue().count)
      throw error
    }
    for bookmark in pages.bookmarks where pages.scenes.indices.contains(bookmark.page) {
      cairo_pdf_surface_add_outline(
        surface, CAIRO_PDF_OUTLINE_ROOT, PDFWriter.line(bookmark.title),
        PDFWriter.destination(bookmark.page), CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }
    cairo_surface_finish(surface)
    try meter.write(bytes: output.takeUnretainedValue().count)
    try cairo_surface_status(surface).check()
    return output.takeUnretainedValue().bytes
  }

  private func check(_ size: Size) throws(DrawingError) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= PDFWriter.sideLimit else {
      throw DrawingError(
        "the page would have \(size.width)×\(size.height) points; the limit is \(PDFWriter.sideLimit) a side",
        hint: "write PNG or SVG instead, or show fewer rows",
        isAboutSize: true
      )
    }
  }

  private func draw(
    _ scene: Scene, with links: [PDFPages.Link], of pageCount: Int, on surface: OpaquePointer?
  ) throws(DrawingError) {
    guard let context = cairo_create(surface) else { throw DrawingError("there is no memory for the page") }
    defer { cairo_destroy(context) }
    try painter.paint(DisplayList(scene).items[...], on: context, SurfaceGrid(scale: 1, hasPixels: false))
    for link in links where (0..<pageCount).contains(link.target) {
      let sides = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
      let rect = sides.map { "\(PDFWriter.wholePoints($0))" }.joined(separator: " ")
      cairo_tag_begin(context, CAIRO_TAG_LINK, "rect=[\(rect)] \(PDFWriter.destination(link.target))")
      cairo_tag_end(context, CAIRO_TAG_LINK)
    }
    cairo_show_page(context)
    try cairo_status(context).check()
  }

  /// A name as readers show it, in a title or a list.
  private static func line(_ name: String) -> String { name.withVisibleControls.acceptedByCairo }

  /// The top of a page in the words of Cairo, which counts pages from 1.
  private static func destination(_ page: Int) -> String { "page=\(page + 1) pos=[0 0]" }

  private static func wholePoints(_ points: Double) -> Int {
    Int(exactly: min(sideLimit, max(-sideLimit, points)).rounded()) ?? 0
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
