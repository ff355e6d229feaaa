import TableModel

/// A view as the solver knows it: the rectangle that constraints align, in the coordinates of the content view.
struct LayoutItem {
  let view: View
  let layout: AutoLayout
  /// The number of the parent; `nil` for the outermost.
  let parent: Int?
  let isHidden: Bool
  var minX: LinearExpression
  var minY: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// The size of what scrolls in the view.
  var contentWidth: LinearExpression
  var contentHeight: LinearExpression
  var margins: EdgeInsets
  var measure = IntrinsicMeasure()
  /// Where the first line of the texts in a stack stands; `nil` for the item's own.
  var firstBaseline: LinearExpression?
  /// Where the last one stands; `nil` for the item's own.
  var lastBaseline: LinearExpression?
  /// The numbers of the subviews in their order.
  var children: [Int] = []

  var maxX: LinearExpression { minX + width }
  var maxY: LinearExpression { minY + height }
  var midY: LinearExpression { minY + height * 0.5 }
}

extension LayoutItem {
  /// Where the first or the last line of text stands; the upper or the lower edge where there is none.
  func baseline(isFirst: Bool) -> LinearExpression {
    if isFirst { return firstBaseline ?? measure.firstBaseline.map { midY + $0 } ?? minY }
    return lastBaseline ?? measure.lastBaseline.map { midY + $0 } ?? maxY
  }

  /// Where an attribute is; `isScrolled` asks for that of what scrolls in the view.
  func position(of attribute: LayoutAttribute, isRightToLeft: Bool, isScrolled: Bool) -> LinearExpression {
    let right = minX + (isScrolled ? contentWidth : width)
    let bottom = minY + (isScrolled ? contentHeight : height)
    switch attribute.absolute(isRightToLeft: isRightToLeft) {
    case .left, .leading: return minX
    case .right, .trailing: return right
    case .top: return minY
    case .bottom: return bottom
    case .width: return width
    case .height: return height
    case .centerX: return (minX + right) * 0.5
    case .centerY: return (minY + bottom) * 0.5
    case .firstBaseline: return baseline(isFirst: true)
    case .lastBaseline: return baseline(isFirst: false)
    case .leftMargin, .leadingMargin: return minX + margins.left
    case .rightMargin, .trailingMargin: return maxX + -margins.right
    case .topMargin: return minY + margins.top
    case .bottomMargin: return maxY + -margins.bottom
    case .centerXWithinMargins: return (minX + maxX + (margins.left - margins.right)) * 0.5
    case .centerYWithinMargins: return (minY + maxY + (margins.top - margins.bottom)) * 0.5
    }
  }
}

extension View {
  /// Whether it is a text in a capsule, which is never cut off.
  var isBadge: Bool {
    if case .control(let control) = content, case .badge = control.kind { true } else { false }
  }
}

extension AutoLayout {
  /// The margins of a view but for those of the views around it; a stack has only those that somebody gives it.
  var ownMargins: EdgeInsets { layoutMargins ?? (stack == nil ? ContentPlace.usualMargins : .zero) }
}

extension LayoutAttribute {
  /// The attribute with left and right for leading and trailing.
  func absolute(isRightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether constants with the attribute go the way in which the interface is read.
  var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }
}

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
