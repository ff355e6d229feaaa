import TableModel

/// What to write for keys that there are not, but that somebody who knows UIKit or another program will try.
struct KeyAdvice {
  /// What to do, as a hint.
  let hint: String
  /// The key that it leads to, in the mapping that the other was found in; `nil` for none of them.
  let key: String?

  /// What to write for a key in a mapping; `nil` where nobody is known to try it.
  init?(for name: String, in mapping: String) {
    if let advice = KeyAdvice.known[mapping]?[name] {
      self = advice
    } else if mapping == "cell", let member = Availability.of("cell", name), member.last != nil {
      self = KeyAdvice.deprecated(member)
    } else if mapping == "cell", KeyAdvice.controls.contains(name) {
      self.init("write accessoryView: {\(name): …}", "accessoryView")
    } else if mapping == "screen", KeyAdvice.isOfTables(name) {
      self.init("write it below “tableView”", "tableView")
    } else {
      return nil
    }
  }

  /// Whether a key is one of tables: a member of UIKit's, or one of those that say what is in them.
  private static func isOfTables(_ name: String) -> Bool {
    ["rows", "sections", "loading", "emptyState"].contains(name) || Availability.of("tableView", name) != nil
  }

  private init(_ hint: String, _ key: String?) {
    self.hint = hint
    self.key = key
  }

  private static func deprecated(_ member: Availability) -> KeyAdvice {
    guard let replacement = member.replacement else {
      return KeyAdvice("it names an action, and a picture has none", nil)
    }
    let key = String(replacement.prefix { $0 != ":" })
    return KeyAdvice("write \(replacement); “\(member.key)” gave way to it in iPhone OS 3", key)
  }

  private static let controls: Set<String> = [
    "switch", "stepper", "slider", "segmentedControl", "button", "textField", "activityIndicator",
    "progressView", "badge",
  ]

  private static let known: [String: [String: KeyAdvice]] = [
    "cell": [
      "title": KeyAdvice("write textLabel: Text", "textLabel"),
      "label": KeyAdvice("write textLabel: Text", "textLabel"),
      "name": KeyAdvice("write textLabel: Text", "textLabel"),
      "subtitle": KeyAdvice("write style: subtitle and detailTextLabel: Text", "detailTextLabel"),
      "detail": KeyAdvice("write style: value1 or subtitle, and detailTextLabel: Text", "detailTextLabel"),
      "detailText": KeyAdvice("write detailTextLabel: Text", "detailTextLabel"),
      "value": KeyAdvice("write style: value1 and detailTextLabel: Text", "detailTextLabel"),
      "icon": KeyAdvice("write imageView: picture.png", "imageView"),
      "accessory": KeyAdvice(
        "write accessoryType: disclosureIndicator, or accessoryView: {…}", "accessoryType"),
      "chevron": KeyAdvice("write accessoryType: disclosureIndicator", "accessoryType"),
      "disclosureIndicator": KeyAdvice("write accessoryType: disclosureIndicator", "accessoryType"),
      "checkmark": KeyAdvice("write accessoryType: checkmark", "accessoryType"),
      "checked": KeyAdvice("write accessoryType: checkmark", "accessoryType"),
      "color": KeyAdvice("write textLabel: {textColor: …}, or backgroundColor", "backgroundColor"),
      "rowHeight": KeyAdvice("write height", "height"),
      "trailingSwipeActions": KeyAdvice("write editActions: […]", "editActions"),
      "swipeActions": KeyAdvice("write editActions: […], or leadingSwipeActions: […]", "editActions"),
      "contentConfiguration": KeyAdvice("write textLabel, detailTextLabel and imageView", "textLabel"),
    ],
    "section": [
      "title": KeyAdvice("write header: Text", "header"),
      "titleForHeader": KeyAdvice("write header: Text", "header"),
      "titleForFooter": KeyAdvice("write footer: Text", "footer"),
      "cells": KeyAdvice("write rows", "rows"),
      "items": KeyAdvice("write rows", "rows"),
    ],
    "tableView": table, "namedTableView": table,
    "screen": [
      "table": KeyAdvice("write tableView", "tableView"),
      "title": KeyAdvice("write navigationBar: Title", "navigationBar"),
      "cells": KeyAdvice("write tableView: {rows: […]}", "tableView"),
    ],
    "label": [
      "color": KeyAdvice("write textColor", "textColor"),
      "size": KeyAdvice("write font: {size: …}", "font"),
      "title": KeyAdvice("write text", "text"),
      "lines": KeyAdvice("write numberOfLines", "numberOfLines"),
    ],
  ]

  private static let table: [String: KeyAdvice] = [
    "title": KeyAdvice("write navigationBar: Title beside “tableView”, or the header of a section", nil),
    "header": KeyAdvice("write sections: [{header: Text, rows: […]}]", "sections"),
    "footer": KeyAdvice("write sections: [{footer: Text, rows: […]}]", "sections"),
    "cells": KeyAdvice("write rows", "rows"),
    "items": KeyAdvice("write rows", "rows"),
  ]
}
