import TableModel

/// The place of a content view in its cell, as it is on the screen.
struct ContentPlace {
  /// The identifier of the cell.
  let cellID: String?
  /// The width of the cell, in points.
  let cellWidth: Double
  /// The left edge of the content view in the cell, in points.
  let contentX: Double
  /// The width of the content view, in points.
  let contentWidth: Double
  /// The margins of the content view, where it has none of its own.
  let margins: EdgeInsets
  /// The margins that its own are widened to, those of the cell; `nil` where it does not preserve them.
  let preservedMargins: EdgeInsets?

  /// The margins of a view of which nothing is said, in points.
  static let usualMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins of a view of which no more is known than how it lines up its subviews: a stack has none.
  static func usualMargins(of layout: AutoLayout) -> EdgeInsets { layout.stack == nil ? usualMargins : .zero }

  /// The place of a view that stands by itself, of a width in points.
  init(width: Double) {
    cellID = nil
    cellWidth = width
    contentX = 0
    contentWidth = width
    margins = ContentPlace.usualMargins
    preservedMargins = nil
  }

  /// The margins of the content view, given its own.
  func margins(own: EdgeInsets?) -> EdgeInsets {
    guard let own else { return margins }
    guard let preserved = preservedMargins else { return own }
    return own.widened(to: preserved)
  }
}
