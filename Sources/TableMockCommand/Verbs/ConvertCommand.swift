import ArgumentParser
import TableProject
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

  @OptionGroup var options: ConvertOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var choices: ViewChoicesOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    guard options.dataTemplate else {
      _ = try options.plan()
      return
    }
    guard tables.table == nil, options.bars == nil else {
      throw ValidationError("--table and --bars go with specs, not with --data-template.")
    }
    guard options.output == nil || options.inputs.count == 1 else {
      throw ValidationError("--data-template with -o takes one document.")
    }
  }

  func run() throws {
    let sources = try projectOptions.sources(
      options.inputs, strings: nil, data: SampleData(file: nil, view: choices.view), DiagnosticPrinter(common)
    )
    let display = JobDisplay(common)
    display.found(sources.problems)
    let isWell = try convert(sources.inputs, display)
    try display.finish()
    if !isWell || !sources.problems.isEmpty { throw ExitCode(1) }
  }

  private func convert(_ inputs: [InputFile], _ display: JobDisplay) throws -> Bool {
    if options.dataTemplate {
      return try DataTemplateJob(inputs: inputs, output: options.output.map(ArgumentPaths.path)).run(display)
    }
    return try ConvertJob(inputs: inputs, table: tables.table, bars: options.bars, plan: options.plan())
      .run(display)
  }
}
