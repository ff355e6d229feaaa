import TableModel
import TableRendering
import TableSources
import TableSpec

/// A table of a page in Markdown that follows from the keys of a mapping.
struct KeyTable: Sendable {
  /// The page's heading under which a mapping is described, for links.
  let heading: @Sendable (SpecMapping) -> String

  /// The table of some keys of a mapping: values, defaults and descriptions, and the releases where any key has some.
  func text(of keys: [ValueKind.Key], in mapping: String) -> String {
    let releases = keys.map { Availability.of(mapping, $0.name)?.releases }
    let hasReleases = releases.contains { $0 != nil }
    let rows = zip(keys, releases).map { key, releases in
      let since = hasReleases ? " \(releases ?? "") |" : ""
      let value = KeyTable.listed(forms(of: key.kind))
      return "| `\(key.name)` | \(value) | \(absence(of: key)) |\(since) \(phrase(key.documentation)) |\n"
    }
    let (head, rule) = hasReleases ? (" since |", "---|") : ("", "")
    return "| key | value | default |\(head) description |\n|---|---|---|\(rule)---|\n" + rows.joined()
  }

  /// The forms that a value may have, as phrases.
  func forms(of kind: ValueKind) -> [String] {
    switch kind {
    case .text: return ["text"]
    case .boundedText(let form):
      let (least, most) = (form.length.lowerBound, form.length.upperBound)
      return [most == .max ? "text that is not empty" : "text of \(least) to \(most) characters"]
    case .name(let list): return list.names(in: .all).map(KeyTable.code)
    case .boolean: return ["boolean"]
    case .number(let range):
      return ["number, \(KeyTable.range(range.lowerBound, range.upperBound))"]
    case .wholeNumber(let range):
      return ["integer, \(KeyTable.range(Double(range.lowerBound), Double(range.upperBound)))"]
    case .word(let list): return list.words.map(KeyTable.code)
    case .color: return ["[colour](#colours-insets-and-sizes)"]
    case .imagePath: return ["path of a picture"]
    case .symbolName: return ["name of a symbol"]
    case .list(let item, let count):
      let (words, items) = (KeyTable.words(for: count), forms(of: item))
      if words.isEmpty, items.count == 1 { return ["list of \(items[0])"] }
      return ["list\(words) (\(KeyTable.listed(items)))"]
    case .tuple(let items): return ["list of \(items.count) numbers"]
    case .mapping(let mapping): return [link(to: mapping)]
    case .dictionary(let value): return ["mapping of names to \(KeyTable.listed(forms(of: value)))"]
    case .either(let first, let second), .also(let first, unnamed: let second):
      return merged(forms(of: first) + forms(of: second))
    case .template(let kind): return forms(of: kind)
    }
  }

  /// The forms, with one in place of a text and a text by its key, which may stand wherever the former may.
  private func merged(_ forms: [String]) -> [String] {
    guard let localized = SpecMapping(named: "localizedText"), forms.contains("text") else { return forms }
    let link = "[text](#\(anchor(of: localized)))"
    let phrase = "[text by its key](#\(anchor(of: localized)))"
    guard forms.contains(phrase) else { return forms }
    return forms.filter { $0 != phrase }.map { $0 == "text" ? link : $0 }
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
    if let absence = key.absence { return absence }
    if key.isRequired { return "required" }
    switch key.usual {
    case nil, .text(""), .list([], _), .mapping([], _): return "none"
    case .text(let text), .word(let text): return KeyTable.code(text)
    case .list(let items, _):
      return KeyTable.code(
        "[\(items.map { if case .word(let word) = $0 { word } else { "" } }.joined(separator: ", "))]")
    case .mapping: return "none"
    }
  }

  /// A description as cells have it: without its full stop, and without an article before it.
  private func phrase(_ documentation: String) -> String {
    let sentence = documentation.hasSuffix(".") ? documentation.dropLast() : documentation[...]
    let article = ["The ", "A ", "An "].first(where: sentence.hasPrefix) ?? ""
    let phrase = sentence.dropFirst(article.count)
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  /// Phrases with commas between them, and an "or" before the last.
  static func listed(_ forms: [String]) -> String {
    guard let last = forms.last, forms.count > 1 else { return forms.first ?? "" }
    return forms.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func words(for count: ClosedRange<Int>) -> String {
    switch (count.lowerBound, count.upperBound) {
    case (0, .max): ""
    case (0, let most): " of at most \(most)"
    case (let least, .max): " of at least \(least)"
    case (let least, let most): " of \(least) to \(most)"
    }
  }

  /// A range with an en rule, or in words where a minus would stand beside it.
  private static func range(_ least: Double, _ most: Double) -> String {
    number(least) + (least < 0 ? " to " : "–") + number(most)
  }

  static func code(_ text: String) -> String { "`\(text)`" }

  private static func number(_ number: Double) -> String {
    let digits = plain(number)
    guard number.magnitude >= 100_000, digits.count > 3 else { return digits }
    return digits.reversed().enumerated().map { $0 > 0 && $0 % 3 == 0 ? "\($1)," : "\($1)" }
      .reversed().joined()
  }
}
