extension Availability {
  /// The one table of what came when, from UIKit's public reference.
  public static let all =
    cells + transitions + deprecatedCells + tables + screens + bars + views + controls + layout
    + statusBar + colors

  /// Members of cells, as the class reference of `UITableViewCell` has them.
  private static let cells: [Availability] = [
    Availability("cell", "reuseIdentifier", from: .v2),
    Availability("cell", "style", from: .v3),
    Availability("cell", "textLabel", from: .v3),
    Availability("cell", "detailTextLabel", from: .v3),
    Availability("cell", "imageView", from: .v3),
    Availability("cell", "contentConfiguration", from: .v14, lack: "has no content configurations"),
    Availability("cell", "backgroundConfiguration", from: .v14, lack: "has no background configurations"),
    Availability("cell", "contentView", from: .v2),
    Availability("cell", "accessoryType", from: .v2),
    Availability("cell", "accessoryType", value: "detailButton", from: .v7),
    Availability("cell", "accessoryView", from: .v2),
    Availability("cell", "selectionStyle", from: .v2),
    Availability("cell", "selectionStyle", value: "default", from: .v7),
    Availability("cell", "selected", from: .v2),
    Availability("cell", "highlighted", from: .v3),
    Availability("cell", "indentationLevel", from: .v2),
    Availability("cell", "indentationWidth", from: .v2),
    Availability("cell", "separatorInset", from: .v7),
    Availability("cell", "backgroundColor", from: .v2),
    Availability("cell", "tintColor", from: .v7),
    Availability("cell", "semanticContentAttribute", from: .v9),
    Availability("cell", "backgroundView", from: .v2),
    Availability("cell", "selectedBackgroundView", from: .v2),
    Availability("cell", "multipleSelectionBackgroundView", from: .v5),
    Availability("cell", "editing", from: .v2),
    Availability("cell", "editingStyle", from: .v2),
    Availability("cell", "editingAccessoryType", from: .v3),
    Availability("cell", "editingAccessoryType", value: "detailButton", from: .v7),
    Availability("cell", "editingAccessoryView", from: .v3),
    Availability("cell", "showsReorderControl", from: .v2),
    Availability("cell", "shouldIndentWhileEditing", from: .v2),
    Availability("cell", "showingDeleteConfirmation", from: .v2),
    Availability("cell", "titleForDeleteConfirmationButton", from: .v3),
    Availability("cell", "editActions", from: .v8),
    Availability("cell", "leadingSwipeActions", from: .v11),
    Availability("cell", "showingLeadingSwipeActions", from: .v11),
    Availability("cell", "fullSwipe", from: .v11),
    Availability("cell", "transition", from: .v3),
  ]

  /// The states that a cell is between.
  private static let transitions: [Availability] = [
    Availability("transition", "from", from: .v3),
    Availability("transition", "to", from: .v3),
  ]

  /// Members of cells that gave way to others in iPhone OS 3.
  private static let deprecatedCells: [Availability] = [
    Availability("cell", "initWithFrame:reuseIdentifier:", from: .v2, to: SystemVersion(2, 2)),
    deprecated("text", "textLabel: Text"),
    deprecated("font", "textLabel: {font: …}"),
    deprecated("textAlignment", "textLabel: {textAlignment: …}"),
    deprecated("textColor", "textLabel: {textColor: …}"),
    deprecated("selectedTextColor", "textLabel: {highlightedTextColor: …}"),
    deprecated("lineBreakMode", "textLabel: {lineBreakMode: …}"),
    deprecated("image", "imageView: picture.png"),
    deprecated("selectedImage", "imageView: {image: …, highlightedImage: …}"),
    deprecated("hidesAccessoryWhenEditing", "editingAccessoryType: …"),
    deprecated("target", nil),
    deprecated("editAction", nil),
    deprecated("accessoryAction", nil),
  ]

  private static func deprecated(_ key: String, _ replacement: String?) -> Availability {
    Availability("cell", key, from: .v2, to: SystemVersion(2, 2), replacement: replacement)
  }

  /// Members of tables and of what stands in them.
  private static let tables: [Availability] = [
    Availability("tableView", "style", from: .v2),
    Availability(
      "tableView", "style", value: "insetGrouped", from: .v13,
      lack: "draws the style “insetGrouped” as “grouped”"),
    Availability(
      "tableView", "sectionHeaderTopPadding", from: .v15, lack: "has a header’s usual space above it"),
    Availability("tableView", "fillerRowHeight", from: .v15, lack: "has filler rows as high as others"),
    Availability("tableView", "separatorInsetReference", from: .v11),
    Availability("tableView", "cellLayoutMarginsFollowReadableWidth", from: .v9),
    Availability("collectionView", "headerTopPadding", from: .v15),
    Availability("cell", "accessories", from: .v14, lack: "has no accessories of lists"),
    Availability("cellAccessory", "popUpMenu", from: .v17),
    Availability("cellAccessory", "type", value: "detail", from: SystemVersion(15, 4)),
    Availability("headerFooter", "contentConfiguration", from: .v14, lack: "has no content configurations"),
    Availability("tableView", "rowHeight", from: .v2),
    Availability("tableView", "sectionHeaderHeight", from: .v2),
    Availability("tableView", "sectionFooterHeight", from: .v2),
    Availability("tableView", "separatorStyle", from: .v2),
    Availability(
      "tableView", "separatorStyle", value: "singleLineEtched", from: .v3Point2,
      to: SystemVersion(10)),
    Availability("tableView", "separatorColor", from: .v2),
    Availability("tableView", "separatorInset", from: .v7),
    Availability("tableView", "backgroundColor", from: .v2),
    Availability("tableView", "editing", from: .v2),
    Availability("tableView", "allowsMultipleSelection", from: .v5),
    Availability("tableView", "allowsMultipleSelectionDuringEditing", from: .v5),
    Availability("tableView", "tintColor", from: .v7),
    Availability("tableView", "semanticContentAttribute", from: .v9),
    Availability("tableView", "backgroundView", from: .v3Point2),
    Availability("tableView", "tableHeaderView", from: .v2),
    Availability("tableView", "tableFooterView", from: .v2),
    Availability("tableView", "sectionIndexTitles", from: .v2),
    Availability("tableView", "sectionIndexColor", from: .v6),
    Availability("tableView", "sectionIndexTrackingBackgroundColor", from: .v6),
    Availability("tableView", "sectionIndexBackgroundColor", from: .v7),
    Availability("tableView", "sectionIndexMinimumDisplayRowCount", from: .v2),
    Availability("tableView", "contentOffset", from: .v2),
    Availability("tableView", "contentInset", from: .v2),
    Availability("tableView", "showsVerticalScrollIndicator", from: .v2),
    Availability("tableView", "scrollIndicatorInsets", from: .v2),
    Availability("tableView", "indicatorStyle", from: .v2),
    Availability("tableView", "refreshControl", from: .v6, lack: "has no refresh control"),
    Availability("refreshControl", "title", from: .v6),
    Availability("refreshControl", "tintColor", from: .v6),
    Availability("rowAction", "title", from: .v8),
    Availability("rowAction", "image", from: .v11),
    Availability("rowAction", "style", from: .v8),
    Availability("rowAction", "backgroundColor", from: .v8),
  ]

  private static let noDetents = "has no heights of sheets"

  /// What belongs to screens as a whole.
  private static let screens: [Availability] = [
    Availability("screen", "appearance", value: "dark", from: .v13, lack: "has no dark appearance"),
    Availability("screen", "contentSizeCategory", from: .v7),
    Availability("screen", "collectionView", from: .v14, lack: "draws lists as tables"),
    Availability("viewController", "collectionView", from: .v14, lack: "draws lists as tables"),
    Availability("presentedViewController", "collectionView", from: .v14, lack: "draws lists as tables"),
    Availability("popover", "collectionView", from: .v14, lack: "draws lists as tables"),
    Availability("screen", "splitView", from: .v3Point2),
    Availability("screen", "popover", from: .v3Point2),
    Availability("popover", "source", from: .v3Point2),
    Availability("popover", "sourceRect", from: .v3Point2),
    Availability("popover", "arrowDirection", from: .v3Point2),
    Availability("popover", "contentSize", from: .v3Point2),
    Availability("screen", "presentedViewController", from: .v2),
    Availability("presentedViewController", "modalPresentationStyle", from: .v3Point2),
    Availability("presentedViewController", "modalPresentationStyle", value: "automatic", from: .v13),
    Availability("presentedViewController", "textView", from: .v2),
    Availability("presentedViewController", "preferredContentSize", from: .v7),
    Availability("presentedViewController", "selectedDetentIdentifier", from: .v15, lack: noDetents),
    Availability("presentedViewController", "largestUndimmedDetentIdentifier", from: .v15, lack: noDetents),
    Availability(
      "presentedViewController", "prefersGrabberVisible", from: .v15, lack: "has no grabbers of sheets"),
    Availability("presentedViewController", "preferredCornerRadius", from: .v15),
    Availability("statusBar", "showsDynamicIsland", from: SystemVersion(16), lack: "has no Dynamic Island"),
    Availability("searchBar", "tokens", from: .v13, lack: "has no tokens in search fields"),
    Availability("navigationBar", "subtitle", from: .v26, lack: "has no subtitles in navigation bars"),
    Availability("screen", "menu", from: .v13, lack: "has no menus"),
    Availability("menuAction", "subtitle", from: .v15),
    Availability("menuElement", "subtitle", from: .v15),
    Availability("screen", "alertController", from: .v7, lack: "draws no alerts"),
    Availability("splitView", "masterWidth", from: .v8),
    Availability("splitView", "displayMode", from: .v8, after: "a master that a delegate hides or shows"),
  ]

  /// Members of labels, pictures and other views.
  private static let views: [Availability] = [
    Availability("label", "attributedText", from: .v6),
    Availability("label", "minimumScaleFactor", from: .v6),
    Availability("label", "textAlignment", value: "natural", from: .v6),
    Availability("textView", "textAlignment", value: "natural", from: .v6),
    Availability("textField", "textAlignment", value: "natural", from: .v6),
    Availability("headerFooter", "textAlignment", value: "natural", from: .v6),
    Availability("font", "textStyle", from: .v7),
    Availability("label", "usesFontLeading", from: .v7),
    Availability("font", "textStyle", value: "title1", from: .v9),
    Availability("font", "textStyle", value: "title2", from: .v9),
    Availability("font", "textStyle", value: "title3", from: .v9),
    Availability("font", "textStyle", value: "callout", from: .v9),
    Availability("font", "textStyle", value: "largeTitle", from: .v11),
    Availability("imageView", "highlightedImage", from: .v3),
    Availability("imageView", "systemName", from: .v13, lack: "has no symbols"),
    Availability("imageView", "preferredSymbolConfiguration", from: .v13, lack: "has no symbols"),
    Availability("symbolImage", "systemName", from: .v13, lack: "has no symbols"),
    Availability("imageView", "tintColor", from: .v7),
    Availability("imageView", "template", from: .v7),
    Availability("imageView", "capInsets", from: .v5),
    Availability("imageView", "alignmentRectInsets", from: .v6),
    Availability("view", "stepper", from: .v5),
    Availability("view", "cornerCurve", from: .v13, lack: "has circular corners alone"),
    Availability("view", "shadowOpacity", from: .v3Point2),
    Availability("view", "semanticContentAttribute", from: .v9),
    Availability("imageView", "flipsForRightToLeftLayoutDirection", from: .v9),
  ]

  /// Members of controls.
  private static let controls: [Availability] = [
    Availability("switch", "tintColor", from: .v5),
    Availability("slider", "tintColor", from: .v5),
    Availability("slider", "numberOfTicks", from: .v26),
    Availability("button", "tintColor", from: .v5),
    Availability("stepper", "tintColor", from: .v6),
    Availability("progressView", "tintColor", from: .v5),
    Availability("activityIndicator", "color", from: .v5),
    Availability("activityIndicator", "style", value: "medium", from: .v13),
    Availability(
      "activityIndicator", "style", value: "large", from: .v13,
      after: "UIActivityIndicatorViewStyleWhiteLarge"),
    Availability("segmentedControl", "tintColor", from: .v2),
    Availability("button", "configuration", from: .v15, lack: "has no configurations of buttons"),
    Availability("buttonConfiguration", "style", value: "glass", from: .v26),
    Availability("buttonConfiguration", "style", value: "prominentGlass", from: .v26),
    Availability("buttonConfiguration", "indicator", from: SystemVersion(16)),
    Availability("view", "datePicker", from: .v2),
    Availability(
      "datePicker", "preferredDatePickerStyle", value: "compact", from: .v14,
      lack: "has no compact date pickers"),
    Availability(
      "datePicker", "preferredDatePickerStyle", value: "inline", from: .v14, lack: "has no calendars"),
    Availability("view", "pickerView", from: .v7, lack: "draws no wheels of pickers"),
    Availability("view", "pageControl", from: .v2),
    Availability("view", "colorWell", from: .v14, lack: "has no colour wells"),
  ]

  /// Auto Layout: constraints, the margins that they can be to, and stack views.
  private static let layout: [Availability] = [
    Availability("view", "constraints", from: .v6),
    Availability("view", "translatesAutoresizingMaskIntoConstraints", from: .v6),
    Availability("view", "contentHuggingPriority", from: .v6),
    Availability("view", "contentCompressionResistancePriority", from: .v6),
    Availability("view", "intrinsicContentSize", from: .v6),
    Availability("view", "preferredMaxLayoutWidth", from: .v6),
    Availability("view", "layoutMargins", from: .v8),
    Availability("view", "preservesSuperviewLayoutMargins", from: .v8),
    Availability("view", "stackView", from: .v9),
    Availability("view", "hStack", from: .v13),
    Availability("view", "vStack", from: .v13),
    Availability("view", "zStack", from: .v13),
    Availability("view", "spacer", from: .v13),
    Availability("view", "grid", from: .v16),
    Availability("view", "gridRow", from: .v16),
    Availability("view", "viewThatFits", from: .v16),
    Availability("contentView", "backgroundColor", from: .v2),
    Availability("contentView", "alpha", from: .v2),
    Availability("contentView", "constraints", from: .v6),
    Availability("contentView", "layoutMargins", from: .v8),
    Availability("contentView", "preservesSuperviewLayoutMargins", from: .v8),
    Availability("contentView", "selfSizing", from: .v8),
    Availability("contentView", "contentSizeCategory", from: .v7),
    Availability("contentView", "semanticContentAttribute", from: .v9),
    Availability("stackView", "axis", from: .v9),
    Availability("stackView", "alignment", from: .v9),
    Availability("stackView", "distribution", from: .v9),
    Availability("stackView", "spacing", from: .v9),
    Availability("stackView", "layoutMarginsRelativeArrangement", from: .v9),
    Availability("stackView", "baselineRelativeArrangement", from: .v9),
    Availability("stackView", "customSpacing", from: .v11),
  ]
}

extension SystemVersion {
  static let v2 = SystemVersion(2)
  static let v3 = SystemVersion(3)
  static let v3Point2 = SystemVersion(3, 2)
  static let v5 = SystemVersion(5)
  static let v6 = SystemVersion(6)
  static let v7 = SystemVersion(7)
  static let v8 = SystemVersion(8)
  static let v9 = SystemVersion(9)
  static let v11 = SystemVersion(11)
  static let v13 = SystemVersion(13)
  static let v14 = SystemVersion(14)
  static let v15 = SystemVersion(15)
  static let v16 = SystemVersion(16)
  static let v17 = SystemVersion(17)
  static let v26 = SystemVersion(26)
}
