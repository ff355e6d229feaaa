import TableModel
import TableSources

extension SpecDescriber {
  /// A row.
  func cell(_ cell: Cell) -> SpecValue {
    let usual = Cell()
    var builder = SpecValueBuilder()
    builder.add("id", text: cell.id)
    builder.add("reuseIdentifier", text: cell.reuseIdentifier)
    builder.add("style", cell.style, usually: usual.style)
    builder.add("textLabel", cell.textLabel.map(label))
    builder.add("detailTextLabel", cell.detailTextLabel.map(label))
    builder.add("imageView", cell.imageView.map(imageView))
    builder.add("accessoryType", cell.accessoryType, usually: usual.accessoryType)
    builder.add("accessoryView", cell.accessoryView.map(view))
    builder.add("indentationLevel", cell.indentationLevel, usually: usual.indentationLevel)
    builder.add("indentationWidth", cell.indentationWidth, usually: usual.indentationWidth)
    builder.add("height", cell.height)
    builder.add("separatorInset", cell.separatorInset.map(insets))
    builder.add("selectionStyle", cell.selectionStyle)
    builder.add("selected", cell.isSelected, usually: false)
    builder.add("highlighted", cell.isHighlighted, usually: false)
    editing(of: cell, into: &builder)
    builder.add("backgroundColor", cell.backgroundColor.map(color))
    builder.add("backgroundView", cell.backgroundView.flatMap(background))
    builder.add("selectedBackgroundView", cell.selectedBackgroundView.flatMap(background))
    builder.add("multipleSelectionBackgroundView", cell.multipleSelectionBackgroundView.flatMap(background))
    builder.add("contentView", cell.contentView.map(contentView))
    return short(builder.value)
  }

  /// A text for a row that has nothing else.
  private func short(_ value: SpecValue) -> SpecValue {
    if case .text(let text) = value.short(for: "textLabel") { .text(text) } else { value }
  }

  private func editing(of cell: Cell, into builder: inout SpecValueBuilder) {
    let usual = Cell()
    builder.add("editing", cell.isEditing)
    builder.add("editingStyle", cell.editingStyle, usually: usual.editingStyle)
    builder.add("editingAccessoryType", cell.editingAccessoryType, usually: usual.editingAccessoryType)
    builder.add("editingAccessoryView", cell.editingAccessoryView.map(view))
    builder.add("showsReorderControl", cell.showsReorderControl, usually: false)
    builder.add("shouldIndentWhileEditing", cell.shouldIndentWhileEditing, usually: true)
    builder.add("showingDeleteConfirmation", cell.showingDeleteConfirmation, usually: false)
    builder.add("titleForDeleteConfirmationButton", text: cell.titleForDeleteConfirmationButton)
    builder.add("editActions", list: cell.editActions.map(action))
    builder.add("transition", cell.transition.map(transition))
  }

  private func action(_ action: RowAction) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("title", text: action.title)
    builder.add("backgroundColor", action.backgroundColor.map(color))
    if action.isDestructive { builder.add("style", .word("destructive")) }
    return builder.value.short(for: "title")
  }

  private func contentView(_ contentView: ContentView) -> SpecValue {
    var builder = SpecValueBuilder()
    builder.add("size", contentView.designSize.map(size))
    builder.add("subviews", .list(contentView.subviews.map(view)))
    return builder.value.short(for: "subviews")
  }

  /// One view for all places in a section, or one for each; `nil` where there is none at all.
  private func background(_ background: Background) -> SpecValue? {
    guard !background.views.isEmpty else { return background.view.map(view) }
    var builder = SpecValueBuilder()
    for position in Background.Position.allCases {
      builder.add(position.rawValue, background[position].map(view))
    }
    return builder.value
  }
}
