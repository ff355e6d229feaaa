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
