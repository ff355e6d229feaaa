import TableModel
import TableSources

/// A table with the bars above and below it.
enum ViewControllerSchema {
  /// The keys of the bars that a popover can have, too.
  static let bars: [Field<ViewController>] = [
    Field(
      "navigationBar", NavigationBarSchema.coding, "The bar with the title at the top.",
      get: { $0.navigationBar }, set: { $0.navigationBar = $1 }),
    Field(
      "searchBar", SearchBarSchema.coding,
      "A search field that does not scroll with the table.",
      get: { $0.searchBar }, set: { $0.searchBar = $1 }),
    Field(
      "toolbar", ToolbarSchema.coding, "A bar with buttons at the bottom.",
      get: { $0.toolbar }, set: { $0.toolbar = $1 }
    ).written(rank: 1),
  ]

  /// The key of the bar that a popover does not have.
  static let tabBar = Field<ViewController>(
    "tabBar", TabBarSchema.coding, "A bar with tabs at the bottom.",
    get: { $0.tabBar }, set: { $0.tabBar = $1 }
  ).written(rank: 1)

  /// The key of the table.
  static let tableView = Field<ViewController>(
    "tableView", TableViewSchema.coding, "The table.",
    get: { $0.tableView.flatMap { $0.list == nil ? $0 : nil } }, set: { $0.tableView = $1 })

  /// The key of a list in place of a table.
  static let collectionView = Field<ViewController>(
    "collectionView", CollectionViewSchema.coding, "A list of a collection view, instead of a table.",
    get: { $0.tableView.flatMap { $0.list == nil ? nil : $0 } }, set: { $0.tableView = $1 })

  /// The key of text in place of a table.
  static let textView = Field<ViewController>(
    "textView", TextViewSchema.coding, "Text from bar to bar, instead of a table.",
    get: { $0.textView }, set: { $0.textView = $1 })

  /// The key of what stands around a table.
  static let view = Field<ViewController>(
    "view", ViewSchema.coding,
    "Views around the table, whose place is the view with `customClass: UITableView`.",
    get: { $0.view }, set: { $0.view = $1 })

  static let mapping = MappingSchema<ViewController>(
    "viewController", subject: "a side of a split view", initial: ViewController(), isSpread: true,
    fields: bars + [tabBar, tableView, collectionView, textView])

  static let coding = mapping.coding(
    hint: "write the table below it, as in {tableView: {rows: [Text]}}", check: check)

  @Sendable static func check(
    _ controller: inout ViewController, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    let contents = keys.present(among: ["tableView", "collectionView", "textView"])
    guard let first = contents.first?.name, let second = contents.dropFirst().first else { return }
    context.error(
      "\(subject) may have \(quoted(first)) or \(quoted(second.name ?? "")), not both", at: second.key.range)
  }
}

/// A controller that stands over a screen.
enum PresentationSchema {
  private static let points = ValueCoding<Double>.number(.from(1, to: 4_096))
  private static let detentKind = ValueKind.either(points.kind, .word(WordList { ["medium", "large"] }))

  /// A word, or the points of a height of one's own.
  private static let detent = ValueCoding<Presentation.Detent>(
    detentKind,
    encode: { detent, context in
      switch detent {
      case .medium: .word("medium")
      case .large: .word("large")
      case .custom(let height): points.encode(height, context)
      }
    },
    decode: { node, subject, context in
      switch node.scalar?.text {
      case "medium": return .medium
      case "large": return .large
      default:
        guard node.scalar?.number != nil else {
          context.mismatch(node, subject, mustBe: detentKind, hint: node.numberHint)
          return nil
        }
        return points.decode(node, subject, context).map { .custom($0) }
      }
    })

  static let mapping = MappingSchema<Presentation>(
    "presentedViewController", subject: "a presented view controller",
    initial: Presentation(controller: ViewController()), isSpread: true,
    fields: [
      Field(
        "modalPresentationStyle", .word(Presentation.Style.self),
        """
        How it stands over the screen; with `automatic` as a page sheet since iOS 13, and over all \
        of it before.
        """,
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "preferredContentSize", SizeSchema.coding, "The size of a form sheet on a tablet.",
        without: "the theme’s", get: { $0.preferredContentSize }, set: { $0.preferredContentSize = $1 }),
      Field(
        "selectedDetentIdentifier", detent,
        "The height of the sheet of an upright phone, a number for your own detent.",
        get: { $0.selectedDetent }, set: { $0.selectedDetent = $1 }),
      Field(
        "largestUndimmedDetentIdentifier", detent,
        "The greatest height at which the screen behind is not dimmed.", without: "none",
        get: { $0.largestUndimmedDetent }, set: { $0.largestUndimmedDetent = $1 }),
      Field(
        "prefersGrabberVisible", .boolean, "Whether the sheet has a grabber.",
        get: { $0.prefersGrabberVisible }, set: { $0.prefersGrabberVisible = $1 }),
      Field(
        "preferredCornerRadius", .number(.from(0, to: 200)), "The radius of the sheet’s corners.",
        without: "the theme’s", get: { $0.preferredCornerRadius }, set: { $0.preferredCornerRadius = $1 }),
    ]
      + (ViewControllerSchema.bars + [
        ViewControllerSchema.tabBar, ViewControllerSchema.tableView,
        ViewControllerSchema.collectionView, ViewControllerSchema.textView,
      ])
      .map { field in
        field.lifted(look: { $2($0.controller, $1.controller) }) { whole, change in change(&whole.controller)
        }
      })

  private static let sheetKeys: Set<String> = [
    "selectedDetentIdentifier", "largestUndimmedDetentIdentifier", "prefersGrabberVisible",
    "preferredCornerRadius",
  ]

  static let coding = mapping.coding(
    hint: "write the table below it, as in {navigationBar: New, tableView: {rows: [Name]}}"
  ) { presentation, keys, node, subject, context in
    ViewControllerSchema.check(&presentation.controller, keys, node, subject, context)
    if presentation.style == .fullScreen {
      for entry in keys.present(among: sheetKeys) {
        context.warning(
          "\(quoted(entry.name ?? "")) has no effect with “modalPresentationStyle: fullScreen”",
          at: entry.key.range, hint: "remove it, or write pageSheet")
      }
    }
    guard let place = keys.place(of: "preferredContentSize"), presentation.style != .formSheet else { return }
    context.warning(
      "“preferredContentSize” only has an effect with “modalPresentationStyle: formSheet”", at: place,
      hint: "remove it, or write the style")
  }
}

/// A list and what it leads to, side by side.
enum SplitViewSchema {
  static let mapping = MappingSchema<SplitView>(
    "splitView", subject: "a split view",
    initial: SplitView(master: ViewController(), detail: ViewController()), isSpread: true,
    fields: [
      Field(
        "master", ViewControllerSchema.coding, "The list on the left.", .required,
        get: { $0.master }, set: { $0.master = $1 }
      ).written(rank: 1),
      Field(
        "detail", ViewControllerSchema.coding, "What it leads to; `{}` for nothing.", .required,
        get: { $0.detail }, set: { $0.detail = $1 }
      ).written(rank: 1),
      Field(
        "displayMode", .word(SplitView.DisplayMode.self),
        "Which sides show; with `automatic` both in landscape, the detail in portrait.",
        get: { $0.displayMode }, set: { $0.displayMode = $1 }),
      Field(
        "masterWidth", .number(.from(1, to: 4_096)), "The width of the list.", without: "the theme’s",
        get: { $0.masterWidth }, set: { $0.masterWidth = $1 }),
    ])

  static let coding = mapping.coding { _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
}
