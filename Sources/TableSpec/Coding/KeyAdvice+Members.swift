/// Members of UIKit that another key says, or that no picture shows.
extension KeyAdvice {
  /// Advice by the mapping and the member.
  static let members: [String: [String: KeyAdvice]] = [
    "cell": cell, "section": section, "tableView": table, "navigationBar": navigationBar,
    "barButtonItem": barItem, "toolbar": translucency, "tabBar": tabBar, "tabBarItem": tab,
    "searchBar": searchBar, "datePicker": datePicker, "button": button, "view": view,
    "stepper": stepper, "textRun": textRun,
  ]

  /// Members of all mappings that say who is told or asked while an app runs.
  static let everywhere: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: [
      "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "target", "action",
      "primaryAction", "tag",
    ].map { ($0, KeyAdvice("leave it out: it counts while an app runs, and a picture does not show it")) }
      + ["menu", "contextMenu"].map {
        (
          $0,
          KeyAdvice("an open menu is a key of the screen: menu: {source: {row: [0, 0]}, children: [Edit]}")
        )
      })

  private static let focus = KeyAdvice("focus is not drawn: no picture of a phone or tablet has it")
  private static let unseen = KeyAdvice("leave it out: it is not drawn")
  private static let selectedRows = KeyAdvice("write selected: true in the rows that are to look selected")
  private static let sectionIndex = KeyAdvice("write sectionIndexTitles: [A, B]", "sectionIndexTitles")

  private static let table: [String: KeyAdvice] = [
    "allowsSelectionDuringEditing": selectedRows,
    "selectedRow": selectedRows,
    "indexPathForSelectedRow": selectedRows,
    "allowsFocus": focus,
    "allowsFocusDuringEditing": focus,
    "selectionFollowsFocus": focus,
    "remembersLastFocusedIndexPath": focus,
    "separatorEffect": KeyAdvice("effects are not drawn: write separatorColor", "separatorColor"),
    "dragInteractionEnabled": KeyAdvice("write dragging: true in the row that is dragged"),
    "insetsContentViewsToSafeArea": unseen,
    "insetsLayoutMarginsFromSafeArea": unseen,
    "isPrefetchingEnabled": unseen,
    "estimatedSectionHeaderHeight": KeyAdvice(
      "leave it out: heights are never guessed; “sectionHeaderHeight” is the height of headers"),
    "estimatedSectionFooterHeight": KeyAdvice(
      "leave it out: heights are never guessed; “sectionFooterHeight” is the height of footers"),
    "contentInsetAdjustmentBehavior": KeyAdvice(
      "leave it out: content begins below bars; “contentInset” adds to that"),
    "scrollEnabled": unseen,
    "isScrollEnabled": unseen,
    "bounces": unseen,
    "tableHeader": KeyAdvice("write tableHeaderView: {…}", "tableHeaderView"),
    "tableFooter": KeyAdvice("write tableFooterView: {…}", "tableFooterView"),
    "index": sectionIndex,
    "sectionIndex": sectionIndex,
    "showsIndex": sectionIndex,
    "numberOfSections": KeyAdvice("leave it out: “sections” are counted"),
  ]

  private static let section: [String: KeyAdvice] = [
    "headerTitle": KeyAdvice("write header: Text", "header"),
    "headerText": KeyAdvice("write header: Text", "header"),
    "footerTitle": KeyAdvice("write footer: Text", "footer"),
    "footerText": KeyAdvice("write footer: Text", "footer"),
    "viewForHeader": KeyAdvice("write header: {view: {…}}", "header"),
    "viewForFooter": KeyAdvice("write footer: {view: {…}}", "footer"),
    "heightForHeader": KeyAdvice("write header: {title: Text, height: …}", "header"),
    "heightForFooter": KeyAdvice("write footer: {title: Text, height: …}", "footer"),
    "indexTitle": KeyAdvice("write sectionIndexTitles: [A, B] in the table view"),
  ]

  private static let cell: [String: KeyAdvice] = [
    "configurationState": KeyAdvice("write selected, highlighted or editing: true", "selected"),
    "automaticallyUpdatesContentConfiguration": unseen,
    "automaticallyUpdatesBackgroundConfiguration": unseen,
    "dragState": KeyAdvice("write dragging: true", "dragging"),
    "userInteractionEnabledWhileDragging": unseen,
    "focusEffect": focus,
    "editActionsForRow": KeyAdvice("write editActions: […]", "editActions"),
    "trailingSwipeActionsConfiguration": KeyAdvice("write editActions: […]", "editActions"),
    "trailingActions": KeyAdvice("write editActions: […]", "editActions"),
    "leadingActions": KeyAdvice("write leadingSwipeActions: […]", "leadingSwipeActions"),
    "leadingSwipeActionsConfiguration": KeyAdvice(
      "write leadingSwipeActions: […]", "leadingSwipeActions"),
  ]

  private static let translucency = [
    "translucent": KeyAdvice("leave it out: the look says what shines through bars")
  ]

  private static let navigationBar: [String: KeyAdvice] = translucency.merging([
    "leftBarButtonItem": KeyAdvice("write leftBarButtonItems: […]", "leftBarButtonItems"),
    "rightBarButtonItem": KeyAdvice("write rightBarButtonItems: […]", "rightBarButtonItems"),
    "backBarButtonItem": KeyAdvice("write backButtonTitle: Text", "backButtonTitle"),
    "backButton": KeyAdvice("write backButtonTitle: Text", "backButtonTitle"),
    "hidesBackButton": KeyAdvice("leave “backButtonTitle” out", "backButtonTitle"),
    "largeTitleDisplayMode": KeyAdvice("write prefersLargeTitles: true or false", "prefersLargeTitles"),
  ]) { _, own in own }

  private static let barItem: [String: KeyAdvice] = [
    "barButtonSystemItem": KeyAdvice("write systemItem", "systemItem"),
    "selected": unseen,
    "hidden": KeyAdvice("leave the item out: a bar shows all of its items"),
    "landscapeImagePhone": KeyAdvice("write image: the picture for the bar as it lies", "image"),
    "possibleTitles": KeyAdvice(
      "leave it out, or write customView for a button of another width", "customView"),
    "isSpringLoaded": unseen,
    "badge": KeyAdvice("badges of bar items are not drawn: write customView", "customView"),
    "sharesBackground": unseen,
    "hidesSharedBackground": unseen,
    "identifier": unseen,
  ]

  private static let tabBar: [String: KeyAdvice] = translucency.merging([
    "selectedItem": KeyAdvice("write selectedIndex, from 0", "selectedIndex"),
    "selectedImageTintColor": KeyAdvice(
      "write tintColor in looks since iOS 7; earlier ones say the colour of the chosen tab", "tintColor"),
    "unselectedItemTintColor": KeyAdvice("the look says the colour of tabs that are not chosen"),
  ]) { _, own in own }

  private static let tab: [String: KeyAdvice] = [
    "badge": KeyAdvice("write badgeValue: Text", "badgeValue"),
    "badgeColor": KeyAdvice("the look says the colour of badges"),
    "selectedImage": KeyAdvice("write image: the picture as the tab is to look", "image"),
    "finishedSelectedImage": KeyAdvice("write image: the picture as the tab is to look", "image"),
  ]

  private static let datePicker: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: ["mode", "datePickerMode"].map {
      ($0, KeyAdvice("leave it out: a picker shows what it has of “date” and “time”"))
    })

  private static let stepper: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: ["value", "stepValue", "minimumValue", "maximumValue"].map {
      (
        $0,
        KeyAdvice("a stepper shows no value: write it in a label; canDecrement: false dims the minus sign")
      )
    })

  private static let textRun = Dictionary(
    uniqueKeysWithValues: ["color", "foregroundColor", "foregroundStyle"].map {
      ($0, KeyAdvice("write textColor", "textColor"))
    })

  private static let frame = KeyAdvice("write frame: [x, y, width, height]", "frame")

  private static let popUp = KeyAdvice(
    "write button: {title: Text, configuration: {indicator: popup}}", "button")

  private static let view = [
    "textView": KeyAdvice("write label: {text: Text, numberOfLines: 0} for a text view in a row", "label"),
    "popUpButton": popUp, "pullDownButton": popUp,
    "width": frame, "height": frame, "size": frame, "bounds": frame,
  ]

  private static let button: [String: KeyAdvice] = Dictionary(
    uniqueKeysWithValues: ["kind", "type", "buttonType", "changesSelectionAsPrimaryAction"].map {
      ($0, KeyAdvice("write configuration: {indicator: popup} for a pop-up button", "configuration"))
    })

  private static let searchBar: [String: KeyAdvice] = translucency.merging([
    "prompt": KeyAdvice("prompts of search bars are not drawn; a navigation bar has “prompt”"),
    "showsSearchResultsButton": KeyAdvice(
      "results buttons are not drawn; “showsBookmarkButton” stands at the same place",
      "showsBookmarkButton"),
    "showsScopeBar": KeyAdvice("leave it out: a search bar with “scopeButtonTitles” shows them"),
    "searchBarStyle": KeyAdvice("the look says the style; “barTintColor” is its colour", "barTintColor"),
    "backgroundImage": KeyAdvice("pictures of bars are not drawn: write barTintColor", "barTintColor"),
    "searchTextField": KeyAdvice("write text or placeholder", "text"),
    "searchResultsButtonSelected": unseen,
    "enabled": KeyAdvice("search bars that cannot be used are not drawn"),
    "hidesSearchBarWhenScrolling": KeyAdvice("write contentOffset: {y: …} in the table view"),
    "scopeBarBackgroundImage": KeyAdvice(
      "pictures of bars are not drawn: write barTintColor", "barTintColor"),
    "searchFieldBackgroundPositionAdjustment": unseen,
    "keyboardType": unseen,
    "inputAccessoryView": unseen,
    "autocapitalizationType": unseen,
    "autocorrectionType": unseen,
    "spellCheckingType": unseen,
  ]) { _, own in own }
}
