/// What SwiftUI and other programs call what a spec calls otherwise.
extension KeyAdvice {
  /// Advice by the mapping and the name.
  static let swiftUI: [String: [String: KeyAdvice]] = [
    "screen": screen, "navigationBar": navigationBar, "toolbar": toolbar, "tableView": table,
    "collectionView": list, "cell": cell, "label": label, "view": view, "imageView": image,
    "contentConfiguration": content, "rowAction": rowAction, "alertAction": action,
    "alertController": alert, "menu": menu, "menuElement": menuElement, "menuAction": menuAction,
    "tabBarItem": tab, "barButtonItem": barItem, "splitView": splitView, "segmentedControl": segments,
    "button": button, "statusBar": statusBar, "searchBar": searchBar, "textField": textField,
    "slider": slider, "switch": switchState, "presentedViewController": sheet, "tabBar": tabBar,
  ]

  private static func all(_ names: [String], _ hint: String, _ key: String? = nil) -> [String: KeyAdvice] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, KeyAdvice(hint, key)) })
  }

  private static func joined(_ parts: [String: KeyAdvice]...) -> [String: KeyAdvice] {
    parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// A stack in a row.
  private static func stack(_ names: [String], _ key: String) -> [String: KeyAdvice] {
    all(names, "write contentView: {subviews: [{\(key): {}, subviews: […]}]}", "contentView")
  }

  private static let role = all(["role"], "write style: destructive or cancel", "style")

  private static let screen = joined(
    all(["landscape", "isLandscape", "rotation"], "write orientation: landscape", "orientation"),
    all(
      ["direction", "rightToLeft", "rtl", "layoutDirection"],
      "write semanticContentAttribute: forceRightToLeft",
      "semanticContentAttribute"),
    all(
      ["colorScheme", "preferredColorScheme", "userInterfaceStyle", "dark"], "write appearance: dark",
      "appearance"),
    all(
      ["dynamicTypeSize", "textSize", "preferredContentSizeCategory"],
      "write contentSizeCategory: extraExtraExtraLarge", "contentSizeCategory"),
    all(["locale", "lang"], "write language: and the code of a language, such as de", "language"),
    all(["navigationTitle"], "write navigationBar: Title", "navigationBar"),
    all(["searchable"], "write searchBar: Placeholder", "searchBar"),
    all(["list", "List", "form", "Form"], "write tableView: {style: insetGrouped, rows: […]}", "tableView"),
    all(["tabView", "TabView"], "write tabBar: [Title]", "tabBar"),
    all(["navigationSplitView"], "write splitView: {master: {…}, detail: {…}}", "splitView"),
    all(
      ["fullScreenCover"], "write presentedViewController: {modalPresentationStyle: fullScreen}",
      "presentedViewController"),
    all(["contentUnavailableView"], "write tableView: {emptyState: Text}", "tableView"))

  private static let navigationBar = joined(
    all(
      ["largeTitle", "largeTitles", "displayMode", "titleDisplayMode", "navigationBarTitleDisplayMode"],
      "write prefersLargeTitles: true", "prefersLargeTitles"),
    all(
      ["trailing", "right", "trailingItems", "rightItems", "actions", "items"],
      "write rightBarButtonItems: […]", "rightBarButtonItems"),
    all(
      ["leading", "left", "leadingItems", "leftItems"], "write leftBarButtonItems: […]", "leftBarButtonItems")
  )

  private static let toolbar = all(
    ["leading", "trailing", "center", "buttons"], "write items: [Edit, flexibleSpace, Share]", "items")

  private static let rows = joined(
    all(["refreshable"], "write refreshControl: true", "refreshControl"),
    all(["emptyView", "contentUnavailableView"], "write emptyState: Text", "emptyState"))

  private static let table = joined(
    all(["listRowSeparator"], "write separatorStyle: none", "separatorStyle"), rows)

  private static let list = joined(
    all(
      ["style", "listStyle", "type", "layout", "collectionViewLayout", "configuration"],
      "write appearance: insetGrouped", "appearance"),
    all(["listRowSeparator"], "write showsSeparators: false", "showsSeparators"), rows)

  private static let cell = joined(
    all(["disabled"], "write userInteractionEnabled: false", "userInteractionEnabled"),
    all(["enabled", "isEnabled"], "write userInteractionEnabled: true or false", "userInteractionEnabled"),
    all(["isHidden"], "leave the row out: a table has no hidden rows"),
    stack(["hstack", "HStack", "stackView", "stack"], "hStack"), stack(["vstack", "VStack"], "vStack"),
    stack(["zstack", "ZStack"], "zStack"),
    all(["systemImage", "systemName", "symbol"], "write imageView: gear", "imageView"),
    all(
      ["picker", "Picker"], "write accessoryView: {button: {title: Text, configuration: {indicator: popup}}}",
      "accessoryView"),
    all(["navigationLink", "NavigationLink"], "write accessoryType: disclosureIndicator", "accessoryType"),
    all(["listRowBackground"], "write backgroundColor", "backgroundColor"),
    all(["destructive"], "give textLabel textColor: systemRed", "textLabel"),
    all(["tint"], "write tintColor", "tintColor"))

  private static let label = joined(
    all(["foregroundColor", "foregroundStyle", "fill"], "write textColor", "textColor"),
    all(["lineLimit", "maxLines"], "write numberOfLines", "numberOfLines"),
    all(["multilineTextAlignment", "align"], "write textAlignment", "textAlignment"),
    all(["truncationMode"], "write lineBreakMode: byTruncatingMiddle", "lineBreakMode"),
    all(["weight", "fontWeight"], "write font: {weight: bold}", "font"))

  private static let view = joined(
    all(["toggle", "isOn", "Toggle"], "write switch: on", "switch"),
    all(["progress", "ProgressView"], "write progressView: 0.5", "progressView"),
    all(
      ["picker", "Picker"], "write pickerView: [[A, B]], segmentedControl: [A, B] or datePicker: {…}",
      "pickerView"),
    all(["text", "Text"], "write label: Text", "label"),
    all(["color", "textColor"], "write label: {text: Text, textColor: …}, or backgroundColor", "label"),
    all(["image", "icon", "systemName", "systemImage", "symbol"], "write imageView: gear", "imageView"),
    all(["spinner", "loading"], "write activityIndicator: {}", "activityIndicator"),
    all(["colorPicker"], "write colorWell: red", "colorWell"),
    all(["background"], "write backgroundColor", "backgroundColor"),
    all(["isHidden"], "write hidden: true", "hidden"))

  private static let image = joined(
    all(["background", "backgroundColor", "tileColor"], "write tile: systemBlue", "tile"),
    all(["foregroundColor", "foregroundStyle", "tint"], "write tintColor", "tintColor"),
    all(["symbol", "icon"], "write systemName: gear", "systemName"))

  private static let content = all(["secondary", "detailText"], "write secondaryText: Text", "secondaryText")

  private static let action = joined(
    role, all(["destructive", "cancel"], "write style: destructive or cancel", "style"),
    all(["label", "text", "name"], "write title: Text", "title"))

  private static let rowAction = joined(
    all(["role", "destructive"], "write style: destructive", "style"),
    all(["label", "text", "name"], "write title: Text", "title"),
    all(["tint", "color", "tintColor", "background"], "write backgroundColor", "backgroundColor"),
    all(["systemImage", "systemName", "icon", "symbol"], "write image: trash", "image"))

  private static let alert = joined(
    all(["buttons", "options"], "write actions: [OK]", "actions"),
    all(["text", "body", "subtitle"], "write message: Text", "message"),
    all(["style"], "write preferredStyle: alert or actionSheet", "preferredStyle"))

  private static let menu = all(
    ["items", "actions", "elements", "buttons", "options"], "write children: [Copy]", "children")

  private static let menuElement = joined(
    all(["items", "actions"], "write children: [Copy]", "children"), menuAction)

  private static let menuAction = joined(
    all(["role", "style"], "write attributes: destructive", "attributes"),
    all(["label", "text", "name"], "write title: Text", "title"),
    all(["systemImage", "systemName", "icon", "symbol"], "write image: trash", "image"),
    all(["destructive", "disabled"], "write attributes: destructive, disabled or both", "attributes"),
    all(["selected", "checked", "isOn"], "write state: on", "state"))

  private static let tab = joined(
    all(["symbol", "systemImage", "systemName"], "write image: house", "image"),
    all(["label", "text", "name"], "write title: Text", "title"),
    all(["selected"], "write tabBar: {items: […], selectedIndex: 1}"))

  private static let barItem = joined(
    all(["symbol"], "write image: gear", "image"),
    all(["label", "text", "name"], "write title: Text", "title"),
    all(["role"], "write style: prominent", "style"))

  private static let splitView = joined(
    all(["sidebar", "primary", "list", "left"], "write master: {…}", "master"),
    all(["secondary", "content", "right"], "write detail: {…}", "detail"),
    all(["sidebarWidth", "primaryColumnWidth"], "write masterWidth", "masterWidth"))

  /// A field has no buttons and hides no letters, but what it would show can be written.
  private static let textField = joined(
    all(
      ["secure", "isSecureTextEntry", "secureTextEntry"], "write the dots themselves: text: ••••••", "text"),
    all(
      ["clearButton", "clearButtonMode"],
      "in the cell, write contentView: [{textField: Text}, {imageView: {systemName: xmark.circle.fill, tintColor: systemGray3}}]"
    ),
    all(["value"], "write text: Text", "text"))

  private static let slider = all(
    ["min", "max", "minimumValue", "maximumValue", "minimum", "maximum"],
    "write value: the part of the way from the least to the greatest, 0 to 1", "value")

  private static let switchState = all(["value", "state"], "write on: true", "on")

  private static let sheet = joined(
    all(
      ["grabber", "showsGrabber", "presentationDragIndicator"], "write prefersGrabberVisible: true",
      "prefersGrabberVisible"),
    all(["title", "navigationTitle"], "write navigationBar: Title", "navigationBar"),
    all(["cornerRadius"], "write preferredCornerRadius", "preferredCornerRadius"))

  private static let tabBar = all(["selected", "selection"], "write selectedIndex, from 0", "selectedIndex")

  private static let segments = joined(
    all(["items", "segments", "options"], "write titles: [A, B]", "titles"),
    all(
      ["selected", "selectedIndex", "selection"], "write selectedSegmentIndex, from 0", "selectedSegmentIndex"
    ))

  private static let button = joined(
    all(["label", "text"], "write title: Text", "title"),
    all(["systemImage", "systemName", "icon", "symbol"], "write image: trash", "image"),
    all(["buttonStyle"], "write configuration: borderedProminent", "configuration"))

  private static let statusBar = joined(
    all(["dark", "light", "appearance"], "write style: lightContent or darkContent", "style"))

  private static let searchBar = all(
    ["hint", "title", "label"], "write placeholder: Text", "placeholder")
}
