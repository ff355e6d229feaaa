import TableLayout
import TableModel

/// A view of an outline with its place in the picture and the place in the source that it or something around it has.
///
/// It is passed around by reference, as views are matched, sorted and paired several times.
final class PlacedView {
  /// The view.
  let view: ViewOutline
  /// The rectangle in points of the whole picture.
  let frame: Rect
  /// Where the view was written, or what it lies in.
  let source: SourceLocation?

  /// The view that everything lies in.
  convenience init(root view: ViewOutline) {
    self.init(view, in: .zero, of: nil)
  }

  /// A view without what lies in it.
  convenience init(alone whole: PlacedView) {
    var view = whole.view
    view.children = []
    self.init(view, inPlaceOf: whole)
  }

  /// Another outline of a view.
  init(_ view: ViewOutline, inPlaceOf other: PlacedView) {
    self.view = view
    frame = other.frame
    source = other.source
  }

  private init(_ view: ViewOutline, in origin: Point, of source: SourceLocation?) {
    self.view = view
    frame = view.frame.offset(x: origin.x, y: origin.y)
    self.source = view.source ?? source
  }

  /// The views in it.
  private(set) lazy var children = view.children.indices.map(child)

  /// One of the views in it.
  func child(at place: Int) -> PlacedView {
    PlacedView(view.children[place], in: frame.origin, of: source)
  }

  /// The place as changes tell it.
  var place: SceneChange.Place { SceneChange.Place(frame: frame, source: source) }
}

extension PlacedView {
  /// The table in this view that stands for one which is a scene by itself, and what lies beside the way to it.
  ///
  /// `nil` where there is no such table, or the other view is none.
  func way(to table: ViewOutline) -> (inner: PlacedView, beside: [PlacedView])? {
    guard ViewClass(rawValue: table.viewClass)?.isTable == true, view.viewClass != table.viewClass else {
      return nil
    }
    let children = children
    for (index, child) in children.enumerated() {
      let others = children.enumerated().filter { $0.offset != index }.map(\.element)
      if child.view.viewClass == table.viewClass { return (child, others) }
      if let way = child.way(to: table) { return (way.inner, way.beside + others) }
    }
    return nil
  }
}

extension PlacedView {
  /// How many rows are named where there are more.
  private static let mostNamed = 3

  /// What some rows are called by people who see them, of many the first.
  static func names(of rows: [PlacedView]) -> String {
    rows.prefix(mostNamed).map(\.view.shortHeading).joined(separator: ", ")
      + (rows.count > mostNamed ? ", …" : "")
  }
}

extension ViewOutline {
  /// What a row is called by people who see it.
  var shortHeading: String { title?.inQuotes ?? heading }
}

extension IndexPath {
  /// The numbers of section and row: `0-2`.
  var words: String { "\(section)-\(row)" }
}

/// The rectangle around some rows, and where the first was written.
struct RowExtent {
  /// The place; `nil` for no rows.
  private(set) var place: SceneChange.Place?

  /// The extent of no rows.
  init() {}

  /// The extent of some rows.
  init(_ views: [PlacedView]) {
    for view in views { add(view) }
  }

  /// Adds a row.
  mutating func add(_ view: PlacedView) { add(view.place) }

  /// Adds what is at a place.
  mutating func add(_ other: SceneChange.Place) {
    guard let frame = place?.frame else { return place = other }
    let (left, top) = (min(frame.minX, other.frame.minX), min(frame.minY, other.frame.minY))
    place?.frame = Rect(
      x: left, y: top, width: max(frame.maxX, other.frame.maxX) - left,
      height: max(frame.maxY, other.frame.maxY) - top)
  }
}

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
