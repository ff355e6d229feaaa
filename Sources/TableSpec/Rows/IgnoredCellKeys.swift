import TableModel
import TableSources

/// Finds keys of a cell that UIKit would ignore.
struct IgnoredCellKeys {
  private let cell: Cell
  private let keys: MappingKeys
  private let range: SourceRange

  /// The keys of a cell that stands at a place; keys from elsewhere are its prototype's.
  init(of cell: Cell, _ keys: MappingKeys, in range: SourceRange) {
    self.cell = cell
    self.keys = keys
    self.range = range
  }

  /// Notes each such key.
  func warn(_ context: DecodingContext) {
    warnAboutDetail(context)
    warnAboutIndentation(context)
    warnAboutSwipes(context)
    warnAbout("accessoryType", cell.accessoryType, besides: "accessoryView", context)
    warnAbout("editingAccessoryType", cell.editingAccessoryType, besides: "editingAccessoryView", context)
  }

  private func warnAboutDetail(_ context: DecodingContext) {
    guard cell.style == .default, keys["style"]?.value.scalar?.text ?? "default" == "default",
      let place = keys.place(of: "detailTextLabel")
    else { return }
    context.warning(
      "UIKit ignores “detailTextLabel” in a cell of the style “default”",
      at: place,
      hint: "give the cell the style value1, value2 or subtitle"
    )
  }

  private func warnAboutIndentation(_ context: DecodingContext) {
    guard context.scope.tableStyle == .plain, let place = keys.place(of: "shouldIndentWhileEditing") else {
      return
    }
    context.warning("UIKit ignores “shouldIndentWhileEditing” in a table of the style “plain”", at: place)
  }

  private func warnAboutSwipes(_ context: DecodingContext) {
    if cell.showingLeadingSwipeActions, cell.leadingSwipeActions.isEmpty,
      let place = keys.place(of: "showingLeadingSwipeActions"), !keys.isMisspelled("leadingSwipeActions")
    {
      context.warning(
        "“showingLeadingSwipeActions” shows nothing without “leadingSwipeActions”", at: place)
    }
    if cell.showingLeadingSwipeActions, cell.showingDeleteConfirmation, !cell.leadingSwipeActions.isEmpty,
      let place = keys.place(of: "showingDeleteConfirmation")
    {
      context.warning(
        "“showingDeleteConfirmation” shows nothing in a row that is swiped open at its beginning", at: place)
    }
  }

  /// Notes a standard element beside a view that takes its place, unless it is the prototype's and the view is not.
  private func warnAbout(
    _ type: String, _ value: AccessoryType, besides view: String, _ context: DecodingContext
  ) {
    guard value != .none, let place = keys.place(of: type), let other = keys.place(of: view),
      range.contains(place) || !range.contains(other)
    else { return }
    context.warning("UIKit ignores \(quoted(type)) in a cell with \(quoted(view))", at: place)
  }
}
