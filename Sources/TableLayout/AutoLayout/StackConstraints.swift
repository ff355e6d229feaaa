import ConstraintSolving
import TableModel

/// The constraints by which a stack view lines its subviews up.
struct StackConstraints {
  private let stack: StackView
  private let container: LayoutItem
  private let views: [LayoutItem]
  private let hidden: [LayoutItem]

  /// The constraints of the stack that is an item of a number.
  init(_ stack: StackView, of number: Int, in items: [LayoutItem]) {
    self.stack = stack
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

  /// Takes them up.
  func add(to system: inout ConstraintSystem) throws(ConstraintSolvingError) {
    for view in hidden { try require(&system, length(view), strength: StackConstraints.proportion) }
    guard let first = views.first, let last = views.last else { return }
    try require(&system, start(first) - containerStart)
    try require(&system, end(last) - containerEnd)
    try addSpaces(to: &system)
    try addDistribution(to: &system)
    for view in views { try addAlignment(of: view, to: &system) }
    if stack.alignment != .fill {
      try require(&system, acrossEnd - acrossStart, strength: StackConstraints.fitting)
    }
  }

  // MARK: Along the line

  private func spacing(after view: LayoutItem) -> Double {
    view.view.id.flatMap { stack.customSpacing[$0] } ?? stack.spacing
  }

  private func addSpaces(to system: inout ConstraintSystem) throws(ConstraintSolvingError) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let isBetweenLines = stack.isBaselineRelativeArrangement && !isHorizontal
      let space =
        isBetweenLines
        ? baseline(next, isFirst: true) - baseline(view, isFirst: false) : start(next) - end(view)
      try require(
        &system, space + -spacing(after: view), isLoose ? .greaterThanOrEqual : .equal)
    }
  }

  private func addDistribution(to system: inout ConstraintSystem) throws(ConstraintSolvingError) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill: return
    case .fillEqually:
      for view in views.dropFirst() { try require(&system, length(view) - length(first)) }
    case .fillProportionally: try addProportions(to: &system)
    case .equalSpacing:
      let spaces = zip(views, views.dropFirst()).map { start($1) - end($0) }
      for space in spaces.dropFirst() { try require(&system, space - spaces[0]) }
    case .equalCentering:
      let distances = zip(views, views.dropFirst()).map { middle($1) - middle($0) }
      for distance in distances.dropFirst() {
        try require(&system, distance - distances[0], strength: StackConstraints.centering)
      }
    }
  }

  private func addProportions(to system: inout ConstraintSystem) throws(ConstraintSolvingError) {
    let lengths = views.map { (isHorizontal ? $0.measure.width : $0.measure.height) ?? 0 }
    let spaces = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return }
    for (view, own) in zip(views, lengths) where own > 0 {
      try require(
        &system, length(view) - (containerEnd - containerStart + -spaces) * (own / sum),
        strength: StackConstraints.proportion)
    }
  }

  // MARK: Across the line

  private func addAlignment(
    of view: LayoutItem, to system: inout ConstraintSystem
  ) throws(ConstraintSolvingError) {
    let (before, after) = (acrossStart(view) - acrossStart, acrossEnd - acrossEnd(view))
    switch stack.alignment {
    case .fill:
      try require(&system, before)
      try require(&system, after)
      return
    case .leading: try require(&system, before)
    case .trailing: try require(&system, after)
    case .center: try require(&system, before - after)
    case .firstBaseline, .lastBaseline:
      guard isHorizontal, let first = views.first else {
        try require(&system, before)
        break
      }
      let isFirst = stack.alignment == .firstBaseline
      try require(&system, baseline(view, isFirst: isFirst) - baseline(first, isFirst: isFirst))
    }
    try require(&system, before, .greaterThanOrEqual)
    try require(&system, after, .greaterThanOrEqual)
  }

  private func require(
    _ system: inout ConstraintSystem, _ expression: LinearExpression,
    _ relation: LinearConstraint.Relation = .equal, strength: Double = LinearConstraint.required
  ) throws(ConstraintSolvingError) {
    try system.add(
      LinearConstraint(container.view.id ?? "", expression, relation, strength: strength))
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
