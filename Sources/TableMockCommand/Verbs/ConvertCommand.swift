import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Writes tables as specs.
struct ConvertCommand: Verb {
  static let configuration = CommandConfiguration.verb(
    "convert",
    abstract: "Converts Interface Builder documents to specs, and tidies specs.",
    discussion: """
      EXAMPLE: tablemock convert Main.storyboard -o specs/
      EXAMPLE: tablemock convert Main.storyboard --table Settings -o settings.yaml
      EXAMPLE: tablemock convert Main.storyboard -o -
      EXAMPLE: tablemock convert Main.storyboard --data-template

      Prints the path of every spec written. A spec gives the same picture as its source. Pictures outside the \
      spec’s folder are copied into a folder beside it.
      """
  )

  @Argument(
    help: "Interface Builder documents, spec files, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file ending in .yaml or .yml, a folder (created if missing), or - for standard output. The default is the current folder.",
      valueName: "path"),
    completion: .file(extensions: SpecPlan.endings)
  )
  var output: String?

  @Option(
    help: "Whether to write the bars of a document’s controllers, too.",
    completion: .list(BarVisibility.allCases.map(\.rawValue)))
  var bars: BarVisibility?

  @Flag(
    help:
      "Instead of specs, write NAME.tablemock.yaml beside each document: a template to fill in with the rows that the app shows."
  )
  var dataTemplate = false

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard dataTemplate else {
      _ = try plan()
      return
    }
    guard tables.table == nil, bars == nil else {
      throw ValidationError("--table and --bars go with specs, not with --data-template.")
    }
    guard output == nil || inputs.count == 1 else {
      throw ValidationError("--data-template with -o takes one document.")
    }
  }

  func run() throws {
    let sources = try projectOptions.sources(inputs, strings: nil, DiagnosticPrinter(common))
    let display = JobDisplay(common)
    display.found(sources.problems)
    if dataTemplate {
      let job = DataTemplateJob(inputs: sources.inputs, output: output.map(ArgumentPaths.path))
      let isWell = try job.run(display)
      try display.finish()
      if !isWell || !sources.problems.isEmpty { throw ExitCode(1) }
      return
    }
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
        "Specs cannot be written to ‘\(output)’: end the name in .yaml or .yml. For a folder of this name write ‘\(output)/’."
      )
    }
    return plan
  }
}

extension BarVisibility: Choice {}
