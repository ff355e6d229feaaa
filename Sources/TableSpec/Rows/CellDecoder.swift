import TableModel
import TableSources

/// Reads a row: a text, or a mapping.
enum CellDecoder {
  private static let mapping = MappingDecoder<Cell>(
    subject: "a cell",
    fields: [
      Field("id", .text) { $0.id = $1 },
      Field("reuseIdentifier", .text) { $0.reuseIdentifier = $1 },
      Field("style", .word(CellStyle.self)) { $0.style = $1 },
      Field("textLabel", LabelDecoder.decoder) { $0.textLabel = $1 },
      Field("detailTextLabel", LabelDecoder.decoder) { $0.detailTextLabel = $1 },
      Field("imageView", ImageViewDecoder.decoder) { $0.imageView = $1 },
      Field("contentView", ContentViewDecoder.decoder) { $0.contentView = $1 },
      Field("accessoryType", .word(AccessoryType.self)) { $0.accessoryType = $1 },
      Field("accessoryView", ViewDecoder.decoder) { $0.accessoryView = $1 },
      Field("selectionStyle", .word(SelectionStyle.self)) { $0.selectionStyle = $1 },
      Field("selected", .boolean) { $0.isSelected = $1 },
      Field("highlighted", .boolean) { $0.isHighlighted = $1 },
      Field("indentationLevel", .wholeNumber(0...100)) { $0.indentationLevel = $1 },
      Field("indentationWidth", .number(.from(0, to: 1_000))) { $0.indentationWidth = $1 },
      Field("separatorInset", SeparatorInsetDecoder.decoder) { $0.separatorInset = $1 },
      Field("height", .rowHeight) { $0.height = $1 },
      Field("backgroundColor", ColorDecoder.decoder) { $0.backgroundColor = $1 },
      Field("backgroundView", BackgroundDecoder.decoder) { $0.backgroundView = $1 },
      Field("selectedBackgroundView", BackgroundDecoder.decoder) { $0.selectedBackgroundView = $1 },
      Field("multipleSelectionBackgroundView", BackgroundDecoder.decoder) {
        $0.multipleSelectionBackgroundView = $1
      },
    ] + editingFields
  )

  /// The keys that count while the cell is edited.
  private static let editingFields: [Field<Cell>] = [
    Field("editing", .boolean) { $0.isEditing = $1 },
    Field("editingStyle", .word(EditingStyle.self)) { $0.editingStyle = $1 },
    Field("editingAccessoryType", .word(AccessoryType.self)) { $0.editingAccessoryType = $1 },
    Field("editingAccessoryView", ViewDecoder.decoder) { $0.editingAccessoryView = $1 },
    Field("showsReorderControl", .boolean) { $0.showsReorderControl = $1 },
    Field("shouldIndentWhileEditing", .boolean) { $0.shouldIndentWhileEditing = $1 },
    Field("showingDeleteConfirmation", .boolean) { $0.showingDeleteConfirmation = $1 },
    Field("titleForDeleteConfirmationButton", .text) { $0.titleForDeleteConfirmationButton = $1 },
    Field("editActions", RowActionDecoder.list) { $0.editActions = $1 },
    Field("transition", TransitionDecoder.decoder) { $0.transition = $1 },
  ]

  static let decoder = ValueDecoder<Cell>(.either(.text, mapping.kind)) { node, subject, context in
    guard context.countRow(at: node.range) else { return nil }
    switch node.content {
    case .scalar:
      return ValueDecoder.text.decode(node, subject, context).map { Cell(textLabel: Label(text: $0)) }
    case .mapping(let entries):
      return context.scope.prototypes.complete(entries, context).map { cell($0, node, context) }
    case .sequence, .unreadable:
      context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
      return nil
    }
  }

  /// Notes what is wrong with the keys of a cell that is no row.
  static func check(_ entries: [SpecNode.Entry], _ node: SpecNode, _ context: DecodingContext) {
    _ = cell(entries, node, context)
  }

  private static func cell(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ context: DecodingContext
  ) -> Cell {
    var cell = Cell()
    let keys = mapping.decode(entries, into: &cell, context)
    IgnoredCellKeys(of: cell, keys, in: node.range).warn(context)
    return cell
  }
}
