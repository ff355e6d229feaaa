/// The words that UIKit shows of its own accord, in one language.
public struct SystemStrings: Hashable, Sendable {
  /// The title of the button that deletes a row, where the author gives none.
  public var delete: String
  /// The title of a back button whose own leaves too little room.
  public var back: String
  /// What stands in place of the rows of an emptied table.
  public var noContent: String
  /// The name of the system's own app that shows Settings bundles.
  public var settings: String
  /// The word on a switch that is on, in looks whose switches have words.
  public var switchOn: String
  /// The word on a switch that is off.
  public var switchOff: String
  /// The words on buttons of the system; those without one have icons.
  public var barButtonTitles: SystemTitles<BarButtonSystemItem>
  /// The titles of the system's tabs.
  public var tabTitles: SystemTitles<TabBarItem.SystemItem>

  /// The words of one language.
  public init(
    delete: String,
    back: String,
    noContent: String,
    settings: String,
    switchOn: String,
    switchOff: String,
    barButtonTitles: SystemTitles<BarButtonSystemItem>,
    tabTitles: SystemTitles<TabBarItem.SystemItem>
  ) {
    self.delete = delete
    self.back = back
    self.noContent = noContent
    self.settings = settings
    self.switchOn = switchOn
    self.switchOff = switchOff
    self.barButtonTitles = barButtonTitles
    self.tabTitles = tabTitles
  }

  /// The words of a system set to English.
  public static let english = SystemStrings(
    delete: "Delete",
    back: "Back",
    noContent: "No Content",
    settings: "Settings",
    switchOn: "ON",
    switchOff: "OFF",
    barButtonTitles: [
      .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
      .close: "Close",
    ],
    tabTitles: [
      .more: "More", .favorites: "Favorites", .featured: "Featured", .topRated: "Top Rated",
      .recents: "Recents", .contacts: "Contacts", .history: "History", .bookmarks: "Bookmarks",
      .search: "Search", .downloads: "Downloads", .mostRecent: "Most Recent", .mostViewed: "Most Viewed",
    ]
  )
}
