import TableLayout
import TableModel

extension ViewOutline {
  private static let containers: Set<String> = names([
    .window, .tableView, .collectionView, .layoutContainer, .splitView, .popover, .sheet, .dimming,
    .alertController, .menu,
  ])
  private static let structural: Set<String> = names([
    .contentView, .listContentView, .cellBackground, .selectedBackground, .separator, .barBackground,
    .scrollIndicator,
  ])

  private static func names(_ classes: [ViewClass]) -> Set<String> { Set(classes.map(\.rawValue)) }

  /// Whether the view is told of by itself and what lies in it too, each in lines of its own.
  var isContainer: Bool { Self.containers.contains(facts.viewClass) }

  /// Whether the view is one of a table's rows, headers and footers.
  var isRowLike: Bool { isRow || facts.viewClass == ViewClass.headerFooter.rawValue }

  /// Whether the view is a row of a table.
  var isRow: Bool { ViewClass(rawValue: facts.viewClass)?.isRow == true }

  /// Whether UIKit makes the view for its own ends, so that its place follows from what it lies in.
  var isStructural: Bool { Self.structural.contains(facts.viewClass) }

  /// Whether the view is what a cell has at its right edge.
  var isAccessory: Bool { facts.role == ViewRole.accessoryView.rawValue }

  /// What several views of its kind are called: `rows`.
  var plural: String {
    switch facts.role {
    case ViewRole.header.rawValue: "headers"
    case ViewRole.footer.rawValue: "footers"
    default: isRow ? "rows" : "views"
    }
  }

  /// What a line about the view begins with: `row 0-2 “Wi-Fi”`.
  var heading: String { heading(at: facts.indexPath) }

  /// What a line about the view begins with where it is the row at a place.
  func heading(at indexPath: IndexPath?) -> String {
    let kind = isRow ? "row" + (indexPath.map { " \($0.words)" } ?? "") : name
    return title.map { "\(kind) \($0.inQuotes)" } ?? kind
  }

  /// What the view is called among its like, with the first text in it.
  var titledName: String { title.map { "\(name) \($0.inQuotes)" } ?? name }

  /// The first text in the view: that of a `textLabel` or the title of a bar before others.
  var title: String? { firstText(where: \.isTitle) ?? firstText { _ in true } }

  private var isTitle: Bool {
    facts.role == ViewRole.textLabel.rawValue || facts.viewClass == ViewClass.navigationItem.rawValue
  }

  /// The text of the first label that is wanted and that has any.
  private func firstText(where isWanted: (ViewOutline) -> Bool) -> String? {
    if let text = facts.text, !text.isEmpty, isWanted(self) { return text }
    for child in children {
      if let text = child.firstText(where: isWanted) { return text }
    }
    return nil
  }

  /// All texts in the view.
  var texts: [String] {
    var texts: [String] = []
    collect(&texts)
    return texts
  }

  /// Hashes all texts in the view.
  func hashTexts(into hasher: inout Hasher) {
    if let text = facts.text { hasher.combine(text) }
    for child in children { child.hashTexts(into: &hasher) }
  }

  /// Whether another view has the same texts in the same order, wherever these are.
  func hasTexts(of other: ViewOutline) -> Bool { hasTextsInPlace(of: other) || texts == other.texts }

  private func hasTextsInPlace(of other: ViewOutline) -> Bool {
    facts.text == other.text && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.hasTextsInPlace(of: $1) }
  }

  private func collect(_ texts: inout [String]) {
    if let text = facts.text { texts.append(text) }
    for child in children { child.collect(&texts) }
  }
}
