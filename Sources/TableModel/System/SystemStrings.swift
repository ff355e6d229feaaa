/// UIKit’s own words, in one language.
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

  /// The language whose calendar pickers have.
  package var calendar = "en"

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

extension SystemStrings {
  /// The names of the languages that words are known in, in the order of the alphabet.
  public static let languages = [
    "ar", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "es", "es-419", "fi", "fr", "fr-CA", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk",
    "sv", "th", "tr", "uk", "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ]

  /// The first release whose words are those of iOS 15 here.
  ///
  /// Apple changed some words between the two releases whose tables are known; when is not, so the great change of
  /// looks is taken for it.
  private static let firstWithNewWords = SystemVersion(7)

  /// The words of a language in a release of the system; `nil` for a language that they are not known in.
  ///
  /// What a release has no word for has that of the other, and English where neither has one.
  public static func words(in language: String, of system: SystemVersion) -> SystemStrings? {
    guard language != "en" else { return .english }
    let (old, new) = (SystemWords.iOS4.words(in: language), SystemWords.iOS15.words(in: language))
    guard old != nil || new != nil else { return nil }
    let isNew = system >= firstWithNewWords
    let first = (isNew ? new : old) ?? [:]
    let second = (isNew ? old : new) ?? [:]
    var strings = SystemStrings { first[$0] ?? second[$0] }
    strings.calendar = language
    return strings
  }

  /// The words that a function gives by their names, English ones where it gives none.
  private init(_ word: (String) -> String?) {
    let english = SystemStrings.english
    self.init(
      delete: word("delete") ?? english.delete,
      back: word("back") ?? english.back,
      noContent: english.noContent,
      settings: word("settings") ?? english.settings,
      switchOn: word("switchOn") ?? english.switchOn,
      switchOff: word("switchOff") ?? english.switchOff,
      barButtonTitles: english.barButtonTitles.replacing(word),
      tabTitles: english.tabTitles.replacing(word))
  }
}

/// The words of some of the system's items, in one language.
///
/// They are kept by the items' names: the first table that is keyed by a separate type costs a search through all
/// types of the program, which a small picture's process feels.
public struct SystemTitles<Item>: Hashable, Sendable {
  private var titles: [String: String]

  private init(titles: [String: String]) {
    self.titles = titles
  }

  /// The words, each made into another.
  public func mapValues(_ transform: (String) -> String) -> SystemTitles {
    SystemTitles(titles: titles.mapValues(transform))
  }

  /// The words with others in their places, by the names of the items; those that have none stay.
  func replacing(_ word: (String) -> String?) -> SystemTitles {
    var replaced = titles
    for (name, title) in titles { replaced[name] = word(name) ?? title }
    return SystemTitles(titles: replaced)
  }
}

extension SystemTitles where Item: RawRepresentable<String> {
  /// The word of an item; `nil` where it has none.
  public subscript(item: Item) -> String? { titles[item.rawValue] }
}

extension SystemTitles: ExpressibleByDictionaryLiteral where Item: RawRepresentable<String> {
  /// The words of some items.
  public init(dictionaryLiteral elements: (Item, String)...) {
    titles = [:]
    for (item, title) in elements { titles[item.rawValue] = title }
  }
}
