import TableLayout

/// The view that others are named after; the ranges are those of its name among the attributes.
enum SVGSurroundings {
  /// None: they have names of their own.
  case picture
  /// A cell, by its section and row.
  case row(Range<Int>)
  /// A header or footer, by its whole name.
  case headerFooter(Range<Int>)
}

extension SceneNode {
  /// What the views in this one are named after, if it is this one, whose name with its quotes lies in a range.
  func surroundings(named range: Range<Int>) -> SVGSurroundings? {
    let start = range.lowerBound + " id=\"".utf8.count
    let end = range.upperBound - 1
    if indexPath != nil { return .row((start + viewClass.rawValue.utf8.count)..<end) }
    return viewClass == .headerFooter ? .headerFooter(start..<end) : nil
  }

  /// Whether the view shows nothing itself and nobody looks for it.
  var isMereContainer: Bool {
    viewClass == .contentView && role == nil && drawings.isEmpty && isPlain
  }

  /// Whether UIKit makes the view for itself, so that nobody knows a name of it.
  var isNameless: Bool {
    role == .separator || role == nil && viewClass == .cellBackground
  }

  /// The one thing in the view, where it can have the view's name.
  var childToBeNamed: SceneNode? {
    guard role != nil, !isNameless, drawings.isEmpty, isPlain, indexPath == nil, children.count == 1,
      let child = children.first, child.indexPath == nil, !child.isMereContainer
    else { return nil }
    return child
  }

  private var isPlain: Bool {
    !clipsToBounds && outline == nil && opacity >= 1
  }
}
