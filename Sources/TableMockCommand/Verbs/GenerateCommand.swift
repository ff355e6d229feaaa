import ArgumentParser
import TableBatch
import TableModel

/// Makes screens up.
struct GenerateCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes specs of made-up screens, for datasets and tests.",
    discussion: """
      EXAMPLE: tablemock generate --seed 7 --count 1000 -o screens/
      EXAMPLE: tablemock generate --seed 7 --count 1000 --report -o screens/
      EXAMPLE: tablemock generate --seed 7 --count 1000 --theme ios6=3,ios7 --language en=2,de,ar -o screens/

      The same seed gives the same screens, whatever their count. A weight such as ios6=3 says how often a value is \
      chosen; without one it is 1.
      """
  )

  @OptionGroup var screens: GeneratorArguments

  @Flag(help: "Say how often each class of views is there, and what is there twice, in place of the paths.")
  var report = false

  @OptionGroup var common: CommonOptions

  func run() throws {
    let display = JobDisplay(common)
    var job = GenerateJob(screens.options, in: ArgumentPaths.path(of: screens.output))
    job.reports = report
    let isWell = try job.run(display)
    try display.finish()
    if !isWell { throw ExitCode(1) }
  }
}
