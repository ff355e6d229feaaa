extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let unusedPrototype = LintRule(
    "unused-prototype", .info, "Each prototype is used by a row",
    why: "A prototype that no row uses is left over, or a row misspells its name. Remove it, or use it.",
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      prototypes: {contact: {accessoryType: disclosureIndicator}, group: {style: value1}}
      tableView:
        rows: [{reuseIdentifier: contact, textLabel: Anna Alder}]
      """,
    kept: """
      theme: ios8
      size: {width: 320, height: 44}
      prototypes: {contact: {accessoryType: disclosureIndicator}}
      tableView:
        rows: [{reuseIdentifier: contact, textLabel: Anna Alder}]
      """,
    check: nil
  )
}
