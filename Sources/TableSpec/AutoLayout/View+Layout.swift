import TableModel

extension View {
  /// Changes what Auto Layout knows of the view.
  mutating func changeLayout(_ change: (inout AutoLayout) -> Void) {
    var layout = layout ?? AutoLayout()
    change(&layout)
    self.layout = layout
  }

  /// Whether anything is said of Auto Layout, of the view or of those in it.
  var usesAutoLayout: Bool { layout != nil || subviews.contains(where: \.usesAutoLayout) }

  /// The view as a part of a layout; a frame alone, of which no constraint knows, stays a frame.
  func inLayout(isArranged: Bool = false) -> View {
    guard isArranged || frame == nil || id != nil || usesAutoLayout else { return self }
    var view = self
    view.changeLayout { _ in }
    let isStack = view.layout?.stack != nil
    view.subviews = subviews.map { $0.inLayout(isArranged: isStack) }
    return view
  }
}
