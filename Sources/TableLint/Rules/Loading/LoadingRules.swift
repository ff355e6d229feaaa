extension LintRule {
  /// Findings that come up while rows are laid out.
  static let constraintsUnsatisfiable = LintRule(
    "constraints-unsatisfiable", .warning, "Constraints do not contradict each other",
    why: """
      UIKit breaks one of the constraints that contradict each other, and which one may change with any release. \
      Lower the priority of one, or remove it.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.leading == superview.leading + 16, title.leading == superview.leading + 24, title.centerY == superview.centerY]
              subviews: [{id: title, label: Office}]
      """,
    kept: .replacing("title.leading == superview.leading + 24, title.centerY", by: "title.centerY"),
    check: nil
  )

  /// Findings that come up while rows are laid out.
  static let constraintsAmbiguous = LintRule(
    "constraints-ambiguous", .warning, "Constraints say where each view is",
    why: """
      Without a definite place or size, UIKit may put a view anywhere. Add what is missing: a leading and a trailing \
      edge, a top and a bottom, or a size.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows:
          - height: 44
            contentView:
              constraints: [title.centerY == superview.centerY, title.width >= 40]
              subviews: [{id: title, label: Office}]
      """,
    kept: .replacing("title.width >= 40", by: "title.leading == superview.leading + 16"),
    check: nil
  )
}

extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let availability = LintRule(
    "availability", .warning, "What a spec says exists in the system of its look",
    why: """
      A look is drawn without what came later: no dark appearance before iOS 13, no large titles before iOS 11. \
      Choose a later look, or leave it out.
      """,
    broken: """
      theme: ios6
      size: {width: 320, height: 124}
      tableView:
        style: insetGrouped
        rows: [Airplane Mode, Bluetooth]
      """,
    kept: .replacing("theme: ios6", by: "theme: ios13"),
    check: nil
  )
}

extension LintRule {
  /// Findings about comments that switch rules off, which the job makes.
  package static let suppressionUnused = LintRule(
    "suppression-unused", .warning, "Comments that switch rules off do so, and say why",
    why: """
      A comment that switches off nothing hides the next mistake. One without a reason leaves others guessing.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        # tablemock:disable-next-line text-truncated -- the name of the product
        rows: [Office]
      """,
    kept: .replacing("rows: [Office]", by: "rows: [The Unabridged and Illustrated History of Garden Sheds]"),
    check: nil
  )
}

extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let ignoredByUIKit = LintRule(
    "ignored-by-uikit", .warning, "What a spec says has an effect",
    why: """
      UIKit ignores some properties beside others, and so does the picture. A key without effect misleads readers: \
      remove it, or what keeps it from counting.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Office, detailTextLabel: Second floor}]
      """,
    kept: .replacing("textLabel:", by: "style: subtitle, textLabel:"),
    check: nil
  )
}

extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let sourceDoubtful = LintRule(
    "source-doubtful", .warning, "Sources say what can be drawn",
    why: """
      Something was left out, replaced or ambiguous: an invalid value, a missing picture or typeface, a name used \
      twice. The picture may not be what you meant.
      """,
    broken: """
      theme: ios8
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Office, transition: {from: default, to: default, progress: 0.5}}]
      """,
    kept: .replacing("to: default", by: "to: selected"),
    check: nil
  )
}

extension LintRule {
  /// Findings that come up while sources are read, and which all verbs tell as warnings.
  static let symbolWithoutIcon = LintRule(
    "symbol-without-icon", .info, "Symbols are drawn here as well",
    why: """
      The system has the symbol, but no free icon stands in for it: the picture has a dashed box. The app is right as \
      it is. Put a drawing of the symbol beside the source if the picture matters.
      """,
    broken: """
      theme: ios16
      size: {width: 320, height: 44}
      tableView:
        rows: [{textLabel: Birthdays, imageView: {systemName: birthday.cake}}]
      """,
    kept: .replacing("birthday.cake", by: "gift"),
    check: nil
  )
}

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
    kept: .replacing("disclosureIndicator}, group: {style: value1}", by: "disclosureIndicator}"),
    check: nil
  )
}
