import TableModel
import TableSources

/// A refresh control: whether it is refreshing, or a mapping.
enum RefreshControlSchema {
  /// A control before it is known how far it was pulled.
  struct Draft: Sendable {
    fileprivate var isRefreshing: Bool?
    fileprivate var progress: Double?
    fileprivate var control = RefreshControl()

    /// The control in its state; refreshing where nothing is said.
    fileprivate var finished: RefreshControl {
      var control = control
      control.state = isRefreshing ?? (progress == nil) ? .refreshing : .pulled(progress ?? 0)
      return control
    }
  }

  static let mapping = MappingSchema<Draft>(
    "refreshControl", subject: "a refresh control", initial: Draft(),
    fields: [
      Field(
        "refreshing", .boolean, "Whether it turns.", without: "`true` without `progress`",
        get: { $0.isRefreshing }, set: { $0.isRefreshing = $1 }),
      Field(
        "progress", .number(.from(0, to: 1)),
        "The part of the way to refreshing that the table was pulled.",
        get: { $0.progress }, set: { $0.progress = $1 }),
      Field(
        "title", .localizedText, "The text below the wheel.",
        get: { $0.control.title }, set: { $0.control.title = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of the wheel.", without: "the theme’s",
        reduction: .fallback, get: { $0.control.tintColor }, set: { $0.control.tintColor = $1 }),
    ])

  private static let long = mapping.coding { draft, keys, _, _, context in
    if draft.isRefreshing == true, let place = keys.place(of: "progress") {
      context.warning("“progress” has no effect in a refresh control that is refreshing", at: place)
    }
  }

  static let coding = long.map({ $0.finished }, from: { Draft($0) }).orPresence { RefreshControl() }
}

extension RefreshControlSchema.Draft {
  /// What a file says of a control.
  fileprivate init(_ control: RefreshControl) {
    self.control = control
    if case .pulled(let progress) = control.state { self.progress = progress }
  }
}

/// How far a table is scrolled, in points: a number, or a mapping.
enum ContentOffsetSchema {
  private static let distance = ValueCoding.number(.from(-4_096, to: 1_000_000))

  static let mapping = MappingSchema<Double>(
    "contentOffset", subject: "a content offset", initial: 0,
    fields: [
      Field("y", distance, "How far the rows are moved up.", .written, get: { $0 }, set: { $0 = $1 })
    ])

  static let coding = mapping.coding().or("y", distance) { $0 }
}

/// What shows while rows are being fetched: whether that is so, a text, or a mapping.
enum LoadingSchema {
  static let mapping = MappingSchema<ContentUnavailable>(
    "loading", subject: "a loading state", initial: ContentUnavailable(.loading),
    fields: [
      Field("text", .localizedText, "The text beside the wheel.", get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "secondaryText", .localizedText, "A text in a smaller size below it.",
        get: { $0.secondaryText }, set: { $0.secondaryText = $1 }),
    ])

  static let coding: ValueCoding<ContentUnavailable?> = mapping.coding().optional.or(
    .either(.boolean, ValueCoding.localizedText.kind), shorten: { $0.presence.short(for: "text") }
  ) { node, subject, context in
    if let isLoading = node.boolean { return .some(isLoading ? ContentUnavailable(.loading) : nil) }
    return ValueCoding.localizedText.decode(node, subject, context).map {
      ContentUnavailable(.loading, text: $0)
    }
  }
}

/// What shows in a table that has no rows: a text, or a mapping.
enum EmptyStateSchema {
  static let mapping = MappingSchema<ContentUnavailable>(
    "emptyState", subject: "an empty state", initial: ContentUnavailable(.empty(nil)),
    fields: [
      Field(
        "imageView", ImageViewSchema.coding, "A picture above the text.",
        get: { $0.imageView }, set: { $0.reason = .empty($1) }),
      Field("text", .localizedText, "The text.", get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "secondaryText", .localizedText, "A text in a smaller size below it.",
        get: { $0.secondaryText }, set: { $0.secondaryText = $1 }),
      Field(
        "button", .localizedText, "The title of a button below the text.",
        get: { $0.buttonTitle }, set: { $0.buttonTitle = $1 }),
    ])

  static let coding = mapping.coding().or("text", .localizedText) {
    ContentUnavailable(.empty(nil), text: $0)
  }
}

extension ContentUnavailable {
  /// The picture of an empty table.
  fileprivate var imageView: ImageView? {
    if case .empty(let imageView) = reason { imageView } else { nil }
  }
}

/// The keys that say how far a table is scrolled.
enum ScrollFields {
  static let all: [Field<TableViewDraft>] = fields.map { field in
    field.lifted(look: { $2($0.tableView.scroll, $1.tableView.scroll) }) { whole, change in
      change(&whole.tableView.scroll)
    }
  }

  private static let fields: [Field<ScrollState>] = [
    Field(
      "contentOffset", ContentOffsetSchema.coding,
      "How far the rows are scrolled; 0 is at rest below bars and insets.",
      get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
    Field(
      "scrollTo", IndexPathSchema.coding,
      "The row at the top, as far as the content reaches; overrides `contentOffset`.",
      get: { $0.scrolledRow }, set: { $0.scrolledRow = $1 }),
    Field(
      "contentInset", EdgeInsetsSchema.scrolling, "Space around the rows, besides what bars take.",
      without: "none", reduction: .detail, get: { $0.contentInset }, set: { $0.contentInset = $1 }),
    Field(
      "showsVerticalScrollIndicator", .boolean, "Whether the scroll indicator shows.",
      get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 }),
    Field(
      "scrollIndicatorInsets", EdgeInsetsSchema.scrolling, "Space around the indicator.", without: "none",
      get: { $0.scrollIndicatorInsets }, set: { $0.scrollIndicatorInsets = $1 }),
    Field(
      "indicatorStyle", .word(ScrollState.IndicatorStyle.self), "The colour of the indicator.",
      get: { $0.indicatorStyle }, set: { $0.indicatorStyle = $1 }),
  ]
}

/// The keys of the titles along a table's right edge.
enum SectionIndexFields {
  static let all: [Field<TableViewDraft>] = fields.map { field in
    field.lifted(look: { $2($0.tableView.sectionIndex, $1.tableView.sectionIndex) }) { whole, change in
      change(&whole.tableView.sectionIndex)
    }
  }

  private static let fields: [Field<SectionIndex>] = [
    Field(
      "sectionIndexTitles", .list(of: .text, itemName: "an index title"),
      "The titles; `{search}` is a magnifying glass.", without: "no index",
      get: { $0.titles }, set: { $0.titles = $1 }),
    Field(
      "sectionIndexColor", ColorSchema.coding, "The colour of the titles.", without: "the theme’s",
      reduction: .detail, get: { $0.color }, set: { $0.color = $1 }),
    Field(
      "sectionIndexBackgroundColor", ColorSchema.coding, "The colour behind them.", without: "the theme’s",
      reduction: .detail, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    Field(
      "sectionIndexTrackingBackgroundColor", ColorSchema.coding,
      "The colour behind them while a finger is on them.", without: "the theme’s", reduction: .detail,
      get: { $0.trackingBackgroundColor }, set: { $0.trackingBackgroundColor = $1 }),
    Field(
      "sectionIndexTracking", .boolean, "Whether a finger is on them.",
      get: { $0.isTracking }, set: { $0.isTracking = $1 }),
    Field(
      "sectionIndexMinimumDisplayRowCount", .wholeNumber(0...1_000_000),
      "Tables of fewer rows show no index.", reduction: .detail,
      get: { $0.minimumDisplayRowCount }, set: { $0.minimumDisplayRowCount = $1 }),
  ]
}
