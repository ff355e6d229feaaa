import TableModel

/// How large a view is by what it shows, and where the lines of its text stand.
struct IntrinsicMeasure {
  /// The width of the aligned rectangle in points; `nil` for none.
  var width: Double?
  /// The height of the aligned rectangle in points; `nil` for none.
  var height: Double?
  /// How far the first baseline lies below the middle, in points.
  var firstBaseline: Double?
  /// How far the last baseline lies below the middle, in points.
  var lastBaseline: Double?
  /// Whether the height follows from the width.
  var wraps = false
  /// By how much the frame reaches over the aligned rectangle, in points.
  var alignment = EdgeInsets.zero

  /// The measure of a text and what is around it.
  init(_ text: ShapedLabel, around insets: EdgeInsets = .zero) {
    width = text.width + insets.left + insets.right
    height = text.height + insets.top + insets.bottom
    let shift = (insets.top - insets.bottom) / 2
    firstBaseline = shift + text.ascent - text.height / 2
    lastBaseline = shift + text.height / 2 - (text.lineHeight - text.ascent)
  }

  init(width: Double? = nil, height: Double? = nil, alignment: EdgeInsets = .zero) {
    self.width = width.map { max(0, $0 - alignment.left - alignment.right) }
    self.height = height.map { max(0, $0 - alignment.top - alignment.bottom) }
    self.alignment = alignment
  }
}
