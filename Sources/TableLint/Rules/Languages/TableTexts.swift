extension LintRule {
  /// Findings that come up where tables of strings are held against the texts that they translate.
  static let formatPlacesDiffer = LintRule(
    "format-places-differ", .warning, "Translations have placeholders for the values of their texts",
    why: """
      A placeholder such as “%@” or “%d” that the text lacks, or of another kind, shows garbage or crashes the app. \
      A missing one hides the value. Plural forms may omit their number.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: {key: "%d of %@", arguments: [3, Anna]}}]
      """,
    kept: .replacing("key: \"%d of", by: "key: \"%d by"),
    strings: [
      "de": """
      "%d of %@": "%@ von %d"
      "%d by %@": "%2$@ hat %1$d"
      """
    ],
    check: nil
  )

  /// Findings that come up while sources and their tables of strings are read.
  package static let keyWithSeveralTexts = LintRule(
    "key-with-several-texts", .warning, "A key of string tables stands for one text",
    why: """
      A translator sees a key once, with one text. All others are translated wrongly. Give each text a different \
      key. Sources of one folder share their tables.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 88}
      tableView:
        rows:
          - textLabel: {key: mail.open, defaultValue: Open}
          - textLabel: {key: mail.open, defaultValue: Unread}
      """,
    kept: .replacing(
      "- textLabel: {key: mail.open, defaultValue: Unread}",
      by: "- textLabel: {key: mail.unread, defaultValue: Unread}"),
    check: nil
  )
}
