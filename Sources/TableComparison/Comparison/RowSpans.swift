/// The columns that rectangles cover in one row.
struct RowSpans {
  private var spans: [Range<Int>] = []

  /// Where some rectangles cover a row of a picture.
  init(of rects: [PixelRect], y: Int, width: Int) {
    for rect in rects where rect.y <= y && y < rect.bottom {
      let left = max(0, min(rect.x, width))
      let right = min(width, rect.right)
      if left < right { spans.append(left..<right) }
    }
  }

  /// Whether a column is covered.
  func contains(_ x: Int) -> Bool {
    spans.contains { $0.contains(x) }
  }
}
