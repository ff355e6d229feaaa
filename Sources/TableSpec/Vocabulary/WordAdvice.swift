import TableModel
import TableSources

/// What to write for words that a key does not know, but that somebody who knows Interface Builder or another program
/// will try.
enum WordAdvice {
  /// The hint for a text that is none of a key's words; `nil` where nothing is near.
  static func hint(for text: String, among words: [String]) -> String? {
    word(for: text, among: words).map(Spelling.question) ?? accessory(for: text, among: words)
      ?? Spelling.hint(for: text, among: words)
  }

  /// What to write for a control that is taken for a standard accessory.
  private static func accessory(for text: String, among words: [String]) -> String? {
    guard let view = accessoryViews[text.lowercased()] else { return nil }
    if words.contains("multiselect") { return "write {customView: {\(view)}}" }
    guard words.contains("detailDisclosureButton") else { return nil }
    return "write accessoryView: {\(view)}, or editingAccessoryView for edited rows"
  }

  private static let accessoryViews = [
    "switch": "switch: on", "toggle": "switch: on", "stepper": "stepper: {}", "button": "button: Title",
    "badge": "badge: \"3\"", "spinner": "activityIndicator: {}", "activityindicator": "activityIndicator: {}",
    "textfield": "textField: Text", "datepicker": "datePicker: {date: 2026-11-26}", "slider": "slider: 0.5",
  ]

  /// Texts that are longer are no words.
  private static let longestText = 40

  /// The word that a text is another name for; `nil` where it is none.
  private static func word(for text: String, among words: [String]) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    let folded = text.lowercased().filter { $0.isLetter || $0.isNumber }
    return families.first { $0.known.allSatisfy(words.contains) && $0.others[folded] != nil }?.others[folded]
  }

  /// The words that tell a type from all others, and other names for its words, without capitals and spaces.
  private static let families: [(known: [String], others: [String: String])] = [
    (
      ["value1", "value2", "subtitle"],
      [
        "basic": "default", "rightdetail": "value1", "leftdetail": "value2", "value": "value1",
        "detail": "value1",
      ]
    ),
    (
      ["disclosureIndicator", "checkmark"],
      [
        "chevron": "disclosureIndicator", "arrow": "disclosureIndicator", "true": "disclosureIndicator",
        "yes": "disclosureIndicator", "info": "detailButton", "infobutton": "detailButton",
        "detail": "detailButton", "detaildisclosure": "detailDisclosureButton", "tick": "checkmark",
        "checked": "checkmark", "false": "none", "no": "none",
      ]
    ),
    (
      ["singleLine", "singleLineEtched"],
      [
        "default": "singleLine", "single": "singleLine", "line": "singleLine", "true": "singleLine",
        "etched": "singleLineEtched", "false": "none",
      ]
    ),
    (
      ["byWordWrapping", "byTruncatingTail"],
      [
        "wordwrap": "byWordWrapping", "wrap": "byWordWrapping", "characterwrap": "byCharWrapping",
        "clip": "byClipping", "truncatehead": "byTruncatingHead", "truncatemiddle": "byTruncatingMiddle",
        "truncatetail": "byTruncatingTail", "truncate": "byTruncatingTail", "ellipsis": "byTruncatingTail",
      ]
    ),
    (
      ["scaleAspectFit", "scaleAspectFill"],
      [
        "aspectfit": "scaleAspectFit", "contain": "scaleAspectFit", "fit": "scaleAspectFit",
        "aspectfill": "scaleAspectFill", "cover": "scaleAspectFill", "fill": "scaleToFill",
        "stretch": "scaleToFill",
      ]
    ),
    (
      ["showingEditControl", "showingDeleteConfirmation"],
      [
        "editing": "showingEditControl", "edit": "showingEditControl", "delete": "showingDeleteConfirmation",
        "confirmation": "showingDeleteConfirmation",
      ]
    ),
    (
      ["left", "center", "natural"],
      [
        "centre": "center", "centered": "center", "middle": "center", "leading": "natural",
        "trailing": "right",
      ]
    ),
    (["delete", "insert"], ["remove": "delete", "minus": "delete", "add": "insert", "plus": "insert"]),
    (["plain", "grouped"], ["inset": "insetGrouped", "group": "grouped"]),
    (["default", "black"], ["dark": "black", "light": "default"]),
  ]
}
