/// What somebody may write who does not know the names.
extension KeyAdvice {
  /// Advice by the mapping and the key that is not there.
  static let known: [String: [String: KeyAdvice]] = [
    "cell": cell, "section": section, "tableView": table, "screen": screen, "label": label,
    "headerFooter": header,
  ]

  private static let cell: [String: KeyAdvice] = [
    "title": KeyAdvice("write textLabel: Text", "textLabel"),
    "label": KeyAdvice("write textLabel: Text", "textLabel"),
    "name": KeyAdvice("write textLabel: Text", "textLabel"),
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
    "trailingSwipeActions": KeyAdvice("write editActions: […]", "editActions"),
    "swipeActions": KeyAdvice("write editActions: […], or leadingSwipeActions: […]", "editActions"),
    "contentConfiguration": KeyAdvice("write textLabel, detailTextLabel and imageView", "textLabel"),
  ]

  private static let section: [String: KeyAdvice] = [
    "title": KeyAdvice("write header: Text", "header"),
    "titleForHeader": KeyAdvice("write header: Text", "header"),
    "titleForFooter": KeyAdvice("write footer: Text", "footer"),
    "cells": KeyAdvice("write rows", "rows"),
    "items": KeyAdvice("write rows", "rows"),
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
    "sectionHeaderTopPadding": KeyAdvice(
      "the theme says it; a header may have a height: {title: Text, height: …}"),
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
    "largeTitle": KeyAdvice("write navigationBar: {title: Text, prefersLargeTitles: true}", "navigationBar"),
    "tabs": KeyAdvice("write tabBar", "tabBar"),
    "darkMode": KeyAdvice("write appearance: dark", "appearance"),
  ]

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
