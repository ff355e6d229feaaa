import TableLayout

/// The view that others are named after; the ranges are those of its name among the attributes.
enum SVGSurroundings {
  /// None: they have names of their own.
  case picture
  /// A cell, by its section and row.
  case row(Range<Int>)
  /// A header or footer, by its whole name.
  case headerFooter(Range<Int>)

  /// The place of a name in its attribute, which a mark of what ids begin with stands before.
  static func place(ofNameIn attribute: Range<Int>) -> Range<Int> {
    (attribute.lowerBound + " id=\"".utf8.count + 1)..<(attribute.upperBound - 1)
  }
}

extension SceneNode {
  /// What the views in this one are named after, if it is this one, whose name with its quotes lies in a range.
  func surroundings(named range: Range<Int>) -> SVGSurroundings? {
    guard !range.isEmpty else { return nil }
    let name = SVGSurroundings.place(ofNameIn: range)
    if indexPath != nil {
      return .row((name.lowerBound + viewClass.rawValue.utf8.count)..<name.upperBound)
    }
    return viewClass == .headerFooter ? .headerFooter(name) : nil
  }

  /// Whether the view shows nothing itself and nobody looks for it.
  var isMereContainer: Bool {
    viewClass.isContentView && role == nil && drawings.isEmpty && isPlain
  }

  /// Whether UIKit makes the view for itself, so that nobody knows a name of it.
  var isNameless: Bool {
    role == .separator || role == nil && viewClass == .cellBackground
  }

  /// The attributes that say to screen readers what the view is; `nil` where what it shows says it.
  var accessibilityRole: StaticString? {
    if indexPath != nil { return " role=\"listitem\"" }
    switch (viewClass, role) {
    case (.tableView, _): return " role=\"list\""
    case (.navigationItem, _), (_, .titleView): return " role=\"heading\" aria-level=\"1\""
    case (.headerFooter, .header): return " role=\"heading\" aria-level=\"2\""
    default: return nil
    }
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
