extension Theme {
  /// iOS 11.0: the margins of iOS 11 before the labels, those of iOS 10 after them.
  public static let ios11Point0: Theme = {
    var theme = Theme.ios11
    theme.name = "ios11.0"
    theme.changeCells { $0.narrowTrailingMargin(to: 15) }
    return theme
  }()
}

extension CellLook {
  /// Gives the right edge a margin of so many points in every cell, whatever the margin at the left edge.
  fileprivate mutating func narrowTrailingMargin(to points: Double) {
    let fix = { (rule: inout MarginRule) in rule = .fixed(rule.points(margin: points)) }
    fix(&labelTrailing)
    fix(&accessoryView.trailing)
    fix(&accessories.disclosureIndicator.trailing)
    fix(&accessories.disclosureIndicator.labelTrailing)
    fix(&accessories.detailDisclosureButton.trailing)
    fix(&accessories.checkmark.trailing)
    fix(&accessories.detailButton.trailing)
  }
}
