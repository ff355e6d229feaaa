import TableModel
import TableSources

/// A table.
enum TableViewSchema {
  private static let fields: [Field<TableViewDraft>] =
    tableFields + contentFields + (SectionIndexFields.all + ScrollFields.all + stateFields).written(rank: 2)

  /// The keys of the table itself.
  private static let tableFields: [Field<TableViewDraft>] = [
    Field(
      "style", .word(TableViewStyle.self), "The look; `insetGrouped` is `grouped` in themes without it.",
      get: { $0.tableView.style }, set: { $0.tableView.style = $1 }),
    Field(
      "rowHeight", .rowHeight, "The height of rows that have none of their own.",
      without: "the theme’s (44); rows with text of several lines grow", reduction: .fallback,
      get: { $0.tableView.rowHeight }, set: { $0.tableView.rowHeight = $1 }),
    Field(
      "sectionHeaderHeight", .headerFooterHeight, "The height of headers that have none of their own.",
      without: "what the title needs in the theme", reduction: .detail,
      get: { $0.tableView.sectionHeaderHeight }, set: { $0.tableView.sectionHeaderHeight = $1 }),
    Field(
      "sectionFooterHeight", .headerFooterHeight, "The height of footers that have none of their own.",
      without: "what the title needs in the theme", reduction: .detail,
      get: { $0.tableView.sectionFooterHeight }, set: { $0.tableView.sectionFooterHeight = $1 }),
    Field(
      "separatorStyle", .word(SeparatorStyle.self), "The lines between rows.",
      without: "`singleLineEtched` in grouped tables of `ios5` and `ios6`, else `singleLine`",
      reduction: .detail, get: { $0.tableView.separatorStyle }, set: { $0.tableView.separatorStyle = $1 }),
    Field(
      "separatorColor", ColorSchema.coding, "The colour of these lines.", without: "the theme’s",
      reduction: .detail, get: { $0.tableView.separatorColor }, set: { $0.tableView.separatorColor = $1 }),
    Field(
      "separatorInset", SeparatorInsetSchema.coding, "The space beside these lines.", without: "the theme’s",
      reduction: .detail, get: { $0.tableView.separatorInset }, set: { $0.tableView.separatorInset = $1 }),
    Field(
      "backgroundColor", ColorSchema.coding, "The colour behind the rows.", without: "the theme’s",
      reduction: .fallback,
      get: { $0.tableView.backgroundColor }, set: { $0.tableView.backgroundColor = $1 }),
    Field(
      "editing", .boolean, "Whether rows show their editing controls.",
      get: { $0.tableView.isEditing }, set: { $0.tableView.isEditing = $1 }
    ).written(rank: 1),
    Field(
      "allowsMultipleSelection", .boolean, "Whether `multipleSelectionBackgroundView` counts.",
      reduction: .detail,
      get: { $0.tableView.allowsMultipleSelection }, set: { $0.tableView.allowsMultipleSelection = $1 }
    )
    .written(rank: 1),
    Field(
      "allowsMultipleSelectionDuringEditing", .boolean,
      "Whether rows being edited show circles to be checked.", reduction: .detail,
      get: { $0.tableView.allowsMultipleSelectionDuringEditing },
      set: { $0.tableView.allowsMultipleSelectionDuringEditing = $1 }
    ).written(rank: 1),
    Field(
      "transition", TransitionSchema.coding,
      "The moment between two states of all rows that have none of their own.",
      get: { $0.tableView.transition }, set: { $0.tableView.transition = $1 }
    ).written(rank: 1),
    Field(
      "rowChange", RowChangeSchema.coding, "A moment while a row comes, goes or is moved.",
      get: { $0.tableView.rowChange }, set: { $0.tableView.rowChange = $1 }
    ).written(rank: 1),
    Field(
      "tintColor", ColorSchema.coding, "The colour of what can be tapped.", without: "the theme’s",
      reduction: .fallback, get: { $0.tableView.tintColor }, set: { $0.tableView.tintColor = $1 }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      """
      On which side the table’s own parts stand since iOS 9: the section index and the scroll indicator; rows, headers and \
      footers do not inherit that.
      """,
      get: { $0.tableView.semanticContentAttribute }, set: { $0.tableView.semanticContentAttribute = $1 }),
  ]

  /// The keys of what is in the table.
  private static let contentFields: [Field<TableViewDraft>] = [
    Field(
      "backgroundView", ViewSchema.coding, "A view behind all rows.",
      get: { $0.tableView.backgroundView }, set: { $0.tableView.backgroundView = $1 }
    ).written(rank: 3),
    Field(
      "tableHeaderView", ViewSchema.coding,
      "A view above the first section, as wide as the table and as high as its `frame`, or as its content asks for.",
      get: { $0.tableView.tableHeaderView }, set: { $0.tableView.tableHeaderView = $1 }
    ).written(rank: 3),
    Field(
      "tableFooterView", ViewSchema.coding, "A view below the last section, likewise.",
      get: { $0.tableView.tableFooterView }, set: { $0.tableView.tableFooterView = $1 }
    ).written(rank: 4),
    PrototypesSchema.field(without: "the screen’s"),
    Field(
      "sections", .list(of: SectionSchema.coding, itemName: "a section"), "The sections.",
      get: { $0.tableView.sections }, set: { $0.tableView.sections = $1 }
    ).written(rank: 3),
    Field(
      "rows", RowSchema.list, "Short for one section without header and footer; not beside `sections`.",
      get: { $0.rows }, set: { $0.rows = $1 }
    ).written(rank: 3),
  ]

  /// The keys of what shows above the rows or in their place.
  private static let stateFields: [Field<TableViewDraft>] = [
    Field(
      "refreshControl", RefreshControlSchema.coding, "A wheel above the rows, as after a pull.",
      get: { $0.tableView.refreshControl }, set: { $0.tableView.refreshControl = $1 }),
    Field(
      "loading", LoadingSchema.coding, "A wheel in the middle, as while rows are being fetched.",
      get: { $0.loading }, set: { $0.loading = $1 }),
    Field(
      "emptyState", EmptyStateSchema.coding, "What stands in the middle of a table without rows.",
      get: { $0.emptyState }, set: { $0.emptyState = $1 }),
  ]

  /// The only table of a screen.
  static let mapping = MappingSchema<TableViewDraft>(
    "tableView", subject: "a table view", initial: TableViewDraft(), isSpread: true, fields: fields,
    exclusive: contentKeys)

  /// The keys of what a table shows, of which it has one.
  private static let contentKeys = ["sections", "rows"]

  /// One of several tables of a screen.
  static let namedMapping = MappingSchema<TableViewDraft>(
    ValueKind.Mapping.tableInList, subject: "a table view", initial: TableViewDraft(), isSpread: true,
    fields: [
      Field(
        "name", .screenName, "What the picture is named after.", without: "the picture is numbered",
        get: { $0.name }, set: { $0.name = $1 })
    ] + fields)

  /// The only table of a screen.
  static let coding = coding(mapping).map({ $0.finished }, from: { TableViewDraft($0) })

  /// Several tables of a screen.
  static let namedList = ValueCoding.list(of: coding(namedMapping), itemName: "a table view")

  private static func coding(_ mapping: MappingSchema<TableViewDraft>) -> ValueCoding<TableViewDraft> {
    let kind = mapping.kind
    return ValueCoding(
      kind,
      encode: { draft, context in mapping.value(of: draft, context) },
      decode: { node, subject, context in
        guard case .mapping(let entries) = node.content else {
          context.mismatch(node, subject, mustBe: kind)
          return nil
        }
        var draft = TableViewDraft()
        let keys = context.within(context.scope.insideTable(entries)) {
          mapping.decode(entries, into: &draft, context)
        }
        check(draft, keys, context)
        return draft
      })
  }

  private static func check(_ draft: TableViewDraft, _ keys: MappingKeys, _ context: DecodingContext) {
    if let rows = keys.place(of: "rows"), keys.place(of: "sections") != nil {
      context.error(
        "a table view may have “sections” or “rows”, not both", at: rows,
        hint: "“rows” is short for one section without a header")
    }
    IgnoredTableKeys(of: draft, keys).warn(context)
  }
}
