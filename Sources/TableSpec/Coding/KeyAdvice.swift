import TableModel

/// What to write for keys that there are not, but that somebody who knows UIKit or another program will try.
struct KeyAdvice {
  /// What to do, as a hint.
  let hint: String
  /// The key that it leads to, in the mapping that the other was found in; `nil` for none of them.
  let key: String?

  /// What to write for a key in a mapping; `nil` where nobody is known to try it.
  ///
  /// `owners` tells the mappings that have the key.
  init?(for name: String, in mapping: String, owners: (String) -> Set<String>) {
    let mapping = ValueKind.Mapping.documentedName(of: mapping)
    if let advice = KeyAdvice.known[mapping]?[name] ?? KeyAdvice.members[mapping]?[name]
      ?? KeyAdvice.swiftUI[mapping]?[name]
    {
      self = advice
    } else if mapping == "cell", let member = Availability.of("cell", name), member.last != nil {
      self = KeyAdvice.deprecated(member)
    } else if mapping == "cell", KeyAdvice.controls.contains(name) {
      self.init("write accessoryView: {\(name): …}", "accessoryView")
    } else if let place = KeyAdvice.place(of: name, in: mapping, owners: owners(name)) {
      self = place
    } else if let advice = KeyAdvice.everywhere[name] {
      self = advice
    } else {
      return nil
    }
  }

  /// Advice that leads to a key of the same mapping, or to none of them.
  init(_ hint: String, _ key: String? = nil) {
    self.hint = hint
    self.key = key
  }

  private static func deprecated(_ member: Availability) -> KeyAdvice {
    guard let replacement = member.replacement else {
      return KeyAdvice("it names an action, and a picture has none")
    }
    let key = String(replacement.prefix { $0 != ":" })
    return KeyAdvice("write \(replacement); “\(member.key)” gave way to it in iPhone OS 3", key)
  }

  private static let controls: Set<String> = [
    "switch", "stepper", "slider", "segmentedControl", "button", "textField", "activityIndicator",
    "progressView", "badge", "datePicker", "pickerView", "pageControl", "colorWell",
  ]
}

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
      Place(owner: "alertController", key: "alertController", hint: "write alertController: {$: …}"),
    ],
    "headerFooter": [ofRows, ofTables, .around("label", "write view: {subviews: [{label: {$: …}}]}")],
    "label": [ofTheRow, ofTheView],
    "button": [.below("configuration", "buttonConfiguration"), ofTheView],
    "slider": [ofTheView], "switch": [ofTheView], "stepper": [ofTheView], "textField": [ofTheView],
    "segmentedControl": [ofTheView], "progressView": [ofTheView], "activityIndicator": [ofTheView],
    "datePicker": [ofTheView],
    "contentConfiguration": [
      .below("textProperties", "textProperties"), .below("imageProperties", "imageProperties"),
    ],
    "symbolImage": [.below("configuration", "symbolConfiguration")],
    "imageView": [.below("preferredSymbolConfiguration", "symbolConfiguration"), ofTheView],
    "navigationBar": [ofScreens],
    "view": [.below("label", "label"), .below("imageView", "imageView")],
    "contentView": [ofTheContent, .around("view", "write subviews: [{$: …}]")],
  ]

  private static let ofTheView = Place.around(
    "view", "it is a key of the view: write it beside the label, picture or control, as in {label: A, $: …}")
  private static let ofTheContent = Place.around(
    "cell", "it is a key of the row: write it beside “contentView”")
}

/// Whether a key of a mapping is there.
package enum KeyPresence: Sendable {
  /// Only if it says something.
  case optional
  /// Always when written, though a file need not have it.
  case written
  /// The key must be written.
  case required
}

/// What somebody may write who does not know the names.
extension KeyAdvice {
  /// Advice by the mapping and the key that is not there.
  static let known: [String: [String: KeyAdvice]] = [
    "cell": cell, "section": section, "tableView": table, "screen": screen, "label": label,
    "headerFooter": header, "presentedViewController": sheet, "contentConfiguration": content,
    "backgroundConfiguration": background, "view": view, "imagePlaceholder": placeholder,
    "barButtonItem": item, "tabBarItem": item,
  ]

  private static let item = Dictionary(
    uniqueKeysWithValues: ["systemName", "systemImage", "icon"].map {
      ($0, KeyAdvice("write image: gear", "image"))
    })

  private static let placeholder: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: ["width", "height"].map {
      ($0, KeyAdvice("write size: {width: …, height: …}", "size"))
    })

  private static let cell: [String: KeyAdvice] = [
    "title": KeyAdvice("write textLabel: Text", "textLabel"),
    "label": KeyAdvice("write textLabel: Text", "textLabel"),
    "name": KeyAdvice("write textLabel: Text", "textLabel"),
    "cell": KeyAdvice("leave it out, and write its keys in the row itself"),
    "primaryText": KeyAdvice("write textLabel: Text", "textLabel"),
    "subtitle": KeyAdvice("write style: subtitle and detailTextLabel: Text", "detailTextLabel"),
    "detail": KeyAdvice("write style: value1 or subtitle, and detailTextLabel: Text", "detailTextLabel"),
    "detailText": KeyAdvice("write detailTextLabel: Text", "detailTextLabel"),
    "secondaryText": KeyAdvice("write style: subtitle and detailTextLabel: Text", "detailTextLabel"),
    "value": KeyAdvice("write style: value1 and detailTextLabel: Text", "detailTextLabel"),
    "type": KeyAdvice("write style: default, subtitle, value1 or value2", "style"),
    "cellStyle": KeyAdvice("write style: default, subtitle, value1 or value2", "style"),
    "icon": KeyAdvice("write imageView: picture.png", "imageView"),
    "picture": KeyAdvice("write imageView: picture.png", "imageView"),
    "accessory": KeyAdvice(
      "write accessoryType: disclosureIndicator, or accessoryView: {…}", "accessoryType"),
    "toggle": KeyAdvice("write accessoryView: {switch: on}", "accessoryView"),
    "chevron": KeyAdvice("write accessoryType: disclosureIndicator", "accessoryType"),
    "disclosure": KeyAdvice("write accessoryType: disclosureIndicator", "accessoryType"),
    "disclosureIndicator": KeyAdvice("write accessoryType: disclosureIndicator", "accessoryType"),
    "detailButton": KeyAdvice("write accessoryType: detailButton", "accessoryType"),
    "checkmark": KeyAdvice("write accessoryType: checkmark", "accessoryType"),
    "checked": KeyAdvice("write accessoryType: checkmark", "accessoryType"),
    "color": KeyAdvice("write textLabel: {textColor: …}, or backgroundColor", "backgroundColor"),
    "rowHeight": KeyAdvice("write height", "height"),
    "reuseID": KeyAdvice("write reuseIdentifier", "reuseIdentifier"),
    "reuseId": KeyAdvice("write reuseIdentifier", "reuseIdentifier"),
    "identifier": KeyAdvice("write reuseIdentifier", "reuseIdentifier"),
    "cellIdentifier": KeyAdvice("write reuseIdentifier", "reuseIdentifier"),
    "focusStyle": KeyAdvice("focus is not drawn: no picture of a phone or tablet has it"),
    "hidden": KeyAdvice("leave the row out: a table has no hidden rows"),
    "frame": KeyAdvice("write height: the table places its rows itself", "height"),
    "selection": KeyAdvice("write selectionStyle: none, blue, gray or default", "selectionStyle"),
    "showsActions": KeyAdvice("write showingDeleteConfirmation: true", "showingDeleteConfirmation"),
    "showsSwipeActions": KeyAdvice("write showingDeleteConfirmation: true", "showingDeleteConfirmation"),
    "state": KeyAdvice("write selected: true, editing: true or showingDeleteConfirmation: true"),
    "swipeActions": KeyAdvice("write editActions: […], or leadingSwipeActions: […]", "editActions"),
  ]

  private static let content: [String: KeyAdvice] = [
    "title": KeyAdvice("write text: Text", "text"),
    "type": KeyAdvice("write style: valueCell, or another of its styles", "style"),
    "textLabel": KeyAdvice("write text: Text", "text"),
    "subtitle": KeyAdvice("write style: subtitleCell and secondaryText: Text", "secondaryText"),
    "detail": KeyAdvice("write style: valueCell or subtitleCell, and secondaryText: Text", "secondaryText"),
    "detailTextLabel": KeyAdvice("write secondaryText: Text", "secondaryText"),
    "value": KeyAdvice("write style: valueCell and secondaryText: Text", "secondaryText"),
    "imageView": KeyAdvice("write image: gear", "image"),
    "icon": KeyAdvice("write image: gear", "image"),
    "systemName": KeyAdvice("write image: gear", "image"),
  ]

  private static let background: [String: KeyAdvice] = [
    "color": KeyAdvice("write backgroundColor", "backgroundColor"),
    "fill": KeyAdvice("write backgroundColor", "backgroundColor"),
  ]

  private static let view: [String: KeyAdvice] = [
    "layer": KeyAdvice("write cornerRadius, borderWidth, shadowOpacity … in the view itself", "cornerRadius"),
    "opacity": KeyAdvice("write alpha", "alpha"),
  ]

  private static let section: [String: KeyAdvice] = [
    "title": KeyAdvice("write header: Text", "header"),
    "titleForHeader": KeyAdvice("write header: Text", "header"),
    "titleForFooter": KeyAdvice("write footer: Text", "footer"),
    "cells": KeyAdvice("write rows", "rows"),
    "items": KeyAdvice("write rows", "rows"),
    "headerView": KeyAdvice("write header: {view: {…}}", "header"),
    "footerView": KeyAdvice("write footer: {view: {…}}", "footer"),
  ]

  private static let header: [String: KeyAdvice] = [
    "text": KeyAdvice("write title: Text", "title"),
    "textLabel": KeyAdvice("write title: Text", "title"),
    "label": KeyAdvice("write title: Text", "title"),
  ]

  private static let table: [String: KeyAdvice] = [
    "title": KeyAdvice("write navigationBar: Title beside “tableView”, or the header of a section"),
    "header": KeyAdvice("write sections: [{header: Text, rows: […]}]", "sections"),
    "footer": KeyAdvice("write sections: [{footer: Text, rows: […]}]", "sections"),
    "cells": KeyAdvice("write rows", "rows"),
    "items": KeyAdvice("write rows", "rows"),
    "type": KeyAdvice("write style: plain, grouped or insetGrouped", "style"),
    "selectedRows": KeyAdvice("write selected: true in each of the rows"),
    "indexPathsForSelectedRows": KeyAdvice("write selected: true in each of the rows"),
    "allowsSelection": KeyAdvice("write selected: true in the rows that are to look selected"),
    "estimatedRowHeight": KeyAdvice(
      "leave it out: heights are never guessed; “rowHeight” is the height of rows"),
  ]

  private static let screen: [String: KeyAdvice] = [
    "table": KeyAdvice("write tableView", "tableView"),
    "title": KeyAdvice("write navigationBar: Title", "navigationBar"),
    "cells": KeyAdvice("write tableView: {rows: […]}", "tableView"),
    "items": KeyAdvice("write tableView: {rows: […]}", "tableView"),
    "navBar": KeyAdvice("write navigationBar", "navigationBar"),
    "navigationItem": KeyAdvice("write navigationBar", "navigationBar"),
    "navigationController": KeyAdvice("write navigationBar", "navigationBar"),
    "searchController": KeyAdvice("write searchBar", "searchBar"),
    "tabBarController": KeyAdvice("write tabBar", "tabBar"),
    "contentSize": KeyAdvice("write contentSizeCategory: extraExtraExtraLarge", "contentSizeCategory"),
    "dynamicType": KeyAdvice("write contentSizeCategory: extraExtraExtraLarge", "contentSizeCategory"),
    "keyboard": KeyAdvice("leave it out: keyboards are not drawn"),
    "screens": KeyAdvice("write each as a document, with a line --- between them"),
    "variants": KeyAdvice("write them in tablemock.yaml, as the matrix of all pictures"),
    "largeTitle": KeyAdvice("write navigationBar: {title: Text, prefersLargeTitles: true}", "navigationBar"),
    "tabs": KeyAdvice("write tabBar", "tabBar"),
    "darkMode": KeyAdvice("write appearance: dark", "appearance"),
    "alert": KeyAdvice("write alertController: {title: …, actions: […]}", "alertController"),
    "actionSheet": KeyAdvice(
      "write alertController: {preferredStyle: actionSheet, actions: […]}", "alertController"),
    "confirmationDialog": KeyAdvice(
      "write alertController: {preferredStyle: actionSheet, actions: […]}", "alertController"),
    "contentUnavailableConfiguration": KeyAdvice("write tableView: {emptyState: Text}", "tableView"),
    "sheet": KeyAdvice("write presentedViewController: {tableView: {…}}", "presentedViewController"),
  ]

  private static let sheet: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: ["detents", "detent", "presentationDetents"].map {
      ($0, KeyAdvice("write selectedDetentIdentifier: medium, large or a height", "selectedDetentIdentifier"))
    })

  private static let label: [String: KeyAdvice] = [
    "color": KeyAdvice("write textColor", "textColor"),
    "size": KeyAdvice("write font: {size: …}", "font"),
    "fontSize": KeyAdvice("write font: {size: …}", "font"),
    "bold": KeyAdvice("write font: {weight: bold}", "font"),
    "title": KeyAdvice("write text", "text"),
    "lines": KeyAdvice("write numberOfLines", "numberOfLines"),
    "alignment": KeyAdvice("write textAlignment", "textAlignment"),
    "minimumFontSize": KeyAdvice(
      "write minimumScaleFactor, the part of its size; “minimumFontSize” gave way to it in iOS 6",
      "minimumScaleFactor"),
  ]
}
