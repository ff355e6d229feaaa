import TableModel

/// Reads a search bar: whether there is one, its placeholder, or a mapping.
enum SearchBarDecoder {
  private static let mostScopes = 20

  private static let mapping = MappingDecoder<SearchBar>(
    subject: "a search bar",
    fields: [
      Field("placeholder", .text) { $0.placeholder = $1 },
      Field("text", .text) { $0.text = $1 },
      Field("showsCancelButton", .boolean) { $0.showsCancelButton = $1 },
      Field("showsBookmarkButton", .boolean) { $0.showsBookmarkButton = $1 },
      Field("scopeButtonTitles", .list(of: .text, itemName: "the title of a scope")) {
        $0.scopeButtonTitles = $1
      },
      Field("selectedScopeButtonIndex", .wholeNumber(0...mostScopes - 1)) {
        $0.selectedScopeButtonIndex = $1
      },
    ] + Field.barStyle
  )

  private static let short = ValueDecoder<SearchBar?>(.either(.boolean, .text)) { node, subject, context in
    if let isThere = node.boolean { return .some(isThere ? SearchBar() : nil) }
    return ValueDecoder.text.decode(node, subject, context).map { SearchBar(placeholder: $0) }
  }

  static let decoder = mapping.decoder(from: SearchBar()).map(Optional.some).or(short)
}
