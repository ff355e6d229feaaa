import TableModel
import TableSources

/// The views of a cell's own making: a list, or a mapping with the size that they were placed for.
enum ContentViewSchema {
  static let mapping = MappingSchema<ContentView>(
    "contentView", subject: "a content view", initial: ContentView(subviews: []),
    fields: [
      Field(
        "size", SizeSchema.coding, "The size that the views’ frames and masks are for.",
        reduction: .detail, get: { $0.designSize }, set: { $0.designSize = $1 }),
      Field(
        "subviews", ViewSchema.list, "The views, from back to front.", .written,
        get: { $0.withHiddenViews.subviews },
        set: { ($0.subviews, $0.hiddenSubviews) = $1.dividedByVisibility }),
      Field(
        "backgroundColor", ColorSchema.coding, "The colour behind all that the cell shows.",
        without: "the row’s own shows through", reduction: .fallback,
        get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
      Field(
        "alpha", .number(.from(0, to: 1)), "The opacity of all that the cell shows.",
        get: { $0.alpha }, set: { $0.alpha = $1 }),
    ] + layoutFields)

  /// The keys of what Auto Layout knows of the content view.
  private static let layoutFields: [Field<ContentView>] = [
    Field(
      "constraints", ConstraintSchema.list,
      "Constraints between the views, as anchors or in the visual format.",
      get: { $0.layout?.constraints ?? [] },
      set: { view, constraints in view.changeLayout { $0.constraints = constraints } }),
    Field(
      "layoutMargins", EdgeInsetsSchema.scrolling, "How far its margins lie from its edges.",
      without: "the theme’s", reduction: .detail, get: { $0.layout?.layoutMargins },
      set: { view, margins in view.changeLayout { $0.layoutMargins = margins } }),
    Field(
      "preservesSuperviewLayoutMargins", .boolean, "Whether its margins are at least those of the cell.",
      reduction: .detail, get: { $0.layout?.preservesSuperviewLayoutMargins ?? false },
      set: { view, preserves in view.changeLayout { $0.preservesSuperviewLayoutMargins = preserves } }),
    Field(
      "selfSizing", .boolean, "Whether the row is as high as its constraints want.",
      without: "`true` if neither row nor table has a height", reduction: .detail,
      get: { $0.layout?.isSelfSizing },
      set: { view, isSelfSizing in view.changeLayout { $0.isSelfSizing = isSelfSizing } }),
    Field(
      "contentSizeCategory", .word(ContentSizeCategory.self),
      "The text size at which the row has its `height`.", without: "`large`",
      reduction: .detail, get: { $0.layout?.designContentSizeCategory },
      set: { view, category in view.changeLayout { $0.designContentSizeCategory = category } }),
    Field(
      "semanticContentAttribute", .word(SemanticContentAttribute.self),
      "The direction of its constraints; its subviews do not inherit it.",
      get: { $0.semanticContentAttribute }, set: { $0.semanticContentAttribute = $1 }),
  ]

  private static let form = mapping.coding()
    .or("subviews", ViewSchema.list, hint: "begin each view with “- ” on a separate line") {
      var view = ContentView(subviews: [])
      (view.subviews, view.hiddenSubviews) = $0.dividedByVisibility
      return view
    }

  static let coding = ValueCoding<ContentView>(
    form.kind, encode: form.encode,
    decode: { node, subject, context in
      let words = [
        LayoutConstraint.Item.superview, LayoutConstraint.Item.contentView, LayoutConstraint.Item.cell,
      ]
      return context.namingViews(words: words) {
        form.decode(node, subject, context)?.inLayout
      }
    })
}

extension ContentView {
  fileprivate mutating func changeLayout(_ change: (inout AutoLayout) -> Void) {
    var layout = layout ?? AutoLayout()
    change(&layout)
    self.layout = layout
  }

  /// The content view with views that are parts of a layout, where anything is said of one.
  fileprivate var inLayout: ContentView {
    guard layout != nil || subviews.contains(where: \.usesAutoLayout) else { return self }
    var view = self
    view.changeLayout { _ in }
    view.subviews = subviews.map { $0.inLayout() }
    return view
  }
}

/// A view that shows text from bar to bar: the text, or a mapping.
enum TextViewSchema {
  static let mapping = MappingSchema<TextView>(
    "textView", subject: "a text view", initial: TextView(),
    fields: [
      Field(
        "text", .localizedText, "The text; line feeds begin new lines.", .required,
        get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "font", FontSchema.coding, "The font.", without: "that of labels, 17 points", reduction: .detail,
        get: { $0.font }, set: { $0.font = $1 }),
      Field(
        "textColor", ColorSchema.coding, "The colour of the letters.", without: "that of labels",
        reduction: .detail, get: { $0.textColor }, set: { $0.textColor = $1 }),
      Field(
        "textAlignment", .word(TextAlignment.self), "The alignment.",
        without: "that of labels", reduction: .detail,
        get: { $0.textAlignment }, set: { $0.textAlignment = $1 }),
      Field(
        "textContainerInset", EdgeInsetsSchema.scrolling, "The distances from the edges to the text.",
        without: "the theme’s: 8 above and below, and before iOS 7 at the sides, too", reduction: .detail,
        get: { $0.textContainerInset }, set: { $0.textContainerInset = $1 }),
      Field(
        "backgroundColor", ColorSchema.coding, "The colour behind the text.", without: "that of empty views",
        reduction: .detail, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
    ])

  static let coding = long.or("text", .localizedText) { TextView(text: $0) }

  private static let long = mapping.coding(hint: "write the text, or {text: …}") {
    _, keys, node, subject, context in
    mapping.requireKeys(keys, of: subject, node, context)
  }
}

/// What lies behind a row: a view, or views by the row's position in its section.
enum BackgroundSchema {
  /// The views by position.
  static let mapping = MappingSchema<Background>(
    "background", subject: "a background by position", initial: Background(),
    fields: Background.Position.allCases.map { position in
      Field(
        position.rawValue, ViewSchema.coding, documentation(of: position), without: "the theme’s",
        get: { $0[position] }, set: { $0.views[position] = $1 })
    })

  private static func documentation(of position: Background.Position) -> String {
    switch position {
    case .top: "The view behind the first of several rows."
    case .middle: "The view behind rows between others."
    case .bottom: "The view behind the last of several rows."
    case .single: "The view behind the only row."
    }
  }

  private static let positions = Set(Background.Position.allCases.map(\.rawValue))

  static let coding = ValueCoding<Background>(
    .also(ViewSchema.kind, unnamed: mapping.kind),
    encode: { background, context in
      guard background.views.isEmpty else { return mapping.value(of: background, context) }
      return background.view.flatMap { ViewSchema.coding.encode($0, context) }
    },
    decode: { node, subject, context in
      guard let entries = node.entries, entries.contains(where: { positions.contains($0.name ?? "") }) else {
        return ViewSchema.coding.decode(node, subject, context).map { Background(view: $0) }
      }
      var background = Background()
      _ = mapping.decode(entries, into: &background, context)
      return background
    })
}
