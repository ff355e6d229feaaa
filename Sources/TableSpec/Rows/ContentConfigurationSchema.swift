import TableModel
import TableSources

/// What a row, header or footer shows since iOS 14: a text, or a mapping.
enum ContentConfigurationSchema {
  static let mapping = MappingSchema<ListContentConfiguration>(
    "contentConfiguration", subject: "a content configuration", initial: ListContentConfiguration(),
    fields: textFields + imageFields + placeFields)

  private static let textFields: [Field<ListContentConfiguration>] = [
    Field(
      "style", .word(ListContentConfiguration.Style.self),
      "The method of `UIListContentConfiguration` for its defaults.",
      get: { $0.style }, set: { $0.style = $1 }),
    Field(
      "text", .localizedText, "The text.",
      get: { $0.text.flatMap { $0.attributedText.isEmpty ? $0.text : nil } },
      set: { $0.text = Label(text: $1) }),
    Field(
      "attributedText", TextRunSchema.list, "Runs that together are the text; not beside `text`.",
      get: { $0.text?.attributedText ?? [] }, set: { $0.text = Label(runs: $1) }),
    Field(
      "secondaryText", .localizedText, "The text below or beside it.",
      get: { $0.secondaryText.flatMap { $0.attributedText.isEmpty ? $0.text : nil } },
      set: { $0.secondaryText = Label(text: $1) }),
    Field(
      "secondaryAttributedText", TextRunSchema.list,
      "Runs that together are the other text; not beside `secondaryText`.",
      get: { $0.secondaryText?.attributedText ?? [] }, set: { $0.secondaryText = Label(runs: $1) }),
    Field(
      "textProperties", TextPropertiesSchema.coding, "How the text looks.", reduction: .detail,
      get: { $0.textProperties }, set: { $0.textProperties = $1 }),
    Field(
      "secondaryTextProperties", TextPropertiesSchema.coding, "How the other text looks.", reduction: .detail,
      get: { $0.secondaryTextProperties }, set: { $0.secondaryTextProperties = $1 }),
  ]

  private static let imageFields: [Field<ListContentConfiguration>] = [
    Field(
      "image", ImageViewSchema.coding, "The picture before the texts.",
      get: { $0.image }, set: { $0.image = $1 }),
    Field(
      "imageProperties", ImagePropertiesSchema.coding, "How the picture looks.", reduction: .detail,
      get: { $0.imageProperties }, set: { $0.imageProperties = $1 }),
  ]

  private static let distance = ValueCoding.number(.from(0, to: 1_000))

  private static let placeFields: [Field<ListContentConfiguration>] = [
    Field(
      "prefersSideBySideTextAndSecondaryText", .boolean,
      "Whether both texts stand on one line, if there is room.",
      without: "only in `valueCell`", get: { $0.prefersSideBySideTextAndSecondaryText },
      set: { $0.prefersSideBySideTextAndSecondaryText = $1 }),
    Field(
      "imageToTextPadding", distance, "The space between the picture and the texts.", without: "the style’s",
      get: { $0.imageToTextPadding }, set: { $0.imageToTextPadding = $1 }),
    Field(
      "textToSecondaryTextHorizontalPadding", distance, "The least space between texts on one line.",
      without: "the style’s", get: { $0.textToSecondaryTextHorizontalPadding },
      set: { $0.textToSecondaryTextHorizontalPadding = $1 }),
    Field(
      "textToSecondaryTextVerticalPadding", distance, "The space between one text and the one below it.",
      without: "the style’s", get: { $0.textToSecondaryTextVerticalPadding },
      set: { $0.textToSecondaryTextVerticalPadding = $1 }),
    Field(
      "directionalLayoutMargins", DirectionalEdgeInsetsSchema.coding,
      "The space around everything, at least the cell’s own margin.", without: "the style’s",
      get: { $0.directionalLayoutMargins }, set: { $0.directionalLayoutMargins = $1 }),
  ]

  static let coding = mapping.coding(check: check).or("text", .localizedText) {
    ListContentConfiguration(text: $0)
  }

  @Sendable private static func check(
    _ configuration: inout ListContentConfiguration, _ keys: MappingKeys, _ node: SpecNode,
    _ subject: Subject,
    _ context: DecodingContext
  ) {
    for (plain, runs) in [
      ("text", "attributedText"), ("secondaryText", "secondaryAttributedText"),
    ] where keys.place(of: plain) != nil {
      guard let place = keys.place(of: runs) else { continue }
      context.error("\(subject) may have \(quoted(plain)) or \(quoted(runs)), not both", at: place)
    }
    for (properties, main, other) in [
      ("imageProperties", "image", nil),
      ("secondaryTextProperties", "secondaryText", "secondaryAttributedText"),
    ] as [(String, String, String?)] where keys.lacks(main) && (other.map(keys.lacks) ?? true) {
      guard let place = keys.place(of: properties), !context.scope.isPrototype else { continue }
      context.warning("\(quoted(properties)) does not count without \(quoted(main))", at: place)
    }
  }
}

extension Label {
  /// A label of stretches of text.
  fileprivate init(runs: [TextRun]) {
    self.init(text: runs.map(\.text).joined(), attributedText: runs)
  }
}

/// How a text of a content configuration looks: UIKit's `UIListContentConfiguration.TextProperties`.
enum TextPropertiesSchema {
  static let mapping = MappingSchema<ListContentConfiguration.TextProperties>(
    "textProperties", subject: "text properties", initial: ListContentConfiguration.TextProperties(),
    fields: [
      Field(
        "font", FontSchema.coding, "The font.", without: "the style’s", get: { $0.font },
        set: { $0.font = $1 }),
      Field(
        "color", ColorSchema.coding, "The colour of the letters.", without: "the style’s",
        get: { $0.color }, set: { $0.color = $1 }),
      Field(
        "alignment", .word(TextAlignment.self), "The alignment.", without: "`natural`",
        get: { $0.alignment }, set: { $0.alignment = $1 }),
      Field(
        "numberOfLines", .wholeNumber(0...1_000), "The most lines; 0 for as many as needed.",
        without: "0, in sidebars 1", get: { $0.numberOfLines }, set: { $0.numberOfLines = $1 }),
      Field(
        "lineBreakMode", .word(LineBreakMode.self), "How lines break, and where a long text is truncated.",
        without: "`byTruncatingTail`", get: { $0.lineBreakMode }, set: { $0.lineBreakMode = $1 }),
      Field(
        "adjustsFontSizeToFitWidth", .boolean, "Whether a single line shrinks until it fits.",
        without: "`false`", get: { $0.adjustsFontSizeToFitWidth },
        set: { $0.adjustsFontSizeToFitWidth = $1 }),
      Field(
        "minimumScaleFactor", .number(.from(0, to: 1)), "The part of their size that letters keep at least.",
        without: "0", get: { $0.minimumScaleFactor }, set: { $0.minimumScaleFactor = $1 }),
      Field(
        "transform", .word(TextTransform.self), "How letters are changed.",
        without: "`none`, in headers of groups before `ios26` `uppercase`",
        get: { $0.transform }, set: { $0.transform = $1 }),
    ])

  static let coding = mapping.coding()
}

/// How the picture of a content configuration looks: UIKit's `UIListContentConfiguration.ImageProperties`.
enum ImagePropertiesSchema {
  static let mapping = MappingSchema<ListContentConfiguration.ImageProperties>(
    "imageProperties", subject: "image properties", initial: ListContentConfiguration.ImageProperties(),
    fields: [
      Field(
        "preferredSymbolConfiguration", SymbolConfigurationSchema.coding,
        "How large and how heavy a symbol is.", without: "as the text, at the scale `large`",
        get: { $0.preferredSymbolConfiguration }, set: { $0.preferredSymbolConfiguration = $1 }),
      Field(
        "tintColor", ColorSchema.coding, "The colour of symbols and templates.", without: "the tint",
        get: { $0.tintColor }, set: { $0.tintColor = $1 }),
      Field(
        "cornerRadius", .number(.from(0, to: 4_096)), "The radius of the picture’s corners.",
        get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
      Field(
        "maximumSize", SizeSchema.picture, "The greatest size; a side of 0 has no limit.",
        without: "no limit", get: { $0.maximumSize == .zero ? nil : $0.maximumSize },
        set: { $0.maximumSize = $1 }),
      Field(
        "reservedLayoutSize", SizeSchema.picture,
        "The room that the picture is centred in; a side of 0 is the usual.",
        without: "for symbols a column of 24 points, else the picture’s size",
        get: { $0.reservedLayoutSize == .zero ? nil : $0.reservedLayoutSize },
        set: { $0.reservedLayoutSize = $1 }),
    ])

  static let coding = mapping.coding()
}

/// Distances from the edges by the direction of reading: UIKit's `NSDirectionalEdgeInsets`.
enum DirectionalEdgeInsetsSchema {
  private static let side = ValueCoding.number(.from(-1_000, to: 1_000))

  static let mapping = MappingSchema<DirectionalEdgeInsets>(
    "directionalEdgeInsets", subject: "directional insets", initial: DirectionalEdgeInsets(),
    fields: [
      Field("top", side, "The distance from the upper edge.", get: { $0.top }, set: { $0.top = $1 }),
      Field(
        "leading", side, "The distance from the edge at which reading begins.",
        get: { $0.leading }, set: { $0.leading = $1 }),
      Field(
        "bottom", side, "The distance from the lower edge.", get: { $0.bottom }, set: { $0.bottom = $1 }),
      Field(
        "trailing", side, "The distance from the edge at which reading ends.",
        get: { $0.trailing }, set: { $0.trailing = $1 }),
    ])

  static let coding = mapping.coding(hint: "write {top: 8, leading: 16, bottom: 8, trailing: 16}")
}

/// What lies behind the content of a row since iOS 14: a style, or a mapping.
enum BackgroundConfigurationSchema {
  private static let style = ValueCoding.word(BackgroundConfiguration.Style.self)

  static let mapping = MappingSchema<BackgroundConfiguration>(
    "backgroundConfiguration", subject: "a background configuration", initial: BackgroundConfiguration(),
    fields: [
      Field(
        "style", style, "The method of `UIBackgroundConfiguration` for its defaults.",
        get: { $0.style }, set: { $0.style = $1 }),
      Field(
        "backgroundColor", ColorSchema.coding, "The colour.", without: "the style’s",
        get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 }),
      Field(
        "cornerRadius", .number(.from(0, to: 4_096)), "The radius of all corners.",
        without: "those of the row in its section", get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
      Field(
        "backgroundInsets", DirectionalEdgeInsetsSchema.coding,
        "The space between the row’s edges and the background.",
        get: { $0.backgroundInsets }, set: { $0.backgroundInsets = $1 }),
      Field(
        "strokeColor", ColorSchema.coding, "The colour of a line along the edges.", without: "the tint",
        get: { $0.strokeColor }, set: { $0.strokeColor = $1 }),
      Field(
        "strokeWidth", .number(.from(0, to: 100)), "The width of that line.",
        get: { $0.strokeWidth }, set: { $0.strokeWidth = $1 }),
      Field(
        "strokeOutset", .number(.from(-100, to: 100)), "How far outside of the edges that line lies.",
        get: { $0.strokeOutset }, set: { $0.strokeOutset = $1 }),
    ])

  static let coding = mapping.coding { _, keys, _, _, context in
    guard keys.lacks("strokeWidth") else { return }
    for key in ["strokeColor", "strokeOutset"] {
      guard let place = keys.place(of: key) else { continue }
      context.warning("\(quoted(key)) does not count without “strokeWidth”", at: place)
    }
  }
  .or("style", style) { BackgroundConfiguration($0) }
}
