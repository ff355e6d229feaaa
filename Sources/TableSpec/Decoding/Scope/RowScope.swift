import TableModel
import TableSources

/// What surrounds a row, table or bar and counts for how it is read.
struct RowScope {
  /// The prototypes that a row may name.
  var prototypes = Prototypes()
  /// The theme that the screen names; `nil` if it leaves the choice to others.
  var theme: String?
  /// The style of the table; `nil` if it is not known.
  var tableStyle: TableViewStyle?
  /// Whether the table is a list of a collection view.
  var isList = false
  /// Whether several rows of the table may be selected, at any time.
  var allowsMultipleSelection = false
  /// Whether rows of the table are edited although they do not say so themselves.
  var mayBeEdited = false
  /// Whether the row is a prototype, which rows will complete.
  var isPrototype = false

  /// The scope of what lies in a screen or table with these keys.
  func inside(_ entries: [SpecNode.Entry]) -> RowScope {
    var scope = self
    scope.prototypes.add(from: entries)
    return scope
  }

  /// The scope of what lies in a screen with these keys.
  func insideScreen(_ entries: [SpecNode.Entry]) -> RowScope {
    var scope = inside(entries)
    scope.theme = entries.first { $0.name == "theme" }?.value.scalar?.text
    return scope
  }

  /// The scope of the rows of a table with these keys.
  func insideTable(_ entries: [SpecNode.Entry], isList: Bool) -> RowScope {
    var scope = inside(entries)
    let style = entries.first { $0.name == "style" || $0.name == "appearance" }?.value
    scope.isList = isList
    scope.tableStyle =
      style.map { $0.isNull ? .plain : TableViewStyle(rawValue: $0.scalar?.text ?? "") } ?? .plain
    let isSet = { (names: [String]) in
      entries.contains { entry in
        names.contains(entry.name ?? "") && !entry.value.isNull && entry.value.boolean != false
      }
    }
    scope.allowsMultipleSelection = isSet([
      "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    ])
    scope.mayBeEdited = isSet(["editing", "rowChange", "transition"])
    return scope
  }
}
