import TableModel

/// The constraints by which a stack view lines its subviews up.
struct StackConstraints {
  private let stack: StackView
  private let container: LayoutItem
  private let views: [LayoutItem]
  private let hidden: [LayoutItem]
  private let isRightToLeft: Bool

  /// The constraints of the stack that is an item of a number.
  init(_ stack: StackView, of number: Int, in items: [LayoutItem], isRightToLeft: Bool) {
    self.stack = stack
    self.isRightToLeft = isRightToLeft
    container = items[number]
    let children = items[number].children.map { items[$0] }
    views = children.filter { $0.isHidden == items[number].isHidden }
    hidden = children.filter { $0.isHidden != items[number].isHidden }
  }

  /// UIKit's priorities of what a stack only wishes for.
  private static let fitting = 51.0
  private static let proportion = 999.0
  private static let centering = 149.0

  private var isHorizontal: Bool { stack.axis == .horizontal }

  /// The constraints in the order in which they count.
  func all() -> [LinearConstraint] {
    let gone = hidden.map { requirement(length($0), strength: StackConstraints.proportion) }
    guard let first = line.first, let last = line.last else { return gone }
    var all = gone + [requirement(start(first) - containerStart), requirement(end(last) - containerEnd)]
    all += spaces + distribution + views.flatMap(alignment)
    if stack.alignment != .fill {
      all.append(requirement(acrossEnd - acrossStart, strength: StackConstraints.fitting))
    }
    return all
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

  private var proportions: [LinearConstraint] {
    let lengths = views.map { (isHorizontal ? $0.measure.width : $0.measure.height) ?? 0 }
    let spaces = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let sum = lengths.reduce(0, +)
    return zip(views, lengths).filter { $1 > 0 }.map { view, own in
      requirement(
        length(view) - (containerEnd - containerStart + -spaces) * (own / sum),
        strength: StackConstraints.proportion)
    }
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
      guard isHorizontal, let first = views.first else { return [requirement(before)] + inside }
      let isFirst = stack.alignment == .firstBaseline
      return [requirement(baseline(view, isFirst: isFirst) - baseline(first, isFirst: isFirst))] + inside
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
    view.position(
      of: isFirst ? .firstBaseline : .lastBaseline, isRightToLeft: false, isScrolled: false)
  }
}
