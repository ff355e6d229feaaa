import TableModel
import TableSources

/// The values among which a specifier lets users choose, and what they are called.
struct Choices {
  /// One of them.
  struct Choice {
    /// What it is called in a list.
    var title: String
    /// What it is called beside the title of the row.
    var shortTitle: String
    /// Where its title stands.
    var place: PropertyList
  }

  /// The choices in the order of the file.
  private(set) var choices: [Choice] = []
  /// The number of the one that is chosen; `nil` for none.
  private(set) var chosen: Int?
  private let isSorted: Bool

  /// The choices of a specifier; what is wrong with them is told.
  init(of specifier: Specifier, _ context: SettingsContext) {
    let values = specifier["Values"]?.array ?? []
    let titles = specifier["Titles"]?.array ?? []
    let shortTitles = specifier["ShortTitles"]?.array
    isSorted = specifier["DisplaySortedByTitle"]?.truth ?? false
    Self.checkLists(of: specifier, values, titles, context)
    for (number, title) in zip(values, titles).map(\.1).enumerated() {
      let text = context.text(title)
      let short = shortTitles.flatMap { $0.indices.contains(number) ? context.text($0[number]) : nil }
      choices.append(Choice(title: text, shortTitle: short ?? text, place: title))
    }
    guard let current = specifier["DefaultValue"] else {
      if !choices.isEmpty {
        context.warn("there is no “DefaultValue”, so nothing is chosen", at: specifier.list)
      }
      return
    }
    chosen = zip(values, choices).enumerated().first { $0.element.0.isEqual(to: current) }?.offset
    if chosen == nil, !choices.isEmpty { Self.warn(of: current, values, titles, context) }
  }

  /// The choices as a list of them shows them, each with its number.
  var listed: [(number: Int, choice: Choice)] {
    let all = choices.enumerated().map { (number: $0.offset, choice: $0.element) }
    guard isSorted else { return all }
    return all.sorted {
      ($0.choice.title.lowercased(), $0.number) < ($1.choice.title.lowercased(), $1.number)
    }
  }

  private static func checkLists(
    of specifier: Specifier, _ values: [PropertyList], _ titles: [PropertyList], _ context: SettingsContext
  ) {
    for key in ["Values", "Titles"] where specifier[key]?.array == nil {
      let found = specifier[key].map { "\(quoted(key)) is \($0.kindName), not an array" }
      context.warn(
        "\(found ?? "there are no \(quoted(key))"), so there is nothing to choose",
        at: specifier[key] ?? specifier.list)
      return
    }
    guard values.count != titles.count else { return }
    context.warn(
      "there are \(values.count) values and \(titles.count) titles; the last ones are ignored",
      at: specifier["Titles"] ?? specifier.list)
  }

  private static func warn(
    of current: PropertyList, _ values: [PropertyList], _ titles: [PropertyList], _ context: SettingsContext
  ) {
    let text = current.scalarText ?? current.kindName
    var hint: String?
    if let like = values.first(where: { $0.scalarText == current.scalarText }) {
      hint = "there it is \(like.kindName), here \(current.kindName)"
    } else if let number = titles.firstIndex(where: { $0.isEqual(to: current) }),
      values.indices.contains(number)
    {
      hint = "it is the title of the value \(quoted(values[number].scalarText ?? ""))"
    } else if let like = values.first(where: { $0.scalarText?.lowercased() == text.lowercased() }) {
      hint = "the value is written \(quoted(like.scalarText ?? ""))"
    }
    context.warn(
      "the default \(quoted(text)) is not among the values, so nothing is chosen", at: current,
      hint: hint)
  }
}
