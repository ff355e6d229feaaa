import TableModel

extension ConstraintSystem {
  /// What the frames that were found would have had to be supposed.
  var outcome: LayoutSupposition {
    var outcome = LayoutSupposition()
    for (number, item) in items.enumerated() where item.layout.preservesSuperviewLayoutMargins {
      guard let parent = item.parent else { continue }
      let around = outcome.margins[parent] ?? items[parent].margins
      outcome.margins[number] = margins(of: item, in: items[parent], around)
    }
    if hasBaselines {
      outcome.baselines = brokenLines
      for (number, item) in items.enumerated() {
        outcome.baselines[number] = squashedLines(of: item) ?? outcome.baselines[number]
      }
    }
    return outcome
  }

  /// Where the lines of a label stand that is lower than its text: as far below its upper edge as ever.
  ///
  /// `nil` for others.
  private func squashedLines(of item: LayoutItem) -> LayoutSupposition.Baselines? {
    guard case .label = item.view.content, let wanted = item.measure.height else { return nil }
    let height = value(of: item.height)
    guard height < wanted - 1 / ConstraintSystem.grain else { return nil }
    let measure = context.intrinsicMeasure(
      of: item.view, item.layout, maximumWidth: value(of: item.width))
    return LayoutSupposition.Baselines(measure, lost: max(0, (measure.height ?? height) - height))
  }

  /// The margins of a view that preserves its superview's: each is at least as wide as what the superview's takes from the view.
  private func margins(of item: LayoutItem, in parent: LayoutItem, _ around: EdgeInsets) -> EdgeInsets {
    let taken = { (margin: Double, distance: LinearExpression) in
      ((margin - value(of: distance)) * ConstraintSystem.grain).rounded() / ConstraintSystem.grain
    }
    return item.layout.ownMargins.widened(
      to: EdgeInsets(
        top: taken(around.top, item.minY - parent.minY), left: taken(around.left, item.minX - parent.minX),
        bottom: taken(around.bottom, parent.maxY - item.maxY),
        right: taken(around.right, parent.maxX - item.maxX)))
  }

  /// The parts of a point in which margins are told apart.
  private static let grain = 1_024.0

  /// Whether anything hangs on where lines of text stand.
  private var hasBaselines: Bool {
    items.contains { item in
      let stack = item.layout.stack
      return stack?.alignment == .firstBaseline || stack?.alignment == .lastBaseline
        || stack?.isBaselineRelativeArrangement == true
        || item.layout.constraints.contains {
          $0.firstAttribute.isBaseline || $0.secondAttribute?.isBaseline == true
        }
    }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
