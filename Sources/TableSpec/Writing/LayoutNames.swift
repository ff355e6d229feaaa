import TableModel

/// Calls the views of a content view by what they are, as far as constraints name them.
///
/// Interface Builder's identifiers say nothing to a person. What a spec cannot say of a layout is left out, and where
/// that is too much the views keep the frames that they have.
struct LayoutNames {
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]
  /// The identifiers of the views that views are in, by those of the views.
  private var parents: [String: String] = [:]
  /// The content view of a cell with names for its views.
  static func named(_ contentView: ContentView, cellID: String?) -> ContentView {
    guard contentView.layout != nil else { return contentView.withoutLayout }
    let names = LayoutNames(contentView, cellID: cellID)
    return names.renamed(contentView)
  }

  /// A view that stands by itself with names for the views in it.
  static func named(_ view: View) -> View {
    guard view.layout != nil else { return view.withoutLayout }
    var names = LayoutNames()
    names.collect(view, in: nil, used: used(in: view))
    return names.renamed(view)
  }

  private init() {}

  private init(_ contentView: ContentView, cellID: String?) {
    collect(contentView.layout?.guides ?? [], LayoutConstraint.Item.contentView)
    if let id = contentView.id { names[id] = LayoutConstraint.Item.contentView }
    if let cellID { names[cellID] = LayoutConstraint.Item.cell }
    let used = LayoutNames.used(in: contentView)
    for view in contentView.withHiddenViews.subviews { collect(view, in: contentView.id, used: used) }
  }

  // MARK: Collecting

  /// The identifiers that constraints and stacks name.
  private static func used(in contentView: ContentView) -> Set<String> {
    contentView.withHiddenViews.subviews.reduce(into: used(in: contentView.layout)) {
      $0.formUnion(used(in: $1))
    }
  }

  private static func used(in view: View) -> Set<String> {
    view.withHiddenViews.subviews.reduce(into: used(in: view.layout)) { $0.formUnion(used(in: $1)) }
  }

  private static func used(in layout: AutoLayout?) -> Set<String> {
    guard let layout else { return [] }
    let items = layout.constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 } }
    return Set(items).union(layout.stack?.customSpacing.keys.map { $0 } ?? [])
  }

  private mutating func collect(_ view: View, in parent: String?, used: Set<String>) {
    let ids = [view.id].compactMap { $0 } + (view.layout?.guides ?? [])
    for id in ids { parents[id] = parent }
    if view.layout != nil, ids.contains(where: used.contains) {
      let kind = view.kindName
      counts[kind, default: 0] += 1
      collect(ids, kind + String(counts[kind] ?? 1))
    }
    for child in view.withHiddenViews.subviews { collect(child, in: view.id, used: used) }
  }

  private mutating func collect(_ ids: [String], _ name: String) {
    for id in ids where names[id] == nil { names[id] = name }
  }

  // MARK: Renaming

  private func renamed(_ contentView: ContentView) -> ContentView {
    var view = contentView.withHiddenViews
    view.id = nil
    view.subviews = view.subviews.map(renamed)
    view.layout = view.layout.map { renamed($0, heldBy: LayoutConstraint.Item.contentView) }
    return view
  }

  private func renamed(_ view: View) -> View {
    var view = view.withHiddenViews
    let name = view.id.flatMap { names[$0] }
    view.id = name
    if case .none = view.content, case .none? = view.layout?.intrinsicContentSize {
      view.layout?.intrinsicContentSize = .content
    }
    view.subviews = view.subviews.map(renamed)
    view.layout = view.layout.map { renamed($0, heldBy: name) }
    return view
  }

  private func renamed(_ layout: AutoLayout, heldBy holder: String?) -> AutoLayout {
    var layout = layout
    layout.guides = []
    layout.constraints = layout.constraints.compactMap { renamed($0, heldBy: holder) }
    if let stack = layout.stack {
      let spaces = stack.customSpacing.compactMap { id, space in names[id].map { ($0, space) } }
      layout.stack?.customSpacing = Dictionary(spaces) { first, _ in first }
    }
    return layout
  }

  private func renamed(_ constraint: LayoutConstraint, heldBy holder: String?) -> LayoutConstraint? {
    let (one, other) = (constraint.firstItem, constraint.secondItem)
    guard constraint.isSayable, let first = item(one, beside: other, heldBy: holder) else { return nil }
    var renamed = constraint
    renamed.firstItem = first
    if let second = constraint.secondItem {
      guard let second = item(second, beside: one, heldBy: holder) else { return nil }
      renamed.secondItem = second
    }
    renamed.constant = (constraint.constant * 1_000).rounded() / 1_000
    renamed.multiplier = (constraint.multiplier * 1_000_000).rounded() / 1_000_000
    renamed.id = ConstraintText.text(of: renamed)
    return renamed
  }

  private func item(_ id: String, beside other: String?, heldBy holder: String?) -> String? {
    if let other, names[id] != nil, parents[other] == id { return LayoutConstraint.Item.superview }
    let name = id.isEmpty ? LayoutConstraint.Item.holder : names[id]
    return name == holder ? LayoutConstraint.Item.holder : name
  }
}
