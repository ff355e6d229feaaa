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
