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
