/// In what two lists of texts differ, item by item, in words.
struct ListChange {
  /// The most items that are told one by one.
  private static let mostTold = 3
  /// The most characters of an item.
  private static let longest = 100
  /// What numbers are made of, and what stands before one that is added.
  private static let numeric = Set("0123456789.+-−@ ".unicodeScalars)

  /// The words: `“a.top == b.bottom”: + 8 → + 20, “c.width == 9” removed`.
  let words: String

  /// The words for values that are lists, as texts have them; `nil` where one is none, or they differ in their order alone.
  init?(from old: String, to new: String) {
    guard let olds = Self.items(of: old), let news = Self.items(of: new) else { return nil }
    var gone = Self.items(olds, without: news)
    var words: [String] = []
    for item in Self.items(news, without: olds) {
      // Of two that differ in a number alone, one was the other.
      if let index = gone.firstIndex(where: { Self.stem(of: $0) == Self.stem(of: item) }) {
        words.append(Self.change(from: gone.remove(at: index), to: item))
      } else {
        words.append("\(Self.quoted(item)) added")
      }
    }
    words += gone.map { "\(Self.quoted($0)) removed" }
    guard !words.isEmpty else { return nil }
    let rest = words.count - Self.mostTold
    self.words =
      words.prefix(Self.mostTold).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func items(of value: String) -> [String]? {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    return value.dropFirst().dropLast().split(separator: ", ").map(String.init)
  }

  /// Items of a list that others do not have, each as often as it has it more often.
  private static func items(_ items: [String], without others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for item in others { counts[item, default: 0] += 1 }
    return items.filter { item in
      guard let count = counts[item], count > 0 else { return true }
      counts[item] = count - 1
      return false
    }
  }

  private static func change(from old: String, to new: String) -> String {
    let stem = stem(of: new)
    let ends = [old, new].map { item in
      String(item.unicodeScalars.dropFirst(stem.unicodeScalars.count).drop { $0 == " " })
    }
    return "\(quoted(stem)): \(ends.map { $0.isEmpty ? "none" : $0 }.joined(separator: " → "))"
  }

  /// An item in quotation marks, longer than other texts may be: constraints name two views.
  private static func quoted(_ item: String) -> String {
    let scalars = item.unicodeScalars
    let text = String(scalars.prefix(longest)) + (scalars.count > longest ? "…" : "")
    return "“\(text)”".withVisibleControls
  }

  private static func stem(of item: String) -> String {
    var scalars = item.unicodeScalars[...]
    while scalars.count > 1, let last = scalars.last, numeric.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
