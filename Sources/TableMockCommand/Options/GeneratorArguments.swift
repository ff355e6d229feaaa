import ArgumentParser
import TableBatch
import TableSpec

/// The options of made-up screens: how many, and how often each choice is made.
struct GeneratorArguments: ParsableArguments {
  @Option(help: "The seed of the screens, a number of at most 64 bits.", completion: .list(["1", "7"]))
  var seed: UInt64

  @Option(help: "The number of screens.", completion: .list(["10", "1000"]))
  var count: Int

  @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
  var output: String

  @Option(
    help: "The looks, with weights. The default is all that the devices ran, and today’s more often.",
    completion: Completions.words(SpecVocabulary.all.words(of: .theme)))
  var theme: [WeightedWords] = []

  @Option(
    help:
      "The devices, with weights; each screen has one that ran its look. The default is all, and phones more often.",
    completion: Completions.words(SpecVocabulary.all.words(of: .device)))
  var device: [WeightedWords] = []

  @Option(
    help: ArgumentHelp(
      "The kinds of screens, with weights: \(words(GeneratorOptions.Kind.self)). The default is all."),
    completion: Completions.words(GeneratorOptions.Kind.allCases.map(\.rawValue)))
  var kind: [WeightedWords] = []

  @Option(
    help: "The length of tables: short, medium or long, with weights. The default is all.",
    completion: Completions.words(["short", "medium", "long"]))
  var length: [WeightedWords] = []

  @Option(
    help: ArgumentHelp(
      "The languages of texts, with weights: \(list(GeneratorOptions.knownLanguages)). The default is all, and English in every second."
    ),
    completion: Completions.words(GeneratorOptions.knownLanguages))
  var language: [WeightedWords] = []

  @Option(
    help: ArgumentHelp(
      "The state of tables, with weights: \(words(GeneratorOptions.State.self)). The default is all, and normal more often."
    ),
    completion: Completions.words(GeneratorOptions.State.allCases.map(\.rawValue)))
  var state: [WeightedWords] = []

  @Option(
    help: "Whether screens are light or dark, in looks that have both. The default is light=2,dark.",
    completion: Completions.words(["light", "dark"]))
  var appearance: [WeightedWords] = []

  func validate() throws {
    guard (1...GenerateJob.mostScreens).contains(count) else {
      throw ValidationError("--count takes a number from 1 to \(GenerateJob.mostScreens).")
    }
    if let problem = options.problems.first { throw ValidationError(problem) }
  }

  /// What they ask for.
  var options: GeneratorOptions {
    var options = GeneratorOptions(seed: seed, count: count)
    if let device = WeightedWords(joining: device) { options.devices = device }
    if let kind = WeightedWords(joining: kind) { options.kinds = kind }
    if let theme = WeightedWords(joining: theme) {
      options.themes = theme
    } else {
      options.keepPossibleThemes()
    }
    if let length = WeightedWords(joining: length) { options.lengths = length }
    if let language = WeightedWords(joining: language) { options.languages = language }
    if let state = WeightedWords(joining: state) { options.states = state }
    if let appearance = WeightedWords(joining: appearance) { options.appearances = appearance }
    return options
  }

  private static func words<Words: CaseIterable & RawRepresentable<String>>(_ kind: Words.Type) -> String {
    list(kind.allCases.map(\.rawValue))
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

extension WeightedWords: ExpressibleByArgument {
  /// The words of an argument.
  public init?(argument: String) { self.init(argument) }
}
