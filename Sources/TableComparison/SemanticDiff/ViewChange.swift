/// A change of one view, of which others may say the same.
struct ViewChange {
  /// So many that say the same are told one by one.
  static let mostAlone = 2

  /// The number of the change among all.
  var change: Int
  /// The view as it was and as it is.
  var (expected, actual): (PlacedView, PlacedView)
  /// What is said of the view and of what lies in it.
  var parts: [ViewPhrases]

  /// What several views of its kind are called.
  var kind: String { actual.view.plural }
  /// What its line begins with: the title that the view had, and the place that it has.
  var heading: String { expected.view.heading(at: actual.view.indexPath ?? expected.view.indexPath) }
}
