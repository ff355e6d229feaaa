import TableModel
import TableSources

/// A table.
enum TableViewSchema {
  static let fields: [Field<TableViewDraft>] =
    tableFields + contentFields + (SectionIndexFields.all + ScrollFields.all + stateFields).written(rank: 2)

  /// The keys of the table itself.
  private static let tableFields: [Field<TableViewDraft>] = [
    Field(
      "style", .word(TableViewStyle.self), "The look; `insetGrouped` is `grouped` in themes without it.",
      get: { $0.tableView.style }, set: { $0.tableView.style = $1 }),
    Field(
      "rowHeight", .rowHeight, "The height of rows without a `height`.",
      without: "the theme’s (44); rows with text of several lines grow", reduction: .fallback,
      get: { $0.tableView.rowHeight }, set: { $0.tableView.rowHeight = $1 }),
    Field(
      "sectionHeaderHeight", .headerFooterHeight, "The height of headers without a `height`.",
      without: "what the title needs in the theme", reduction: .detail,
      get: { $0.tableView.sectionHeaderHeight }, set: { $0.tableView.sectionHeaderHeight = $1 }),
    Field(
      "sectionFooterHeight", .headerFooterHeight, "The height of footers without a `height`.",
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
      "A moment between two states, for rows without one.",
      get: { $0.tableView.transition }, set: { $0.tableView.transition = $1 }
    ).written(rank: 1),
    Field(
      "rowChange", RowChangeSchema.coding, "A moment while a row is inserted, deleted or moved.",
      get: { $0.tableView.rowChange }, set: { $0.tableView.rowChange = $1 }
    ).written(rank: 1),
    Field(
      "sectionHeaderTopPadding", .number(.from(0, to: 1_000)), "The space above each header.",
      without: "in plain tables the theme’s (22 since iOS 15), else 0",
      get: { $0.tableView.sectionHeaderTopPadding }, set: { $0.tableView.sectionHeaderTopPadding = $1 }),
    Field(
      "separatorInsetReference", .word(SeparatorInsetReference.self),
      "Whether `separatorInset` counts from the edges or adds to the usual inset.",
      reduction: .detail, get: { $0.tableView.separatorInsetReference },
      set: { $0.tableView.separatorInsetReference = $1 }),
    Field(
      "cellLayoutMarginsFollowReadableWidth", .boolean,
      "Whether content keeps to the middle of tables from 768 points on.",
      get: { $0.tableView.cellLayoutMarginsFollowReadableWidth },
      set: { $0.tableView.cellLayoutMarginsFollowReadableWidth = $1 }),
    Field(
      "fillerRowHeight", .number(.from(0, to: 2_000)),
      "The height of empty rows below a plain table’s last one; 0 for none.",
      without: "none since iOS 15, before as high as rows",
      get: { $0.tableView.fillerRowHeight }, set: { $0.tableView.fillerRowHeight = $1 }),
    Field(
      "tintColor", ColorSchema.coding, "The colour of what can be tapped.", without: "the theme’s",
      reduction: .fallback, get: { $0.tableView.tintColor }, set: { $0.tableView.tintColor = $1 }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      "The side of the index and the scroll indicator; rows, headers and footers do not inherit it.",
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
      "A view above the first section, as high as its `frame` or its content.",
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
      "rows", RowSchema.list, "Short for one section; not beside `sections`.",
      get: { $0.rows }, set: { $0.rows = $1 }
    ).written(rank: 3),
  ]

  /// The keys of what shows above the rows or in their place.
  private static let stateFields: [Field<TableViewDraft>] = [
    Field(
      "refreshControl", RefreshControlSchema.coding, "A wheel above the rows, as after a pull.",
      get: { $0.tableView.refreshControl }, set: { $0.tableView.refreshControl = $1 }),
    Field(
      "loading", LoadingSchema.coding, "A wheel in the middle.",
      get: { $0.loading }, set: { $0.loading = $1 }),
    Field(
      "emptyState", EmptyStateSchema.coding, "What an empty table shows.",
      get: { $0.emptyState }, set: { $0.emptyState = $1 }),
  ]

  /// The only table of a screen.
  static let mapping = MappingSchema<TableViewDraft>(
    "tableView", subject: "a table view", initial: TableViewDraft(), isSpread: true, fields: fields,
    exclusive: contentKeys)

  /// The keys of what a table shows, of which it has one.
  static let contentKeys = ["sections", "rows"]

  /// One of several tables of a screen.
  static let namedMapping = MappingSchema<TableViewDraft>(
    ValueKind.Mapping.tableInList, subject: "a table view", initial: TableViewDraft(), isSpread: true,
    fields: [
      Field(
        "name", .screenName, "The name of the picture.", without: "a number",
        get: { $0.name }, set: { $0.name = $1 })
    ] + fields)

  /// The only table of a screen.
  static let coding = coding(mapping).map({ $0.finished }, from: { TableViewDraft($0) })

  /// Several tables of a screen.
  static let namedList = ValueCoding.list(of: coding(namedMapping), itemName: "a table view")

  static func coding(_ mapping: MappingSchema<TableViewDraft>) -> ValueCoding<TableViewDraft> {
    let kind = mapping.kind
    return ValueCoding(
      kind,
      encode: { draft, context in mapping.value(of: draft, context) },
      decode: { node, subject, context in
        guard case .mapping(let entries) = node.content else {
          context.mismatch(node, subject, mustBe: kind)
          return nil
        }
        var draft = mapping.initial
        let keys = context.within(
          context.scope.insideTable(entries, isList: mapping.initial.tableView.list != nil)
        ) {
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

/// A section.
enum SectionSchema {
  static let mapping = MappingSchema<Section>(
    "section", subject: "a section", initial: Section(), isSpread: true,
    fields: [
      Field(
        "header", HeaderFooterSchema.coding, "The text or view above the rows.", reduction: .space,
        get: { $0.header }, set: { $0.header = $1 }),
      Field(
        "footer", HeaderFooterSchema.coding, "The text or view below the rows.", reduction: .space,
        get: { $0.footer }, set: { $0.footer = $1 }),
      Field("rows", RowSchema.list, "The rows.", get: { $0.rows }, set: { $0.rows = $1 }),
    ])

  static let coding: ValueCoding<Section> = {
    let section = mapping.coding(hint: "a table without sections has “rows” itself")
    return ValueCoding(section.kind, encode: section.encode) { node, subject, context in
      context.countSection(at: node.range) ? section.decode(node, subject, context) : nil
    }
  }()
}

/// Finds keys of a table that UIKit or the theme would ignore.
struct IgnoredTableKeys {
  private static let indexKeys: Set<String> = [
    "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    "sectionIndexTracking", "sectionIndexMinimumDisplayRowCount",
  ]
  private static let indicatorKeys: Set<String> = ["scrollIndicatorInsets", "indicatorStyle"]

  private let draft: TableViewDraft
  private let keys: MappingKeys

  /// The keys of a table.
  init(of draft: TableViewDraft, _ keys: MappingKeys) {
    self.draft = draft
    self.keys = keys
  }

  /// Notes each such key.
  func warn(_ context: DecodingContext) {
    warnAboutEtchedSeparators(context)
    warnAbout(Self.indexKeys, without: "sectionIndexTitles", context)
    warnAbout(Self.indicatorKeys, without: "showsVerticalScrollIndicator", context)
    warnAboutScrolling(context)
    warnAboutChange(context)
    if draft.loading != nil, let place = keys.place(of: "emptyState") {
      context.warning("“emptyState” does not show in a table that is “loading”", at: place)
    }
  }

  private func warnAboutScrolling(_ context: DecodingContext) {
    guard let path = draft.tableView.scroll.scrolledRow, let place = keys["scrollTo"]?.value.range else {
      return
    }
    if let offset = keys.place(of: "contentOffset") {
      context.warning("“contentOffset” has no effect in a table with “scrollTo”", at: offset)
    }
    if !hasRow(path) { warnAboutMissing(path, named: "scrollTo", at: place, context) }
  }

  /// Notes a change of a row that there is not, or that is moved nowhere.
  private func warnAboutChange(_ context: DecodingContext) {
    guard let change = draft.tableView.rowChange, let entry = keys["rowChange"] else { return }
    let place = { (key: String) in
      entry.value.entries?.first { $0.name == key }?.value.range ?? entry.value.range
    }
    let path = change.row
    switch change.kind {
    case .insert:
      if !hasRow(path) {
        warnAboutMissing(
          path, named: "insert", at: place("insert"), context,
          hint: "name the row by its place in the table after the insertion")
      }
    case .delete:
      if !hasRow(path) { warnAboutMissing(path, named: "delete", at: place("delete"), context) }
    case .move(let end):
      guard hasRow(path) else { return warnAboutMissing(path, named: "move", at: place("move"), context) }
      let end = IndexPath(section: path.section, row: end)
      if !hasRow(end) {
        warnAboutMissing(
          end, named: "to", at: place("to"), context, hint: "name the row whose place the moved one takes"
        )
      } else if end == path {
        context.warning(
          "“to” names the moved row itself, which stays where it is", at: place("to"), rule: .sourceDoubtful)
      }
    }
  }

  private func hasRow(_ path: IndexPath) -> Bool {
    let sections = draft.finished.sections
    return sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  private func warnAboutMissing(
    _ path: IndexPath, named key: String, at place: SourceRange, _ context: DecodingContext,
    hint: String = "both numbers are counted from 0"
  ) {
    context.warning(
      "\(quoted(key)) names row \(path.row) of section \(path.section), which the table does not have",
      at: place,
      hint: hint, rule: .sourceDoubtful)
  }

  private func warnAboutEtchedSeparators(_ context: DecodingContext) {
    guard keys["style"]?.value.scalar?.text ?? "plain" == "plain",
      draft.tableView.separatorStyle == .singleLineEtched, let place = keys["separatorStyle"]?.value.range
    else { return }
    context.warning(
      "UIKit ignores “singleLineEtched” in a table of the style “plain”", at: place,
      hint: "etched separators are for the style “grouped”")
  }

  /// Notes keys that say how something looks which is not there.
  private func warnAbout(_ names: Set<String>, without other: String, _ context: DecodingContext) {
    guard keys.lacks(other) else { return }
    for entry in keys.present(among: names) {
      context.warning(
        "\(quoted(entry.name ?? "")) has no effect in a table without \(quoted(other))", at: entry.key.range)
    }
  }
}
