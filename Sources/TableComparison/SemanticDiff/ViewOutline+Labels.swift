import TableLayout
import TableModel

extension ViewOutline {
  /// Views of which nobody speaks otherwise than of the one text that they show.
  private static let labelled: Set<String> = Set(
    [ViewClass.button, .barButton, .tabBarButton, .textField, .searchField, .actionButton].map(\.rawValue))

  /// Whether the views in it are no more than how it is drawn, which its source may say.
  var isMadeOfParts: Bool { facts.viewClass == ViewClass.segmentedControl.rawValue }

  /// The text that the view shows, by itself or in its only label.
  var ownText: String? {
    guard let text = facts.text ?? onlyLabel?.text, !text.isEmpty else { return nil }
    return text
  }

  /// The label that says what the view says; `nil` where there is more in it.
  private var onlyLabel: ViewOutline? {
    guard Self.labelled.contains(facts.viewClass), facts.text == nil, children.count == 1,
      let label = children.first,
      label.text != nil, label.children.isEmpty
    else { return nil }
    return label
  }

  private func joining(_ label: ViewOutline) -> ViewOutline {
    var view = self
    view.children = []
    for fact in ViewFact.ofText { fact.copy(label.facts, &view.facts) }
    return view
  }

  /// Two views that stand for one another, each with what its label says; `nil` where both have none, and where the label
  /// lies elsewhere for no other reason.
  fileprivate static func withLabels(
    _ old: ViewOutline, _ new: ViewOutline
  ) -> (old: ViewOutline, new: ViewOutline)? {
    guard let oldLabel = old.onlyLabel, let newLabel = new.onlyLabel else { return nil }
    let hasReason =
      old.frame.size != new.frame.size || oldLabel.text != newLabel.text || oldLabel.font != newLabel.font
    guard hasReason || oldLabel.frame == newLabel.frame else { return nil }
    return (old.joining(oldLabel), new.joining(newLabel))
  }
}

extension PlacedView {
  /// Two views that stand for one another, each with what the only label in it says, if both are such views.
  static func withLabels(_ old: PlacedView, _ new: PlacedView) -> (PlacedView, PlacedView) {
    guard let views = ViewOutline.withLabels(old.view, new.view) else { return (old, new) }
    return (PlacedView(views.old, inPlaceOf: old), PlacedView(views.new, inPlaceOf: new))
  }
}
