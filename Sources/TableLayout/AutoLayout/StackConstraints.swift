import TableModel

/// The constraints by which a stack view lines its subviews up.
struct StackConstraints {
  private let stack: StackView
  private let container: LayoutItem
  private let views: [LayoutItem]
  /// The views that take no room, and how many are seen before each.
  private let hidden: [(view: LayoutItem, place: Int)]
  private let items: [LayoutItem]
  private let isRightToLeft: Bool

  /// The constraints of the stack that is an item of a number.
  init(_ stack: StackView, of number: Int, in items: [LayoutItem], isRightToLeft: Bool) {
    self.stack = stack
    self.items = items
    self.isRightToLeft = isRightToLeft
    container = items[number]
    let children = items[number].children.map { items[$0] }
    views = children.filter { $0.isHidden == items[number].isHidden }
    var (hidden, place): ([(LayoutItem, Int)], Int) = ([], 0)
    for child in children {
      if child.isHidden == items[number].isHidden { place += 1 } else { hidden.append((child, place)) }
    }
    self.hidden = hidden
  }

  /// UIKit's priorities of what a stack only wishes for.
  private static let fitting = 51.0
  private static let shrinking = 49.0
  private static let proportion = 999.0
  private static let centering = 149.0
  /// The strength of what moves nothing that is seen, below all of UIKit's priorities.
  private static let unseen = 0.6

  private var isHorizontal: Bool { stack.axis == .horizontal }

  /// The constraints in the order in which they count.
  func all() -> [LinearConstraint] {
    let gone = hidden.flatMap { vanishing($0.view, after: $0.place) }
    guard let first = line.first, let last = line.last else { return gone + empty }
    var all = gone + [requirement(start(first) - containerStart), requirement(end(last) - containerEnd)]
    all += spaces + distribution + views.flatMap(alignment)
    if stack.alignment != .fill {
      all.append(requirement(acrossEnd - acrossStart, strength: StackConstraints.fitting))
    }
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      all.append(requirement(containerEnd - containerStart, strength: StackConstraints.shrinking))
    }
    return all + resting
  }

  /// Where views that are level with a line stand in a stack that is higher than they are: at its end if that is their first
  /// line, and at its start if it is their last, as Interface Builder stored them.
  private var resting: [LinearConstraint] {
    guard isHorizontal, let first = views.first else { return [] }
    switch stack.alignment {
    case .firstBaseline:
      return [requirement(acrossEnd - acrossStart(first), strength: StackConstraints.fitting)]
    case .lastBaseline:
      return [requirement(acrossEnd(first) - acrossStart, strength: StackConstraints.fitting)]
    case .fill, .leading, .center, .trailing: return []
    }
  }

  /// A stack whose views are all hidden has no length.
  private var empty: [LinearConstraint] {
    guard !hidden.isEmpty else { return [] }
    return [requirement(containerEnd - containerStart, strength: StackConstraints.proportion)]
  }

  /// A hidden view takes no room along the line and is still aligned across it.
  ///
  /// It begins in the middle of the space behind the view before it. It ends where the line begins if there is none before it, and
  /// begins where the line ends if there is none after it. Where all are hidden, all begin where the line does.
  private func vanishing(_ view: LayoutItem, after number: Int) -> [LinearConstraint] {
    let before = number > 0 ? views[number - 1] : nil
    let gap = number < views.count ? (before.map(spacing) ?? 0) / 2 : 0
    let edge = views.isEmpty ? start(view) : end(view)
    let place = before.map { start(view) - end($0) + -gap } ?? edge - containerStart
    return [
      requirement(length(view), strength: StackConstraints.proportion),
      requirement(place, strength: StackConstraints.unseen),
    ] + alignment(of: view)
  }

  // MARK: Along the line

  /// Whether the first view stands at the right.
  private var isReversed: Bool { isHorizontal && isRightToLeft }
  /// The views from left to right, or from top to bottom.
  private var line: [LayoutItem] { isReversed ? views.reversed() : views }

  private func spacing(after view: LayoutItem) -> Double {
    view.view.id.flatMap { stack.customSpacing[$0] } ?? stack.spacing
  }

  private var spaces: [LinearConstraint] {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBetweenLines = stack.isBaselineRelativeArrangement && !isHorizontal
    return zip(line, line.dropFirst()).map { view, next in
      let space =
        isBetweenLines
        ? baseline(next, isFirst: true) - baseline(view, isFirst: false) : start(next) - end(view)
      return requirement(
        space + -spacing(after: isReversed ? next : view), isLoose ? .greaterThanOrEqual : .equal)
    }
  }

  private var distribution: [LinearConstraint] {
    guard let first = views.first else { return [] }
    switch stack.distribution {
    case .fill: return []
    case .fillEqually: return views.dropFirst().map { requirement(length($0) - length(first)) }
    case .fillProportionally: return proportions
    case .equalSpacing:
      return equal(zip(line, line.dropFirst()).map { start($1) - end($0) })
    case .equalCentering:
      return equal(
        zip(line, line.dropFirst()).map { middle($1) - middle($0) }, strength: StackConstraints.centering)
    }
  }

  private func equal(
    _ distances: [LinearExpression], strength: Double = LinearConstraint.required
  ) -> [LinearConstraint] {
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map { requirement($0 - first, strength: strength) }
  }

  /// The shares of views that all have a length of their own, or one that was stored.
  ///
  /// UIKit compares each view with all views and the spaces between them, though only views grow or shrink: the last view takes
  /// what that leaves. Where one has no length, such as a plain view, nobody knows its share: the line is then filled as far as
  /// the views' priorities say, and no view is squashed for another.
  private var proportions: [LinearConstraint] {
    let lengths = views.compactMap { ownLength(of: $0) ?? storedLength(of: $0) }
    guard lengths.count == views.count else { return [] }
    let whole = views.dropLast().reduce(lengths.reduce(0, +)) { $0 + spacing(after: $1) }
    return zip(views, lengths).dropLast().filter { $1 > 0 && whole > 0 }.map { view, own in
      requirement(
        length(view) - (containerEnd - containerStart) * (own / whole), strength: StackConstraints.proportion)
    }
  }

  /// How long a view is along the line by what it shows, or by what the views in it show; `nil` where that says nothing.
  private func ownLength(of view: LayoutItem) -> Double? {
    if let own = isHorizontal ? view.measure.width : view.measure.height { return own }
    guard let stack = view.layout.stack else { return fixedLength(of: view) }
    let children = view.children.map { items[$0] }.filter { $0.isHidden == view.isHidden }
    let lengths = children.compactMap(ownLength)
    guard lengths.count == children.count else { return fixedLength(of: view) }
    guard stack.axis == self.stack.axis else { return lengths.max() ?? 0 }
    let spaces = children.dropLast().map { child in
      child.view.id.flatMap { stack.customSpacing[$0] } ?? stack.spacing
    }
    return (lengths + spaces).reduce(0, +)
  }

  /// How long a view is in the source that has no length by what it shows.
  private func storedLength(of view: LayoutItem) -> Double? {
    (isHorizontal ? view.view.frame?.width : view.view.frame?.height).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The length that a constraint of the view's own fixes.
  private func fixedLength(of view: LayoutItem) -> Double? {
    let attribute: LayoutAttribute = isHorizontal ? .width : .height
    let own = [view.view.id, LayoutConstraint.Item.holder]
    return view.layout.constraints.first {
      $0.relation == .equal && $0.secondAttribute == nil && $0.firstAttribute == attribute
        && own.contains($0.firstItem)
    }.map { max(0, $0.constant) }
  }

  // MARK: Across the line

  private func alignment(of view: LayoutItem) -> [LinearConstraint] {
    let (before, after) = (acrossStart(view) - acrossStart, acrossEnd - acrossEnd(view))
    let inside = [requirement(before, .greaterThanOrEqual), requirement(after, .greaterThanOrEqual)]
    let (leading, trailing) = isHorizontal || !isRightToLeft ? (before, after) : (after, before)
    switch stack.alignment {
    case .fill: return [requirement(before), requirement(after)]
    case .leading: return [requirement(leading)] + inside
    case .trailing: return [requirement(trailing)] + inside
    case .center: return [requirement(before - after)] + inside
    case .firstBaseline, .lastBaseline:
      let isFirst = stack.alignment == .firstBaseline
      // A column has no line to be level with: UIKit takes the edges instead.
      guard isHorizontal, let first = views.first else {
        return [requirement(isFirst ? leading : trailing)] + inside
      }
      // Where both cannot be, views stay in their stack and are not level: so Interface Builder stored 15 texts beside pictures.
      return inside + [requirement(baseline(view, isFirst: isFirst) - baseline(first, isFirst: isFirst))]
    }
  }

  private func requirement(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation = .equal,
    strength: Double = LinearConstraint.required
  ) -> LinearConstraint {
    LinearConstraint(container.view.id ?? "", expression, relation, strength: strength)
  }

  // MARK: Places

  private var margins: EdgeInsets {
    stack.isLayoutMarginsRelativeArrangement ? container.margins : .zero
  }
  private var containerStart: LinearExpression {
    isHorizontal ? container.minX + margins.left : container.minY + margins.top
  }
  private var containerEnd: LinearExpression {
    isHorizontal ? container.maxX + -margins.right : container.maxY + -margins.bottom
  }
  private var acrossStart: LinearExpression {
    isHorizontal ? container.minY + margins.top : container.minX + margins.left
  }
  private var acrossEnd: LinearExpression {
    isHorizontal ? container.maxY + -margins.bottom : container.maxX + -margins.right
  }

  private func start(_ view: LayoutItem) -> LinearExpression { isHorizontal ? view.minX : view.minY }
  private func end(_ view: LayoutItem) -> LinearExpression { isHorizontal ? view.maxX : view.maxY }
  private func length(_ view: LayoutItem) -> LinearExpression { isHorizontal ? view.width : view.height }
  private func middle(_ view: LayoutItem) -> LinearExpression { start(view) + length(view) * 0.5 }
  private func acrossStart(_ view: LayoutItem) -> LinearExpression { isHorizontal ? view.minY : view.minX }
  private func acrossEnd(_ view: LayoutItem) -> LinearExpression { isHorizontal ? view.maxY : view.maxX }

  private func baseline(_ view: LayoutItem, isFirst: Bool) -> LinearExpression {
    view.baseline(isFirst: isFirst)
  }
}
