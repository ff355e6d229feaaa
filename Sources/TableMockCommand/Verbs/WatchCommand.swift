import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws pictures whenever sources change.
struct WatchCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "watch",
    abstract:
      "Draws pictures like “tablemock render”, and redraws them on every change.",
    discussion: """
      EXAMPLE: tablemock watch screens/ -o out/
      EXAMPLE: tablemock watch settings.yaml -o out/ --theme ios6,ios8

      The same as “tablemock render” with these options, repeated. Prints the path of every picture it writes, and leaves unchanged pictures alone. Errors are reported, and the \
      last good picture stays. Also follows images and tables of strings. Ctrl-C ends it with status 130.
      """,
    hasAxes: true
  )

  @OptionGroup var rendering: RenderOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    guard rendering.output != "-", !rendering.inputs.contains("-") else {
      throw ValidationError("watch follows files, not standard input and output.")
    }
    _ = try rendering.plan(drawing, variants.matrix)
  }

  func run() throws {
    let project =
      try rendering.inputs.isEmpty
      ? projectOptions.requiredProject(DiagnosticPrinter(common), strings: strings.folder) : nil
    let plan = try rendering.plan(drawing, project?.matrix(overriddenBy: variants.matrix) ?? variants.matrix)
    let display = JobDisplay(common, isEndless: true)
    let job = WatchJob(
      project?.inputPaths ?? ArgumentPaths.paths(of: rendering.inputs),
      strings: strings.folder,
      data: strings.sampleData.drawn(as: variants.matrix),
      projectOptions.search, of: project,
      render: rendering.job([], plan, drawing, tables))
    Interruption.watch()
    let signal = try job.run(display) {
      guard !common.quiet, common.progress != .json else { return }
      display.clear()
      let sources = job.sourceCount == 1 ? "1 file" : "\(job.sourceCount) files"
      StandardError.print("watching \(sources); Ctrl-C ends this")
    }
    try display.finish()
    throw ExitCode(128 + signal)
  }
}
