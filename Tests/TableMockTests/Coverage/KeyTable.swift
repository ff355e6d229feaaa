import TableModel
import TableRendering
import TableSources
import TableSpec

/// A list of a page in Markdown that follows from the keys of a mapping.
struct KeyTable: Sendable {
  /// The page's heading under which a mapping is described, for links.
  let heading: @Sendable (SpecMapping) -> String

  /// The constants that stand in a table of their own, because several keys take them.
  let constants: SharedConstants

  init(heading: @escaping @Sendable (SpecMapping) -> String) {
    self.heading = heading
    constants = SharedConstants(of: SpecMapping.all)
  }

  /// A row of the table: what it says of a key.
  struct Row: Equatable {
    let key: String
    let value: String
    let absence: String
    let since: String
    let phrase: String
  }

  /// What tables say of a key of a mapping.
  func row(of key: ValueKind.Key, in mapping: String) -> Row {
    let value = KeyTable.listed(forms(of: key.kind))
    let articles = ["The ", "A ", "An "] + (value == "boolean" ? ["Whether "] : [])
    return Row(
      key: KeyTable.code(key.name), value: value, absence: absence(of: key),
      since: KeyTable.since(Availability.of(mapping, key.name)),
      phrase: phrase(key.documentation, without: articles))
  }

  /// A line for each key of a mapping: the releases that have it if some look lacks it, its values, its default in
  /// brackets, and what it is unless its name says that.
  func text(of keys: [ValueKind.Key], in mapping: String) -> String {
    keys.map { key in
      let row = row(of: key, in: mapping)
      let name = row.since.isEmpty ? row.key : "\(row.key) \(row.since)"
      let phrase = row.phrase.lowercased() == key.name.lowercased() ? "" : " \(row.phrase)."
      return "- \(name): \(row.value)\(KeyTable.usual(row)).\(phrase)\n"
    }.joined()
  }

  /// The default behind a value; the page says once that a truth value is `false`, and other values the theme’s.
  private static func usual(_ row: Row) -> String {
    if row.absence.isEmpty || row.absence == "theme" || row.value == "boolean" && row.absence == "`false`" {
      return ""
    }
    return row.absence.hasPrefix("required") ? ", \(row.absence)" : " (\(row.absence))"
  }

  /// A line for keys that their names explain, those with the same values and defaults together.
  func line(of keys: [ValueKind.Key], in mapping: String) -> String {
    let rows = keys.map { row(of: $0, in: mapping) }
    let groups = rows.reduce(into: [[Row]]()) { groups, row in
      let last = groups.last?.last
      if last?.value == row.value, last?.absence == row.absence {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    let parts = groups.map { group in
      let absence = group[0].absence
      let usual = absence.isEmpty ? "" : absence == "required" ? ", required" : ", default \(absence)"
      return "\(KeyTable.listed(group.map(\.key), "and")): \(group[0].value)\(usual)"
    }
    return parts.joined(separator: "; ") + ".\n"
  }

  /// The line that says which keys are those of another mapping.
  func line(of keys: [ValueKind.Key], asIn other: SpecMapping) -> String {
    let subject = other.description.subject
    return "As in [\(subject)](#\(anchor(of: other))): "
      + keys.map { KeyTable.code($0.name) }.joined(separator: ", ") + ".\n"
  }

  /// The releases that have a key; nothing for what all looks since iOS 7 have, too.
  private static func since(_ availability: Availability?) -> String {
    guard let availability else { return "" }
    let isInAllLooks = availability.last == nil && availability.first < SystemVersion(7)
    return isInAllLooks ? "" : availability.releases
  }

  /// The forms that a value may have, as phrases.
  func forms(of kind: ValueKind) -> [String] {
    switch kind {
    case .text: return ["text"]
    case .boundedText(let form):
      let (least, most) = (form.length.lowerBound, form.length.upperBound)
      return [most == .max ? "text that is not empty" : "text of \(least) to \(most) characters"]
    case .name(.device): return ["name of a device"]
    case .name(let list): return list.names(in: .all).map(KeyTable.code)
    case .boolean: return ["boolean"]
    case .number(let range):
      return ["number, \(KeyTable.range(range.lowerBound, range.upperBound))"]
    case .wholeNumber(let range):
      return ["integer, \(KeyTable.range(Double(range.lowerBound), Double(range.upperBound)))"]
    case .word(let list):
      return constants.contain(list.words) ? ["[constant](#constants)"] : list.words.map(KeyTable.code)
    case .color: return ["[colour](#colours-insets-and-sizes)"]
    case .imagePath: return ["path of a picture"]
    case .symbolName: return ["name of a symbol"]
    case .list(let item, let count):
      let (words, items) = (KeyTable.words(for: count), forms(of: item))
      if items.count == 1 { return ["list of\(words.dropFirst(" of".count)) \(items[0])"] }
      return ["list\(words) (\(KeyTable.listed(items)))"]
    case .tuple(let items): return ["\(items.count) numbers"]
    case .mapping(let mapping): return [link(to: mapping)]
    case .dictionary(let value): return ["mapping of names to \(KeyTable.listed(forms(of: value)))"]
    case .either(let first, let second), .also(let first, unnamed: let second):
      if case .list(let item, _) = second, forms(of: item) == forms(of: first) {
        return forms(of: first) + ["a list of these"]
      }
      return merged(forms(of: first) + forms(of: second))
    case .template(let kind): return forms(of: kind)
    }
  }

  /// The forms, with one in place of what other parts of the page explain together: a text and a text by its key, and
  /// the ways of naming an image.
  private func merged(_ forms: [String]) -> [String] {
    var forms = forms
    if forms.contains("text"), let phrase = forms.first(where: { $0.hasPrefix("[text by its key]") }) {
      let link = phrase.replacing("[text by its key]", with: "[text]")
      forms = forms.filter { $0 != phrase }.map { $0 == "text" ? link : $0 }
    }
    let path = "path of a picture"
    let placeholder = "[placeholder of an image](#an-image-view)"
    if forms.contains(path), forms.contains(placeholder) {
      let symbol = "[symbol](#an-image-view)"
      forms = forms.map { $0 == symbol ? "[image](#an-image-view)" : $0 }
      forms.removeAll { $0 == path || $0 == placeholder }
    }
    return withoutShortForms(forms)
  }

  /// The forms without a text, a truth value or a symbol beside a mapping: the part of the page that describes the
  /// mapping says which short form it has.
  private func withoutShortForms(_ forms: [String]) -> [String] {
    let isShort = { (form: String) in
      form == "text" || form == "boolean" || form == "name of a symbol" || form.hasPrefix("[text](")
    }
    let isMapping = { (form: String) in
      form.hasPrefix("[") && !isShort(form) && !form.hasPrefix("[colour]") && !form.hasPrefix("[constant]")
    }
    return forms.contains(where: isMapping) ? forms.filter { !isShort($0) } : forms
  }

  private func anchor(of mapping: SpecMapping) -> String {
    heading(mapping).lowercased().filter { $0 != "," }.replacing(" ", with: "-")
  }

  private func link(to mapping: ValueKind.Mapping) -> String {
    let name = ValueKind.Mapping.documentedName(of: mapping.name)
    let words = mapping.subject.split(separator: " ")
    let noun = words.dropFirst(["a", "an", "the"].contains(words.first) ? 1 : 0).joined(separator: " ")
    guard let known = SpecMapping(named: name) else { return noun }
    return "[\(noun)](#\(anchor(of: known)))"
  }

  private func absence(of key: ValueKind.Key) -> String {
    if let absence = key.absence {
      return absence == "none" ? "" : absence == "the theme’s" ? "theme" : absence
    }
    if key.isRequired { return "required" }
    switch key.usual {
    case nil, .text(""), .list([], _), .mapping([], _): return ""
    case .text(let text), .word(let text): return KeyTable.code(text)
    case .list(let items, _):
      return KeyTable.code(
        "[\(items.map { if case .word(let word) = $0 { word } else { "" } }.joined(separator: ", "))]")
    case .mapping: return ""
    }
  }

  /// A description as lines have it: without its full stop, and without an article, or a boolean’s “whether”, before it.
  private func phrase(_ documentation: String, without articles: [String]) -> String {
    let sentence = documentation.hasSuffix(".") ? documentation.dropLast() : documentation[...]
    let article = articles.first(where: sentence.hasPrefix) ?? ""
    let phrase = sentence.dropFirst(article.count)
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  /// Phrases with commas between them, and a word before the last.
  static func listed(_ forms: [String], _ word: String = "or") -> String {
    guard let last = forms.last, forms.count > 1 else { return forms.first ?? "" }
    return forms.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  private static func words(for count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (0, let most): " of at most \(most)"
    case (let least, .max): " of at least \(least)"
    case (let least, let most): " of \(least) to \(most)"
    }
  }

  /// A range with an en rule, by its end if it begins as far below zero, or in words where a minus would stand beside it.
  private static func range(_ least: Double, _ most: Double) -> String {
    if least < 0, least == -most { return "±" + number(most) }
    return number(least) + (least < 0 ? " to " : "–") + number(most)
  }

  static func code(_ text: String) -> String { "`\(text)`" }

  private static func number(_ number: Double) -> String {
    let digits = plain(number)
    guard number.magnitude >= 100_000, digits.count > 3 else { return digits }
    return digits.reversed().enumerated().map { $0 > 0 && $0 % 3 == 0 ? "\($1)," : "\($1)" }
      .reversed().joined()
  }
}

/// Lists of constants that several keys take, so that the page has each of them once.
struct SharedConstants: Sendable {
  /// A list, with the keys that take it.
  struct List: Sendable {
    let words: [String]
    var keys: [String]
  }

  /// The lists, in the order of the first keys that take them.
  let lists: [List]

  /// Those of some mappings.
  init(of mappings: [SpecMapping]) {
    var all: [List] = []
    for mapping in mappings {
      for key in mapping.description.keys {
        for words in SharedConstants.words(in: key.kind) {
          if let place = all.firstIndex(where: { $0.words == words }) {
            all[place].keys.append(key.name)
          } else {
            all.append(List(words: words, keys: [key.name]))
          }
        }
      }
    }
    lists = all.filter { list in
      let isLong = list.words.count >= 7 && list.keys.count > 1
      let isFrequent = list.words.count >= 5 && list.keys.count > 3
      return isLong || isFrequent
    }
  }

  /// Whether the table has a list.
  func contain(_ words: [String]) -> Bool { lists.contains { $0.words == words } }

  /// The lines: the keys, each once, and the constants that they take.
  var text: String {
    let rows = lists.map { list in
      let keys = list.keys.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let names = keys.map(KeyTable.code).joined(separator: ", ")
      return "- \(names): \(list.words.map(KeyTable.code).joined(separator: ", "))\n"
    }
    return rows.joined()
  }

  /// The lists that a value may be one of, a list of items of the same once with it.
  private static func words(in kind: ValueKind) -> [[String]] {
    switch kind {
    case .word(let list): [list.words]
    case .list(let item, _), .dictionary(let item), .template(let item): words(in: item)
    case .either(let first, let second), .also(let first, unnamed: let second):
      words(in: first) + words(in: second).filter { !words(in: first).contains($0) }
    default: []
    }
  }
}
