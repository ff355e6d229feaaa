/// In what two views differ by what their sources say of them, in words.
struct PropertyDiff {
  /// What other words call what a property says that is no fact of a single view, so that nothing is said twice.
  private static let nouns = [
    "theme": "theme", "scale": "scale", "size": "size", "height": "height", "cornerRadius": "corner radius",
  ]
  /// Keys that say what a view is, which its name says as well.
  private static let kinds: Set<String> = ["label", "imageView"]

  /// A phrase for each property that differs: `separatorStyle singleLine → none`.
  let phrases: [String]

  /// The words for the properties of two views; `phrases` are those that tell of what is seen of them, which is asked
  /// for where properties differ.
  init(_ old: [OutlineProperty], _ new: [OutlineProperty], besides phrases: @autoclosure () -> [String]) {
    guard old != new else {
      self.phrases = []
      return
    }
    let told = phrases()
    let olds = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let news = Dictionary(new.map { ($0.key, $0) }) { first, _ in first }
    self.phrases = (new + old.filter { news[$0.key] == nil }).compactMap { property in
      let (before, after) = (olds[property.key], news[property.key])
      // What has parts on one side and none on the other is told by these.
      if property.value == "true", (old + new).contains(where: { $0.key.hasPrefix(property.key + ".") }) {
        return nil
      }
      let (from, to) = (before?.value ?? after?.usual, after?.value ?? before?.usual)
      guard from != to, !Self.isTold(property.key, from, to, told) else { return nil }
      return "\(Self.name(of: property.key)) \(Self.change(from: from, to: to))"
    }
  }

  /// Two values with an arrow; of long ones the part that differs, of long lists the items.
  private static func change(from old: String?, to new: String?) -> String {
    let (from, to) = (String.words(ofValue: old), String.words(ofValue: new))
    guard let old, let new else { return from.becoming(to) }
    let isLong = max(old.utf8.count, new.utf8.count) > String.longestPlain
    if isLong, let change = ListChange(from: old, to: new) { return change.words }
    return from == to ? String.change(from: old, to: new) : from.becoming(to)
  }

  private static func isTold(_ key: String, _ old: String?, _ new: String?, _ told: [String]) -> Bool {
    // Some looks show headers in capitals.
    let texts = [old, new].compactMap(\.self).flatMap { [$0.inQuotes, $0.uppercased().inQuotes] }
    let change = String.change(from: old ?? "", to: new ?? "")
    if told.contains(where: { phrase in ([change] + texts).contains { phrase.containsBytes(of: $0) } }) {
      return true
    }
    let steps = key.split(separator: ".").map(String.init)
    let nouns = steps.flatMap { ViewFact.nouns(of: $0) + [Self.nouns[$0]].compactMap(\.self) }
    return told.contains { phrase in
      nouns.contains { phrase.hasPrefix($0 + " ") || phrase.containsBytes(of: " \($0) ") }
    }
  }

  /// The property without what the view is called anyway.
  private static func name(of key: String) -> String {
    let steps = key.split(separator: ".", maxSplits: 1)
    guard steps.count == 2, kinds.contains(String(steps[0])) else { return key }
    return String(steps[1])
  }

  /// Whether two lists of properties say the same but for fonts.
  static func areLikeButForFonts(_ old: [OutlineProperty], _ new: [OutlineProperty]) -> Bool {
    guard old != new else { return true }
    let (olds, news) = (old.filter { !isOfFont($0.key) }, new.filter { !isOfFont($0.key) })
    return olds.count == news.count && zip(olds, news).allSatisfy { $0.key == $1.key && $0.value == $1.value }
  }

  private static func isOfFont(_ key: String) -> Bool { key.split(separator: ".").contains("font") }
}

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
    return "“\(text)”".printable
  }

  private static func stem(of item: String) -> String {
    var scalars = item.unicodeScalars[...]
    while scalars.count > 1, let last = scalars.last, numeric.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
