import TableDrawing

extension Renderer {
  /// The bytes of a file of anything that a picture file can show.
  ///
  /// Throws where the kind of file cannot show it, where it is too large, and where a font or picture cannot be read.
  public func picture(
    of content: PictureContent, as format: PictureFormat, options: PictureOptions = PictureOptions()
  ) throws(DrawingError) -> [UInt8] {
    switch (content, format) {
    case (.still(let scene), _): return try picture(of: scene, as: format, options: options)
    case (.animation(let animation), .png):
      let frames = animation.frames.map { (scene: $0.scene, milliseconds: $0.milliseconds) }
      return try writer.animatedPNG(frames, options: options.png)
    case (.book(let book), .pdf):
      return try writer.pdf(
        PDFPages(
          book.pages,
          links: book.links.map { PDFPages.Link(page: $0.page, rect: $0.rect, target: $0.target) },
          bookmarks: book.bookmarks.map { PDFPages.Bookmark(title: $0.title, page: $0.page) }))
    case (.book, _):
      throw DrawingError(
        "only PDF files have pages, not \(format.rawValue)", hint: "let the path end in .pdf")
    case (.animation, _):
      throw DrawingError("only PNG files can move, not \(format.rawValue)", hint: "let the path end in .png")
    }
  }
}
