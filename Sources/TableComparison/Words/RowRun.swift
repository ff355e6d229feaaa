import TableModel

/// Rows one below the other that were all inserted, or all removed.
struct RowRun {
  private var kind = SceneChange.Kind.inserted
  private var views: [PlacedView] = []

  /// No rows yet.
  init() {}

  /// Whether a row belongs to those that there are.
  func goes(on step: RowPairs.Step) -> Bool {
    let (next, view): (SceneChange.Kind, PlacedView)
    switch step {
    case .inserted(let row): (next, view) = (.inserted, row)
    case .removed(let row): (next, view) = (.removed, row)
    case .matched, .moved: return false
    }
    guard let last = views.last else { return true }
    return kind == next && view.view.isRow && last.view.isRow
      && view.view.indexPath?.section == last.view.indexPath?.section
  }

  /// Adds a row.
  mutating func add(_ kind: SceneChange.Kind, _ view: PlacedView) {
    self.kind = kind
    views.append(view)
  }

  /// Ends the run with a change for each of few rows, and with one for many:
  /// `rows 0-2 to 0-9 removed: “A”, “B”, “C”, …`.
  mutating func end() -> [SceneChange] {
    defer { views = [] }
    guard views.count > ViewChange.mostAlone, let first = views.first?.view.indexPath,
      let last = views.last?.view.indexPath
    else { return views.map { SceneChange(kind, $0) } }
    let text = "rows \(first.words) to \(last.words) \(kind.rawValue): \(PlacedView.names(of: views))"
    let place = RowExtent(views).place
    return [
      SceneChange(
        kind, text, expected: kind == .removed ? place : nil, actual: kind == .inserted ? place : nil)
    ]
  }
}

extension SceneChange {
  /// That a view was inserted or removed.
  init(_ kind: Kind, _ view: PlacedView) {
    self.init(
      kind, "\(view.view.heading) \(kind.rawValue)", expected: kind == .inserted ? nil : view.place,
      actual: kind == .inserted ? view.place : nil)
  }
}
