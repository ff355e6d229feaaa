import CPangoCairo
import TableLayout
import TableModel

/// Writes scenes as the pages of a PDF file, their text as characters of embedded fonts.
struct PDFWriter {
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
    painter.beginFile()
    let output = Unmanaged.passRetained(Output(limit: meter.budget.fileBytes))
    defer { output.release() }
    let surface = cairo_pdf_surface_create_for_stream(
      Output.append, output.toOpaque(), first.size.width, first.size.height)
    defer { cairo_surface_destroy(surface) }
    try cairo_surface_status(surface).check()
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    // Without a date of its own Cairo writes the present one, and no two files would be the same.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    var titles = [pages.title, first.name]
    var outline = PDFOutline(surface)
    do throws(DrawingError) {
      for (number, scene) in pages.scenes.enumerated() {
        try begin(scene)
        cairo_pdf_surface_set_size(surface, scene.size.width, scene.size.height)
        let page = PDFPage(scene, number: number, of: pages)
        titles.append(page.structure.title)
        try draw(page, on: surface)
        // A book's bookmarks are all that readers list of it.
        if pages.bookmarks.isEmpty { outline.add(page) }
      }
    } catch {
      try meter.write(bytes: output.takeUnretainedValue().count)
      throw error
    }
    if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.lineOfPDF)
    }
    for bookmark in pages.bookmarks where pages.scenes.indices.contains(bookmark.page) {
      outline.add(bookmark.title, level: 1, at: PDFPage.destination(bookmark.page))
    }
    cairo_surface_finish(surface)
    try meter.write(bytes: output.takeUnretainedValue().count)
    try cairo_surface_status(surface).check()
    return output.takeUnretainedValue().bytes
  }

  private func check(_ size: Size) throws(DrawingError) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= PDFPage.sideLimit else {
      throw DrawingError(
        "the page would have \(size.width)×\(size.height) points; the limit is \(PDFPage.sideLimit) a side",
        hint: "write PNG or SVG instead, or show fewer rows",
        isAboutSize: true
      )
    }
  }

  private func draw(_ page: PDFPage, on surface: OpaquePointer?) throws(DrawingError) {
    guard let context = cairo_create(surface) else {
      throw DrawingError("there is not enough memory for the page")
    }
    defer { cairo_destroy(context) }
    // Cairo forgets all before what covers a page, the tags too, unless something is cut off.
    cairo_rectangle(context, 0, 0, page.size.width, page.size.height)
    cairo_clip(context)
    for step in page.steps {
      switch step {
      case .begin(let tag, let attributes): cairo_tag_begin(context, tag, attributes)
      case .end(let tag): cairo_tag_end(context, tag)
      case .heading: break
      case .draw(let items):
        try painter.paint(items[...], on: context, SurfaceGrid(scale: 1, hasPixels: false))
      }
    }
    cairo_show_page(context)
    try cairo_status(context).check()
  }
}

/// The list of headings that readers show beside the pages.
private struct PDFOutline {
  private let surface: OpaquePointer?
  /// The entries that others can lie in, each deeper than the one before.
  private var open: [(level: Int, number: Int32)] = []

  init(_ surface: OpaquePointer?) {
    self.surface = surface
  }

  /// Adds the headings of a page.
  mutating func add(_ page: PDFPage) {
    for case .heading(let title, let level, let place) in page.steps {
      add(title, level: level, at: PDFPage.destination(page.number, at: place))
    }
  }

  /// Adds a heading that leads to a place in the words of Cairo.
  mutating func add(_ title: String, level: Int, at place: String) {
    open.removeAll { $0.level >= level }
    let number = cairo_pdf_surface_add_outline(
      surface, open.last?.number ?? CAIRO_PDF_OUTLINE_ROOT, title.lineOfPDF, place,
      CAIRO_PDF_OUTLINE_FLAG_OPEN)
    open.append((level, number))
  }
}

extension String {
  /// The text as readers show it, in a title or a list.
  fileprivate var lineOfPDF: String { withVisibleControls.acceptedByCairo }
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
