extension KeyAdvice {
  /// Where a key that another mapping has belongs; `nil` where no mapping around or in this one has it.
  static func place(of name: String, in mapping: String, owners: Set<String>) -> KeyAdvice? {
    places[mapping]?.first { owners.contains($0.owner) }?.advice(name)
  }

  /// A mapping in or around another one, and how to get there from the other.
  private struct Place: Sendable {
    /// The mapping that has the key.
    var owner: String
    /// The key of the other mapping that leads there; `nil` where it is around the other.
    var key: String?
    /// What to do, with `$` for the key.
    var hint: String

    func advice(_ name: String) -> KeyAdvice {
      KeyAdvice(hint.split(separator: "$", omittingEmptySubsequences: false).joined(separator: name), key)
    }

    /// A mapping that is the value of a key.
    static func below(_ key: String, _ owner: String) -> Place {
      Place(owner: owner, key: key, hint: "write \(key): {$: …}")
    }

    /// A mapping around this one.
    static func around(_ owner: String, _ hint: String) -> Place { Place(owner: owner, hint: hint) }
  }

  private static let ofRows = Place.around("cell", "it is a key of rows: write rows: [{$: …}]")
  private static let ofTables = Place.around(
    "tableView", "it is a key of the table: write it below “tableView”, beside “rows” or “sections”")
  private static let ofSections = Place.around(
    "section", "it is a key of sections: write sections: [{$: …, rows: […]}]")
  private static let ofScreens = Place.around(
    "screen", "it is a key of the screen: write it beside “tableView”")
  private static let ofTheRow = Place.around("cell", "it is a key of the row: write it beside the label")

  /// The mappings that somebody may take for another, those that are likelier meant first.
  private static let places: [String: [Place]] = [
    "cell": [
      .below("textLabel", "label"), .below("imageView", "imageView"), .below("contentView", "contentView"),
      ofTables, ofSections, ofScreens,
      .around("navigationBar", "write navigationBar: {$: …} beside “tableView”"),
      .around("view", "views have it: write contentView: {subviews: [{$: …}]}"),
    ],
    "section": [
      ofRows, ofTables, ofScreens, .around("headerFooter", "write header: {$: …}, or footer: {$: …}"),
      .around("label", "write rows: [{textLabel: {$: …}}]"),
    ],
    "tableView": [
      ofRows, ofSections, ofScreens,
      .around("navigationBar", "write navigationBar: {$: …} beside “tableView”"),
      .around("label", "write rows: [{textLabel: {$: …}}]"),
    ],
    "screen": [
      Place(owner: "tableView", key: "tableView", hint: "write it below “tableView”"),
      Place(owner: "section", key: "tableView", hint: "write tableView: {sections: [{$: …, rows: […]}]}"),
      Place(owner: "cell", key: "tableView", hint: "it is a key of rows: write tableView: {rows: [{$: …}]}"),
      .below("navigationBar", "navigationBar"),
      Place(owner: "popover", key: "popover", hint: "write popover: {$: …}"),
    ],
    "headerFooter": [ofRows, ofTables, .around("label", "write view: {subviews: [{label: {$: …}}]}")],
    "label": [ofTheRow],
    "navigationBar": [ofScreens],
    "contentView": [ofTheContent, .around("view", "write subviews: [{$: …}]")],
  ]

  private static let ofTheContent = Place.around(
    "cell", "it is a key of the row: write it beside “contentView”")
}
