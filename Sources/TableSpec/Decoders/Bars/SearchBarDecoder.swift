import TableModel
import TableSources

/// Reads a search bar: whether there is one, its placeholder, or a mapping.
enum SearchBarDecoder {
  private static let mostScopes = 20

  private static let titles = ValueDecoder.list(of: .text, itemName: "the title of a scope")
    .atMost(mostScopes, "titles")

  private static let mapping = MappingDecoder<SearchBar>(
    subject: "a search bar",
    fields: [
      Field("placeholder", .text) { $0.placeholder = $1 },
      Field("text", .text) { $0.text = $1 },
      Field("showsCancelButton", .boolean) { $0.showsCancelButton = $1 },
      Field("showsBookmarkButton", .boolean) { $0.showsBookmarkButton = $1 },
      Field("scopeButtonTitles", titles) { $0.scopeButtonTitles = $1 },
      Field("selectedScopeButtonIndex", .wholeNumber(0...mostScopes - 1)) {
        $0.selectedScopeButtonIndex = $1
      },
    ] + Field.barStyle
  )

  private static let short = ValueDecoder<SearchBar?>(.either(.boolean, .text)) { node, subject, context in
    if let isThere = node.boolean { return .some(isThere ? SearchBar() : nil) }
    return ValueDecoder.text.decode(node, subject, context).map { SearchBar(placeholder: $0) }
  }

  static let decoder = mapping.decoder(from: SearchBar(), check: checkScope).map(Optional.some).or(short)

  @Sendable private static func checkScope(
    _ bar: inout SearchBar, _ keys: MappingKeys, _ node: SpecNode, _ subject: String,
    _ context: DecodingContext
  ) {
    guard let entry = keys["selectedScopeButtonIndex"], !entry.value.isNull else { return }
    if keys.lacks("scopeButtonTitles") {
      context.warning(
        "“selectedScopeButtonIndex” does not count in a search bar without “scopeButtonTitles”",
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
