import TableModel

/// The views of a cell and all that holds between them, on its way to frames.
struct ConstraintSystem {
  let context: ViewContext
  private(set) var items: [LayoutItem] = []
  private(set) var solver: CassowarySolver
  /// The constraints that contradict others, with the names of all of these.
  private var refused: [(ids: [String], constraint: LinearConstraint)] = []
  private var numbers: [String: Int] = [:]
  /// The number of the cell among the items.
  private var cell: Int?
  /// The constraints by which the sizes of views follow their content.
  private var sizes: [Int: SizeReferences] = [:]
  /// What was taken for granted.
  let supposition: LayoutSupposition
  /// Where the lines of texts stand that break at the widths found, by the numbers of their views.
  private(set) var brokenLines: [Int: LayoutSupposition.Baselines] = [:]

  private struct SizeReferences {
    var widths: [CassowarySolver.Reference] = []
    var heights: [CassowarySolver.Reference] = []
  }

  /// The most terms that the solver looks at for a cell.
  static let mostWork = 5_000_000
  /// The number of the content view among the items.
  static let content = 0

  /// The system of a content view; without a height it is as high as its content.
  init(
    _ contentView: ContentView, _ layout: AutoLayout, at place: ContentPlace, height: Double?,
    supposing supposition: LayoutSupposition, workLimit: Int, context: ViewContext
  ) throws(ConstraintSolvingError) {
    self.context = context
    solver = CassowarySolver(workLimit: workLimit)
    self.supposition = supposition
    let whole: LinearExpression
    if let height {
      whole = LinearExpression(constant: height)
    } else {
      let variable = solver.makeVariable(isNonNegative: true)
      whole = LinearExpression(variable)
      try solver.add(
        LinearConstraint("", whole, .equal, strength: ConstraintSystem.fittingSizeLevel))
    }
    var view = View(subviews: contentView.subviews)
    view.id = contentView.id
    view.hiddenSubviews = contentView.hiddenSubviews
    view.semanticContentAttribute = contentView.semanticContentAttribute
    let zero = LinearExpression()
    let width = LinearExpression(constant: place.contentWidth)
    items.append(
      LayoutItem(
        view: view, layout: layout, parent: nil, isHidden: false, minX: zero, minY: zero, width: width,
        height: whole, contentWidth: width, contentHeight: whole,
        margins: place.margins(own: layout.layoutMargins)))
    appendChildren(of: ConstraintSystem.content)
    appendCell(at: place, height: whole)
    findBaselinesOfStacks()
    for (number, item) in items.enumerated() {
      for id in [item.view.id].compactMap({ $0 }) + item.layout.guides where numbers[id] == nil {
        numbers[id] = number
      }
    }
    try addConstraints(designSize: contentView.designSize)
  }

  /// UIKit's priority by which a view becomes as small as its content lets it.
  private static let fittingSizeLevel = 50.0
  /// The greatest priority of what content wants: UIKit gives up a required size before the constraints of authors, and
  /// keeps as much of it as it can.
  private static let contentLevel = 999.5
  /// The priority by which a badge stays as wide as its text: above that of the texts beside it, which can be cut off.
  private static let badgeLevel = 751.0

  // MARK: Items

  private mutating func appendChildren(of parent: Int) {
    // Stacks of SwiftUI place what is in them without constraints.
    if case .stack = items[parent].view.content { return }
    var shown = items[parent].view.subviews.map { ($0, false) }
    for hidden in items[parent].view.hiddenSubviews.reversed() {
      shown.insert((hidden.view, true), at: min(max(0, hidden.position), shown.count))
    }
    for (view, isHidden) in shown {
      guard let layout = view.layout else { continue }
      let number = items.count
      items.append(item(view, layout, parent: parent, isHidden: isHidden || items[parent].isHidden))
      items[number].suppose(supposition, number)
      items[parent].children.append(number)
      appendChildren(of: number)
    }
  }

  private mutating func item(
    _ view: View, _ layout: AutoLayout, parent: Int, isHidden: Bool
  ) -> LayoutItem {
    let extent = { (solver: inout CassowarySolver) in
      LinearExpression(solver.makeVariable(isNonNegative: true))
    }
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (width, height) = (extent(&solver), extent(&solver))
    let scrolled = layout.isScrollView ? (extent(&solver), extent(&solver)) : (width, height)
    var item = LayoutItem(
      view: view, layout: layout, parent: parent, isHidden: isHidden, minX: LinearExpression(x),
      minY: LinearExpression(y), width: width, height: height, contentWidth: scrolled.0,
      contentHeight: scrolled.1, margins: layout.ownMargins)
    item.measure = context.intrinsicMeasure(of: view, layout)
    return item
  }

  /// The lines of a stack are those of a view in it: the first and the last of a column, the highest of a row.
  private mutating func findBaselinesOfStacks() {
    for number in items.indices.reversed() {
      guard let stack = items[number].layout.stack else { continue }
      let shown = items[number].children.map { items[$0] }.filter { $0.isHidden == items[number].isHidden }
      let highest = shown.max { ($0.measure.height ?? 0) < ($1.measure.height ?? 0) }
      let (first, last) = stack.axis == .vertical ? (shown.first, shown.last) : (highest, highest)
      items[number].firstBaseline = first?.baseline(isFirst: true)
      items[number].lastBaseline = last?.baseline(isFirst: false)
    }
  }

  private mutating func appendCell(at place: ContentPlace, height: LinearExpression) {
    cell = items.count
    var view = View()
    view.id = place.cellID
    let width = LinearExpression(constant: place.cellWidth)
    let margins = items[ConstraintSystem.content].margins
    items.append(
      LayoutItem(
        view: view, layout: AutoLayout(), parent: nil, isHidden: false,
        minX: LinearExpression(constant: -place.contentX), minY: LinearExpression(), width: width,
        height: height, contentWidth: width, contentHeight: height, margins: margins))
  }

  // MARK: Constraints

  private mutating func addConstraints(designSize: Size?) throws(ConstraintSolvingError) {
    for number in items.indices {
      let item = items[number]
      for constraint in item.layout.constraints { try add(constraint, heldBy: number) }
      if let stack = item.layout.stack {
        let constraints = StackConstraints(
          stack, of: number, in: items, isRightToLeft: isRightToLeft(item)
        ).all()
        for constraint in constraints { try add(constraint) }
      }
      guard let parent = item.parent else { continue }
      let isArranged = items[parent].layout.stack != nil
      if item.layout.translatesAutoresizingMaskIntoConstraints, !isArranged, let frame = item.view.frame {
        let design = parent == ConstraintSystem.content ? designSize : items[parent].view.frame?.size
        let shares = MaskShares.expressions(of: item, frame, in: items[parent], designedFor: design)
        for expression in shares { try add(LinearConstraint("", expression, .equal)) }
      } else {
        try addSize(of: number)
      }
    }
  }

  /// Takes up a constraint, or notes that it contradicts others.
  @discardableResult
  mutating func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintSolvingError)
    -> CassowarySolver.Reference?
  {
    do {
      return try solver.add(constraint)
    } catch .unsatisfiable(let names) {
      refused.append((names.filter { !$0.isEmpty }, constraint))
      return nil
    } catch .notFinite {
      return nil
    } catch {
      throw .exhausted
    }
  }

  private mutating func add(
    _ constraint: LayoutConstraint, heldBy holder: Int
  ) throws(ConstraintSolvingError) {
    let owner = items[holder]
    let numbers = numbers(in: constraint, heldBy: holder)
    guard let first = numbers.first else { return }
    var relation = LinearConstraint.Relation(constraint.relation)
    var constant = constraint.constant
    let isRightToLeft = isRightToLeft(owner)
    var expression = position(
      of: constraint.firstAttribute, first, towards: numbers.second, isRightToLeft)
    if let attribute = constraint.secondAttribute {
      guard let second = numbers.second else { return }
      if isRightToLeft, constraint.firstAttribute.isDirectional, attribute.isDirectional {
        constant = -constant
        relation = relation.reversed
      }
      var other = position(of: attribute, second, towards: first, isRightToLeft)
      // A multiple of a place is counted from the edge of the view that holds the constraint.
      switch attribute.positionAxis {
      case .horizontal?: other = (other - owner.minX) * constraint.multiplier + owner.minX
      case .vertical?: other = (other - owner.minY) * constraint.multiplier + owner.minY
      case nil: other = other * constraint.multiplier
      }
      expression = expression - other
    }
    try add(
      LinearConstraint(
        constraint.id, expression + -constant, relation, strength: constraint.priority))
  }

  /// The numbers of the views that a constraint is about; `nil` for what there is not.
  private func numbers(
    in constraint: LayoutConstraint, heldBy holder: Int
  ) -> (first: Int?, second: Int?) {
    let second = constraint.secondItem
    let first = number(of: constraint.firstItem, beside: second, heldBy: holder)
    return (first, second.flatMap { number(of: $0, beside: constraint.firstItem, heldBy: holder) })
  }

  private func number(of name: String, beside other: String?, heldBy holder: Int) -> Int? {
    if let known = numbers[name] { return known }
    switch name {
    case LayoutConstraint.Item.holder: return holder
    case LayoutConstraint.Item.contentView: return ConstraintSystem.content
    case LayoutConstraint.Item.cell: return cell
    case LayoutConstraint.Item.superview:
      let isOther = other != LayoutConstraint.Item.superview
      let child = isOther ? other.flatMap { number(of: $0, beside: nil, heldBy: holder) } : holder
      return child == ConstraintSystem.content ? cell : items[child ?? holder].parent
    default: return nil
    }
  }

  private func position(
    of attribute: LayoutAttribute, _ number: Int, towards other: Int?, _ isRightToLeft: Bool
  ) -> LinearExpression {
    let isScrolled = items[number].layout.isScrollView && (other.map { isAncestor(number, of: $0) } ?? false)
    return items[number].position(of: attribute, isRightToLeft: isRightToLeft, isScrolled: isScrolled)
  }

  /// Whether leading is right for the constraints that a view holds.
  private func isRightToLeft(_ item: LayoutItem) -> Bool {
    context.direction(of: item.view.semanticContentAttribute) == .rightToLeft
  }

  private func isAncestor(_ ancestor: Int, of number: Int) -> Bool {
    var parent = items[number].parent
    while let current = parent {
      if current == ancestor { return true }
      parent = items[current].parent
    }
    return false
  }

  /// Has the content of a view say how large it is.
  private mutating func addSize(of number: Int) throws(ConstraintSolvingError) {
    let item = items[number]
    let hugging = item.layout.contentHuggingPriority
    var resistance = item.layout.contentCompressionResistancePriority
    if item.view.isBadge { resistance.horizontal = max(resistance.horizontal, ConstraintSystem.badgeLevel) }
    var references = SizeReferences()
    if let width = item.measure.width {
      references.widths = try add(item.width + -width, hugging.horizontal, resistance.horizontal)
    }
    if let height = item.measure.height {
      references.heights = try add(item.height + -height, hugging.vertical, resistance.vertical)
    }
    sizes[number] = references
  }

  private mutating func add(
    _ surplus: LinearExpression, _ hugging: Double, _ resistance: Double
  ) throws(ConstraintSolvingError) -> [CassowarySolver.Reference] {
    var references: [CassowarySolver.Reference] = []
    let sides: [(LinearConstraint.Relation, Double)] = [
      (.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
    ]
    for (relation, wish) in sides where wish > 0 {
      let strength = min(wish, ConstraintSystem.contentLevel)
      if let reference = try add(LinearConstraint("", surplus, relation, strength: strength)) {
        references.append(reference)
      }
    }
    return references
  }

  // MARK: Solving

  /// Finds the frames: first with every text on as few lines as it has, then with those that break at the widths found.
  mutating func solve() throws(ConstraintSolvingError) {
    try solver.solve()
    for number in items.indices where items[number].measure.wraps {
      let item = items[number]
      let width = value(of: item.width)
      let measure = context.intrinsicMeasure(
        of: item.view, item.layout, maximumWidth: width)
      brokenLines[number] = LayoutSupposition.Baselines(measure)
      guard let references = sizes[number] else { continue }
      for reference in references.widths { try change(reference, to: measure.width) }
      for reference in references.heights { try change(reference, to: measure.height) }
    }
  }

  private mutating func change(
    _ reference: CassowarySolver.Reference, to length: Double?
  )
    throws(ConstraintSolvingError)
  {
    guard let length else { return }
    do {
      try solver.setConstant(-length, of: reference)
    } catch .exhausted {
      throw .exhausted
    } catch {
      return
    }
  }

  /// The value of an expression.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The names of constraints that contradict each other by more than a length in points, once frames are found.
  func contradictions(above length: Double) -> [[String]] {
    refused.filter { !$0.ids.isEmpty && abs(value(of: $0.constraint.expression)) > length }.map(\.ids)
  }

  /// Views that could as well be elsewhere.
  struct OpenViews {
    /// The identifiers of those that have one.
    var ids: [String] = []
    /// The number of the others.
    var unnamed = 0
    var isEmpty: Bool { ids.isEmpty && unnamed == 0 }
  }

  /// Has views that could as well be elsewhere stay where they were stored, or at the upper left of what they lie in; the
  /// answer is which they are.
  mutating func settle() throws(ConstraintSolvingError) -> OpenViews {
    var views = OpenViews()
    let variables = items.flatMap { [$0.minX, $0.width, $0.minY, $0.height] }.flatMap(\.terms).map(\.variable)
    let open = Set(solver.ambiguous(among: variables))
    guard !open.isEmpty else { return views }
    var hasWishes = false
    let named = Set(
      items.flatMap(\.layout.constraints).flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } })
    for item in items {
      guard let parent = item.parent, !item.isHidden else { continue }
      let frame = item.view.frame ?? .zero
      let places = [
        (item.minX, item.minX - items[parent].minX + -frame.minX),
        (item.minY, item.minY - items[parent].minY + -frame.minY),
      ]
      let extents = [(item.width, item.width + -frame.width), (item.height, item.height + -frame.height)]
      let isOpen = { (place: LinearExpression) in place.terms.contains { open.contains($0.variable) } }
      let isForgotten = items[parent].layout.stack == nil && !(item.view.id.map(named.contains) ?? false)
      let own = item.view.frame == nil ? (isForgotten ? places : []) : places + extents
      let wishes = own.filter { isOpen($0.0) }
      if (places + extents).contains(where: { isOpen($0.0) }) {
        if let id = item.view.id { views.ids.append(id) } else { views.unnamed += 1 }
      }
      for (_, wish) in wishes {
        try add(LinearConstraint("", wish, .equal, strength: ConstraintSystem.stay))
        hasWishes = true
      }
    }
    if hasWishes { try solver.solve() }
    return views
  }

  /// The strength of the wish to stay, below all of UIKit's priorities.
  private static let stay = 0.5
}

extension LinearConstraint.Relation {
  init(_ relation: LayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }

  fileprivate var reversed: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
