import TableThemes

/// What generated screens are like.
public struct GeneratorOptions: Hashable, Sendable {
  /// What all screens follow from.
  public var seed: UInt64
  /// The number of screens.
  public var count: Int
  /// Names of looks.
  public var themes = WeightedWords(Theme.names)
  /// How many rows screens have: `short`, `medium` or `long`.
  public var lengths = WeightedWords(Length.allCases.map(\.rawValue))
  /// Names of the languages that there are words of.
  public var languages = WeightedWords(["en"])
  /// What tables are shown doing: `normal`, `editing` or `selected`.
  public var states = WeightedWords(["normal"])

  /// Screens of all looks and lengths in English, at rest.
  public init(seed: UInt64, count: Int) {
    self.seed = seed
    self.count = count
  }

  /// How many rows a screen has.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    case short, medium, long

    /// The fewest and the most rows.
    var rows: ClosedRange<Int> {
      switch self {
      case .short: 1...4
      case .medium: 5...12
      case .long: 13...40
      }
    }
  }

  /// What tables are shown doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal, editing, selected
  }

  /// Why nothing can be generated, a message for each word that is not known; empty where all are.
  public var problems: [String] {
    GeneratorOptions.unknown(themes, among: Theme.names, "theme")
      + GeneratorOptions.unknown(lengths, among: Length.allCases.map(\.rawValue), "length")
      + GeneratorOptions.unknown(languages, among: WordStock.all.map(\.language), "language")
      + GeneratorOptions.unknown(states, among: State.allCases.map(\.rawValue), "state")
  }

  private static func unknown(_ words: WeightedWords, among known: [String], _ kind: String) -> [String] {
    words.choices.map(\.word).filter { !known.contains($0) }.map {
      "there is no \(kind) “\($0)” to generate with\n  hint: there are \(known.joined(separator: ", "))"
    }
  }
}

/// Words that are chosen from, some more often than others.
public struct WeightedWords: Hashable, Sendable {
  /// A word and how often it is chosen.
  public struct Choice: Hashable, Sendable {
    /// The word, as the option has it.
    public var word: String
    /// Its share of all weights.
    public var weight: Int
  }

  /// The words in the order in which they were given; never empty.
  public let choices: [Choice]

  /// Words from text such as `ios6=3,ios7`, where a word without a weight has 1; `nil` for what is not understood.
  ///
  /// Weights are whole numbers from 1 to 10,000.
  public init?(_ text: String) {
    var choices: [Choice] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard let word = parts.first, !word.isEmpty, parts.count <= 2,
        let weight = parts.count == 2 ? Int(parts[1]) : 1, (1...10_000).contains(weight),
        !choices.contains(where: { $0.word == word })
      else { return nil }
      choices.append(Choice(word: word, weight: weight))
    }
    self.choices = choices
  }

  /// Words that are chosen equally often.
  init(_ words: [String]) {
    choices = words.map { Choice(word: $0, weight: 1) }
  }

  /// One of the words.
  func pick(_ numbers: inout SeededNumbers) -> String {
    var place = numbers.number(below: choices.reduce(0) { $0 + $1.weight })
    for choice in choices {
      if place < choice.weight { return choice.word }
      place -= choice.weight
    }
    return choices.last?.word ?? ""
  }
}
