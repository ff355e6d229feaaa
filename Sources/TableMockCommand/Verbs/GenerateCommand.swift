import ArgumentParser
import TableBatch
import TableModel
import TableRendering
import TableSpec

/// Makes screens up.
struct GenerateCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes specs of screens that are made up, as many as wanted, for datasets and for tests.",
    discussion: """
      EXAMPLE: tablemock generate --seed 7 --count 1000 -o screens/
      EXAMPLE: tablemock generate --seed 7 --count 1000 --theme ios6=3,ios7 --language en=2,de,ar -o screens/

      The same seed gives the same screens, and each is the same whatever their count. Words are chosen as often as \
      their weights say, in which 1 stands for none.
      """
  )

  @Option(help: "What all screens follow from, a number of at most 64 bits.", completion: .list(["1", "7"]))
  var seed: UInt64

  @Option(help: "The number of screens.", completion: .list(["10", "1000"]))
  var count: Int

  @Option(name: .shortAndLong, help: "The folder to write to.", completion: .directory)
  var output: String

  @Option(
    help: "Looks with their weights. The default is all.",
    completion: Completions.words(SpecVocabulary.all.words(of: .theme)))
  var theme: WeightedWords?

  @Option(
    help: "How many rows there are: short, medium or long, with weights. The default is all.",
    completion: Completions.words(["short", "medium", "long"]))
  var length: WeightedWords?

  @Option(
    help: "Languages of the words, with weights: ar, de, en, es, fr or ja. The default is en.",
    completion: Completions.words(["ar", "de", "en", "es", "fr", "ja"]))
  var language: WeightedWords?

  @Option(
    help: "What tables do: normal, editing or selected, with weights. The default is normal.",
    completion: Completions.words(["normal", "editing", "selected"]))
  var state: WeightedWords?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard (1...GenerateJob.mostScreens).contains(count) else {
      throw ValidationError("--count takes a number from 1 to \(GenerateJob.mostScreens).")
    }
    if let problem = options.problems.first { throw ValidationError(problem) }
  }

  private var options: GeneratorOptions {
    var options = GeneratorOptions(seed: seed, count: count)
    if let theme { options.themes = theme }
    if let length { options.lengths = length }
    if let language { options.languages = language }
    if let state { options.states = state }
    return options
  }

  func run() throws {
    let display = JobDisplay(common)
    let isWell = try GenerateJob(options, in: ArgumentPaths.path(of: output)).run(display)
    try display.finish()
    if !isWell { throw ExitCode(1) }
  }
}

extension WeightedWords: ExpressibleByArgument {
  /// The words of an argument.
  public init?(argument: String) { self.init(argument) }
}
