import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Writes tables as specs.
struct Convert: Verb {
  static let configuration = CommandConfiguration.verb(
    "convert",
    abstract: "Writes the tables of Interface Builder documents as specs, or specs in their tidiest form.",
    discussion: """
      EXAMPLE: tablemock convert Main.storyboard -o specs/
      EXAMPLE: tablemock convert Main.storyboard --table Settings -o settings.yaml
      EXAMPLE: tablemock convert Main.storyboard -o -

      Prints the path of every spec written. A spec gives the same picture as its source. Pictures that do not lie \
      below the spec’s folder are copied into a folder beside it.
      """
  )

  @Argument(
    help: "Interface Builder documents, spec files, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file ending in .yaml or .yml, a folder (made where missing), or - for standard output. The default is this folder.",
      valueName: "path"),
    completion: .file(extensions: SpecPlan.endings)
  )
  var output: String?

  @Option(
    help: "Whether the bars that a document's controllers show around a table are written too.",
    completion: .list(BarVisibility.allCases.map(\.rawValue)))
  var bars: BarVisibility?

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    _ = try plan()
  }

  func run() throws {
    let sources = try projectOptions.sources(inputs, strings: nil, DiagnosticPrinter(common))
    let display = JobDisplay(common)
    display.found(sources.problems)
    let job = ConvertJob(
      inputs: sources.inputs, table: tables.table, bars: bars,
      plan: output == "-" ? nil : try plan())
    let isWell = try job.run(display)
    try display.finish()
    if !isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }

  private func plan() throws -> SpecPlan {
    guard let plan = SpecPlan(output: output == "-" ? nil : output.map(ArgumentPaths.path)) else {
      let output = output ?? ""
      throw ValidationError(
        "Specs cannot be written to ‘\(output)’: known endings are .yaml and .yml. For a folder of this name write ‘\(output)/’."
      )
    }
    return plan
  }
}

extension BarVisibility: Choice {}
