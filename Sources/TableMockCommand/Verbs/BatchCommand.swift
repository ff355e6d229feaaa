import ArgumentParser
import TableBatch
import TableProject

/// Draws very many pictures.
struct BatchCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "batch",
    abstract: "Draws many sources in many variants on all processors.",
    discussion: """
      EXAMPLE: tablemock batch screens/ --theme ios6,ios7 --scale 1,2 --format png,svg -o out/
      EXAMPLE: tablemock batch --manifest sweep.yaml --incremental --prune
      EXAMPLE: tablemock batch --manifest sweep.yaml --shard 3/16

      Prints the path of every picture as it is written, and writes results.json to the output folder. A picture \
      that fails does not stop the others, but the exit status is 1. Ctrl-C finishes the current pictures, and \
      --resume continues later.
      """,
    hasAxes: true
  )

  @OptionGroup var options: BatchOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var plan: PlanOptions

  @OptionGroup var running: BatchRunOptions

  @OptionGroup(title: "Datasets") var dataset: DatasetOptions

  @OptionGroup var safety: SafetyOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    if running.prune, plan.plan {
      throw ValidationError("--plan draws nothing, so there is nothing to --prune.")
    }
  }

  private var call: BatchCall {
    BatchCall(
      options: options, drawing: drawing, strings: strings, running: running, dataset: dataset,
      safety: safety, projectOptions: projectOptions, variants: variants)
  }

  func run() throws {
    let (display, request) = (JobDisplay(common), call.request)
    let batch = try display.prepared { try PreparedBatch(request, display) }
    if plan.plan { return try PlanPrinter(plan, request, common).print(batch, display) }
    Interruption.watch()
    let summary = try display.told { try batch.run.run(display) }
    display.tell(summary, results: batch.run.resultsPath)
    try display.finish(summary)
    if let signal = summary.signal { throw ExitCode(128 + signal) }
    if summary.hasFailed || batch.hasProblems { throw ExitCode(1) }
  }
}
