import TableModel

/// The constraints of a content view by the views that they are about.
struct ConstraintNames {
  private let constraints: [LayoutConstraint]

  /// The constraints that a content view and all views in it hold.
  init(_ contentView: ContentView) {
    constraints =
      (contentView.layout?.constraints ?? []) + contentView.subviews.flatMap(ConstraintNames.constraints)
  }

  private static func constraints(in view: View) -> [LayoutConstraint] {
    (view.layout?.constraints ?? []) + view.subviews.flatMap(constraints(in:))
  }

  /// What a figure of a view was solved from: all constraints in its direction that name the view.
  ///
  /// `hasContent` says that the figure is an extent, and that what the view shows has one too.
  func term(_ points: Double, of view: View, along axis: LayoutAxis, hasContent: Bool) -> FigureTerm {
    let ids = constraints.filter { $0.isAbout(view.id, along: axis) }.map(\.id)
    let source = ids.isEmpty ? "solved from constraints of other views" : "solved from constraints"
    let content = hasContent ? "its content, " : ""
    return FigureTerm(points, content + source, .autoLayout, constraints: ids)
  }
}

extension LayoutConstraint {
  /// Whether the constraint says where the view of an identifier is in a direction, or how large it is there.
  fileprivate func isAbout(_ id: String?, along axis: LayoutAxis) -> Bool {
    (firstItem == id && firstAttribute.axis == axis)
      || (secondItem == id && secondAttribute?.axis == axis)
  }
}

extension LayoutAttribute {
  /// The direction of a place or an extent.
  fileprivate var axis: LayoutAxis {
    positionAxis ?? (self == .width ? .horizontal : .vertical)
  }
}
