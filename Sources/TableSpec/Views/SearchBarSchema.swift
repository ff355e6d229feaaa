import TableModel
import TableSources

/// A search bar: whether there is one, its placeholder, or a mapping.
enum SearchBarSchema {
  private static let (mostScopes, mostTokens) = (20, 20)

  private static let titles = ValueCoding.list(of: .localizedText, itemName: "the title of a scope")
    .atMost(mostScopes, "titles")

  static let mapping = MappingSchema<SearchBar>(
    "searchBar", subject: "a search bar", initial: SearchBar(),
    fields: [
      Field(
        "placeholder", .localizedText, "The text where nothing was typed.",
        get: { $0.placeholder }, set: { $0.placeholder = $1 }),
      Field("text", .localizedText, "What was typed.", get: { $0.text }, set: { $0.text = $1 }),
      Field(
        "tokens", SearchTokenSchema.list.atMost(mostTokens, "tokens"),
        "Parts of the search before the text, on coloured grounds.",
        get: { $0.tokens }, set: { $0.tokens = $1 }),
      Field(
        "showsCancelButton", .boolean, "Whether a Cancel button shows beside the field.",
        get: { $0.showsCancelButton }, set: { $0.showsCancelButton = $1 }),
      Field(
        "showsBookmarkButton", .boolean, "Whether the field has a button for bookmarks.",
        get: { $0.showsBookmarkButton }, set: { $0.showsBookmarkButton = $1 }),
      Field(
        "scopeButtonTitles", titles, "The titles of a scope bar below the field.", without: "no scope bar",
        get: { $0.scopeButtonTitles }, set: { $0.scopeButtonTitles = $1 }),
      Field(
        "selectedScopeButtonIndex", .wholeNumber(0...mostScopes - 1),
        "The number of the chosen scope, from 0.",
        get: { $0.selectedScopeButtonIndex }, set: { $0.selectedScopeButtonIndex = $1 }),
      Field(
        "placement", .word(SearchBarPlacement.self),
        "Its place among the bars; `integrated` is at the lower edge since iOS 26, on iPads in the navigation bar.",
        get: { $0.placement }, set: { $0.placement = $1 }),
    ] + Field.barStyle)

  static let coding: ValueCoding<SearchBar?> = mapping.coding(check: check).optional.or(
    .either(.boolean, ValueCoding.localizedText.kind), shorten: { $0.presence.short(for: "placeholder") }
  ) { node, subject, context in
    if let isThere = node.boolean { return .some(isThere ? SearchBar() : nil) }
    return ValueCoding.localizedText.decode(node, subject, context).map { SearchBar(placeholder: $0) }
  }

  @Sendable private static func check(
    _ bar: inout SearchBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: Subject,
    _ context: DecodingContext
  ) {
    guard let entry = keys["selectedScopeButtonIndex"], !entry.value.isNull else { return }
    if keys.lacks("scopeButtonTitles") {
      context.warning(
        "“selectedScopeButtonIndex” has no effect in a search bar without “scopeButtonTitles”",
        at: entry.key.range)
    } else if let count = keys["scopeButtonTitles"]?.value.items?.count, count > 0,
      bar.selectedScopeButtonIndex >= count
    {
      context.error(
        "“selectedScopeButtonIndex” must be below the number of titles, \(count), "
          + "not \(bar.selectedScopeButtonIndex)",
        at: entry.value.range, hint: "the first scope has the number 0")
    }
  }
}

/// A token of a search field: its text, or a mapping.
enum SearchTokenSchema {
  static let mapping = MappingSchema<SearchBar.Token>(
    "searchToken", subject: "a token", initial: SearchBar.Token(),
    fields: [
      Field("text", .localizedText, "The text.", .required, get: { $0.text }, set: { $0.text = $1 }),
      Field("icon", ImageSchema.coding, "The picture before it.", get: { $0.icon }, set: { $0.icon = $1 }),
    ])

  /// The tokens of a field.
  static let list = ValueCoding.list(
    of: mapping.coding { _, keys, node, subject, context in
      mapping.requireKeys(keys, of: subject, node, context)
    }
    .or("text", .localizedText) { SearchBar.Token(text: $0) }, itemName: "a token")
}
