/// The words of some of the system's items, in one language.
///
/// They are kept by the items' names: the first table that is keyed by a type of its own costs a search through all
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
