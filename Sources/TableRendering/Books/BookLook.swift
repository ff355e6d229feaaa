import TableModel

/// The measures of a book's pages in points, and how its text looks; all of it chosen by eye.
enum BookLook {
  /// A page of A4, upright.
  static let page = Size(width: 595, height: 842)
  /// The space along the page's edges.
  static let margin = 48.0
  /// The space between a page's parts.
  static let gap = 18.0
  /// The space between pictures side by side.
  static let pictureGap = 24.0
  /// The space between paragraphs.
  static let paragraphGap = 5.0
  /// The height of a line of the contents.
  static let contentsLine = 21.0
  /// The part of a page that pictures keep for themselves, whatever is said below them.
  static let pictureShare = 0.6
  /// Device pixels a point, to which places are rounded; printers have more.
  static let scale = 4.0

  static let heading = TextBlockLook(size: 17, weight: .semibold, color: Color(0x1C1C1E))
  static let facts = TextBlockLook(size: 10, weight: .regular, color: Color(0x6C6C70))
  static let caption = TextBlockLook(size: 10, weight: .medium, color: Color(0x3A3A3C))
  static let finding = TextBlockLook(size: 9.5, weight: .regular, color: Color(0x1C1C1E))
  static let contents = TextBlockLook(size: 12, weight: .regular, color: Color(0x1C1C1E))
  static let pageNumber = TextBlockLook(size: 9, weight: .regular, color: Color(0x6C6C70))
  /// The line around pictures.
  static let frame = Color(0xD2D2D7)
  /// How wide that line is: enough to be seen where pages are shown at their own size.
  static let frameWidth = 0.5

  /// What is inside the margins.
  static var body: Rect {
    Rect(origin: .zero, size: page).inset(
      by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }
}
