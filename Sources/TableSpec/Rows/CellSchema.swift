import TableModel
import TableSources

/// A row: a text, or a mapping.
enum CellSchema {
  static let mapping = MappingSchema<Cell>(
    "cell", subject: "a cell", initial: Cell(),
    fields: contentFields + selectionFields.written(rank: 2) + placeFields
      + backgroundFields.written(rank: 4) + editingFields.written(rank: 3) + Field.accessibility,
    exclusive: ["editActions", newerName])

  /// What UIKit calls the `editActions` since iOS 11.
  private static let newerName = "trailingSwipeActions"

  /// The keys of what is in the cell.
  private static let contentFields: [Field<Cell>] = [
    Field("id", .text, "A name for programs, which `inspect` prints.", get: { $0.id }, set: { $0.id = $1 }),
    Field(
      "reuseIdentifier", .text, "The name of a prototype, if there are any.",
      get: { $0.reuseIdentifier }, set: { $0.reuseIdentifier = $1 }),
    Field(
      "style", .word(CellStyle.self), "The arrangement of the standard labels.",
      get: { $0.style }, set: { $0.style = $1 }),
    Field(
      "textLabel", LabelSchema.coding, "The title.", reduction: .part,
      get: { $0.textLabel }, set: { $0.textLabel = $1 }),
    Field(
      "detailTextLabel", LabelSchema.coding,
      "The text beside or below the title, not in `default`.", reduction: .part,
      get: { $0.detailTextLabel }, set: { $0.detailTextLabel = $1 }),
    Field(
      "imageView", ImageViewSchema.coding, "The picture at the left.",
      get: { $0.imageView }, set: { $0.imageView = $1 }),
    Field(
      "contentConfiguration", ContentConfigurationSchema.coding,
      "What the row shows instead of its style’s labels and picture.",
      get: { $0.contentConfiguration }, set: { $0.contentConfiguration = $1 }),
    Field(
      "contentView", ContentViewSchema.coding, "Views over the style’s own.",
      get: { $0.contentView }, set: { $0.contentView = $1 }
    ).written(rank: 5),
    Field(
      "accessoryType", .word(AccessoryType.self), "The standard element at the right edge.",
      get: { $0.accessoryType }, set: { $0.accessoryType = $1 }),
    Field(
      "accessories", CellAccessorySchema.list,
      "What stands at the sides of a row of a `collectionView`, in reading order.",
      get: { $0.accessories }, set: { $0.accessories = $1 }),
    Field(
      "accessoryView", ViewSchema.coding, "A view in place of the `accessoryType`.",
      get: { $0.accessoryView }, set: { $0.accessoryView = $1 }),
  ]

  /// The keys of a selection.
  private static let selectionFields: [Field<Cell>] = [
    Field(
      "selectionStyle", .word(SelectionStyle.self),
      "How a selection looks; since `ios7` grey or `none`.", without: "`default`",
      reduction: .detail, get: { $0.selectionStyle }, set: { $0.selectionStyle = $1 }),
    Field(
      "selected", .boolean, "Whether the row is selected.",
      get: { $0.isSelected }, set: { $0.isSelected = $1 }),
    Field(
      "highlighted", .boolean, "Whether a finger is on the row.",
      get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
    Field(
      "accessoryHighlighted", .boolean, "Whether a finger is on the detail button.",
      get: { $0.isAccessoryHighlighted }, set: { $0.isAccessoryHighlighted = $1 }),
    Field(
      "userInteractionEnabled", .boolean, "Whether touches count; if not, the labels are dimmed.",
      get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 }),
  ]

  /// The keys of where things stand.
  private static let placeFields: [Field<Cell>] = [
    Field(
      "indentationLevel", .wholeNumber(0...100), "How many steps the content is moved in.",
      reduction: .detail, get: { $0.indentationLevel }, set: { $0.indentationLevel = $1 }),
    Field(
      "indentationWidth", .number(.from(0, to: 1_000)), "How wide such a step is.", reduction: .detail,
      get: { $0.indentationWidth }, set: { $0.indentationWidth = $1 }),
    Field(
      "separatorInset", SeparatorInsetSchema.coding, "The space beside the line below.",
      without: "the table’s", reduction: .detail,
      get: { $0.separatorInset }, set: { $0.separatorInset = $1 }
    ).written(rank: 1),
    Field(
      "height", .rowHeight, "The height of the row.", without: "the table’s", reduction: .fallback,
      get: { $0.height }, set: { $0.height = $1 }),
    Field(
      "fillsHeight", .boolean,
      "Whether the row takes a share of the free height; UIKit has no such property.",
      get: { $0.fillsHeight }, set: { $0.fillsHeight = $1 }),
  ]

  /// The keys of what lies behind the content.
  private static let backgroundFields: [Field<Cell>] = [
    Field(
      "backgroundColor", ColorSchema.coding, "The colour of the row.", without: "the theme’s",
      reduction: .fallback, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Field(
      "tintColor", ColorSchema.coding, "The colour of what can be tapped.", without: "the table’s",
      get: { $0.tintColor }, set: { $0.tintColor = $1 }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      "The direction of the row’s own parts; its subviews do not inherit it.",
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
    Field(
      "backgroundView", BackgroundSchema.coding, "The view behind the content.", without: "the theme’s",
      get: { $0.backgroundView }, set: { $0.backgroundView = $1 }),
    Field(
      "backgroundConfiguration", BackgroundConfigurationSchema.coding,
      "What lies behind the content.", without: "the theme’s",
      get: { $0.backgroundConfiguration }, set: { $0.backgroundConfiguration = $1 }),
    Field(
      "selectedBackgroundView", BackgroundSchema.coding,
      "The view over the background of a selected row.", without: "the `selectionStyle`’s",
      get: { $0.selectedBackgroundView }, set: { $0.selectedBackgroundView = $1 }),
    Field(
      "multipleSelectionBackgroundView", BackgroundSchema.coding,
      "The same where the table allows several.", without: "`selectedBackgroundView`",
      get: { $0.multipleSelectionBackgroundView }, set: { $0.multipleSelectionBackgroundView = $1 }),
  ]

  /// The keys that count while the cell is edited.
  private static let editingFields: [Field<Cell>] = [
    Field(
      "editing", .boolean, "Whether the row shows its editing controls.", without: "the table’s",
      get: { $0.isEditing }, set: { $0.isEditing = $1 }),
    Field(
      "editingStyle", .word(EditingStyle.self), "The control before the content while it is edited.",
      get: { $0.editingStyle }, set: { $0.editingStyle = $1 }),
    Field(
      "editingAccessoryType", .word(AccessoryType.self),
      "The element at the right edge while the row is edited.",
      get: { $0.editingAccessoryType }, set: { $0.editingAccessoryType = $1 }),
    Field(
      "editingAccessoryView", ViewSchema.coding, "A view in place of the `editingAccessoryType`.",
      get: { $0.editingAccessoryView }, set: { $0.editingAccessoryView = $1 }),
    Field(
      "showsReorderControl", .boolean, "Whether the grip takes the accessory’s place.",
      get: { $0.showsReorderControl }, set: { $0.showsReorderControl = $1 }),
    Field(
      "dragging", .boolean, "Whether the row is being dragged by its grip.",
      get: { $0.isDragging }, set: { $0.isDragging = $1 }),
    Field(
      "shouldIndentWhileEditing", .boolean, "Whether the row’s box is indented; grouped tables only.",
      reduction: .detail, get: { $0.shouldIndentWhileEditing }, set: { $0.shouldIndentWhileEditing = $1 }),
    Field(
      "showingDeleteConfirmation", .boolean,
      "Whether the delete button shows, as after a swipe.",
      get: { $0.showingDeleteConfirmation }, set: { $0.showingDeleteConfirmation = $1 }),
    Field(
      "titleForDeleteConfirmationButton", .text, "The title of that button.", without: "`Delete`",
      get: { $0.titleForDeleteConfirmationButton }, set: { $0.titleForDeleteConfirmationButton = $1 }),
    Field(
      "editActions", RowActionSchema.list,
      "Actions from right to left, instead of the delete button; from `ios7` on.",
      get: { $0.editActions }, set: { $0.editActions = $1 }),
    Field(
      reading: newerName, RowActionSchema.list.kind, "The same as `editActions`, by UIKit’s newer name.",
      assign: { node, subject, cell, context in
        guard let actions = RowActionSchema.list.decode(node, subject, context) else { return false }
        cell.editActions = actions
        return true
      }),
    Field(
      "leadingSwipeActions", RowActionSchema.list, "Actions at the row’s beginning, from its edge on.",
      get: { $0.leadingSwipeActions }, set: { $0.leadingSwipeActions = $1 }),
    Field(
      "showingLeadingSwipeActions", .boolean,
      "Whether the leading actions show, as after a swipe.",
      get: { $0.showingLeadingSwipeActions }, set: { $0.showingLeadingSwipeActions = $1 }),
    Field(
      "fullSwipe", .number(.from(0, to: 4_096)),
      "How far the row is swiped; the first action fills the gap.",
      without: "the width of the buttons", reduction: .detail,
      get: { $0.fullSwipe }, set: { $0.fullSwipe = $1 }),
    Field(
      "transition", TransitionSchema.coding, "The moment between two states that is drawn.",
      without: "the table’s", get: { $0.transition }, set: { $0.transition = $1 }),
  ]

  static let coding = ValueCoding<Cell>(
    .either(.text, mapping.kind),
    encode: { cell, context in mapping.value(of: cell, context).shortIfText(for: "textLabel") },
    decode: { node, subject, context in
      guard context.countRow(at: node.range) else { return nil }
      switch node.content {
      case .scalar:
        return ValueCoding.text.decode(node, subject, context).map { Cell(textLabel: Label(text: $0)) }
      case .mapping(let entries): return context.completed(entries).map { cell($0, node, context) }
      case .sequence, .unreadable:
        context.mismatch(node, subject, mustBe: .either(.text, mapping.kind), hint: node.quotationHint)
        return nil
      }
    })

  /// Notes what is wrong with the keys of a cell that is no row.
  static func check(_ entries: [SpecNode.Entry], _ node: SpecNode, _ context: DecodingContext) {
    _ = cell(entries, node, context)
  }

  private static func cell(
    _ entries: [SpecNode.Entry], _ node: SpecNode, _ context: DecodingContext
  ) -> Cell {
    var cell = Cell()
    let keys = mapping.decode(entries, into: &cell, context)
    if let other = keys.place(of: newerName), keys.place(of: "editActions") != nil {
      context.error(
        "“\(newerName)” and “editActions” are two names of one key", at: other, hint: "write one of them")
    }
    IgnoredCellKeys(of: cell, keys, in: node.range).warn(context)
    return cell
  }
}
