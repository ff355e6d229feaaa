import TableModel

extension ConstraintSystem {
  /// The constraints that a view holds, in the order in which they are taken up.
  ///
  /// Where some contradict others, Interface Builder breaks those to the lower and trailing edges of the view around.
  func constraints(heldBy number: Int) -> [LayoutConstraint] {
    let all = items[number].layout.constraints
    guard innermostFirst else { return all }
    let isLast = { (constraint: LayoutConstraint) in
      let views = numbers(in: constraint, heldBy: number)
      return views.first == number && constraint.firstAttribute.isEnd
        || views.second == number && constraint.secondAttribute?.isEnd == true
    }
    return all.filter { !isLast($0) } + all.filter(isLast)
  }
}

extension LayoutAttribute {
  /// Whether this is the edge at the end of a view in either direction, or the margin there.
  fileprivate var isEnd: Bool {
    switch self {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    default: false
    }
  }
}
