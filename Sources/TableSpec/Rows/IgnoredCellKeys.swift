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
    warnAboutLabels(context)
    if !context.scope.isList, !context.scope.isPrototype, let place = keys.place(of: "accessories") {
      context.warning(
        "“accessories” show in rows of a “collectionView” alone", at: place,
        hint: "in a table, write “accessoryType” or “accessoryView”")
    }
    warnAboutDetail(context)
    warnAboutAlignment(context)
    warnAboutBackgrounds(context)
    warnAboutSelectedBackgrounds(context)
    warnAboutGrip(context)
    warnAboutIndentation(context)
    warnAboutSwipes(context)
    warnAbout("accessoryType", cell.accessoryType, besides: "accessoryView", context)
    warnAbout("editingAccessoryType", cell.editingAccessoryType, besides: "editingAccessoryView", context)
  }

  /// Notes labels and pictures of the style beside a configuration, which takes their place.
  private func warnAboutLabels(_ context: DecodingContext) {
    guard let configuration = keys.place(of: "contentConfiguration") else { return }
    for entry in keys.present(among: ["style", "textLabel", "detailTextLabel", "imageView", "contentView"])
    where range.contains(entry.key.range) || !range.contains(configuration) {
      context.warning(
        "\(quoted(entry.name ?? "")) does not show in a row with “contentConfiguration”", at: entry.key.range)
    }
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

  /// Notes the alignment of a label that is as wide as its one line of text.
  private func warnAboutAlignment(_ context: DecodingContext) {
    let labels: [(name: String, label: Label?)] =
      switch cell.style {
      case .default: []
      case .subtitle, .value1: [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)]
      case .value2: [("detailTextLabel", cell.detailTextLabel)]
      }
    for (name, label) in labels where label?.textAlignment != nil && label?.numberOfLines == 1 {
      guard let place = place(of: "textAlignment", in: name) else { continue }
      context.warning(
        "“textAlignment” has no effect in a label that is as wide as its text", at: place,
        hint:
          "the \(quoted(name)) of the style \(quoted(cell.style.rawValue)) is; one of the style “default” is not"
      )
    }
  }

  /// Notes the frame of a view that fills its row whatever its frame.
  private func warnAboutBackgrounds(_ context: DecodingContext) {
    for name in ["backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView"] {
      guard let place = place(of: "frame", in: name), keys[name]?.value.entry(named: "subviews") == nil else {
        continue
      }
      context.warning("UIKit ignores “frame” in a \(quoted(name)), which fills its row", at: place)
    }
  }

  /// Notes views under a selected row that never show.
  private func warnAboutSelectedBackgrounds(_ context: DecodingContext) {
    if cell.selectionStyle == SelectionStyle.none, cell.isSelected,
      let place = keys.place(of: "selectedBackgroundView")
    {
      context.warning(
        "“selectedBackgroundView” shows nothing in a row whose “selectionStyle” is “none”", at: place)
    } else if !context.scope.allowsMultipleSelection, cell.isSelected,
      let place = keys.place(of: "multipleSelectionBackgroundView")
    {
      context.warning(
        "“multipleSelectionBackgroundView” has no effect in a table without multiple selection", at: place,
        hint: "write “allowsMultipleSelection: true” in the table")
    }
  }

  /// Notes a grip in a row that is not being edited, now or in a moment, and does not say how it would be.
  private func warnAboutGrip(_ context: DecodingContext) {
    guard cell.showsReorderControl, cell.isEditing != true, !context.scope.mayBeEdited,
      cell.transition == nil, cell.editingStyle == .none,
      let place = keys.place(of: "showsReorderControl"), range.contains(place), !context.scope.isPrototype
    else { return }
    context.warning(
      "“showsReorderControl” shows nothing in a row that is not edited", at: place,
      hint: "write “editing: true” in the row or in the table")
  }

  /// Where a key stands in a mapping that a key of the row holds.
  private func place(of key: String, in name: String) -> SourceRange? {
    keys[name]?.value.entry(named: key)?.key.range
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

extension SpecNode {
  /// The key of a name with its value, in a mapping that has it.
  fileprivate func entry(named name: String) -> Entry? {
    entries?.first { $0.name == name }
  }
}
