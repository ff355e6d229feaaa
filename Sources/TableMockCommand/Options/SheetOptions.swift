import ArgumentParser
import TableBatch
import TableRendering

/// The options of verbs that draw a sheet of one table.
struct SheetOptions: ParsableArguments {
  @Argument(
    help: "A spec file or Interface Builder document, or - for standard input.",
    completion: Completions.sources)
  var input: String

  @Option(
    name: .shortAndLong,
    help: "The picture: a path that ends in \(PictureFormat.endings), or - for standard output.",
    completion: Completions.pictures)
  var output: String

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var tables: TableOptions

  func validate() throws {
    _ = try source()
  }

  /// The table, and where the sheet goes; throws a usage error where that is no file.
  func source() throws -> SheetSource {
    let plan: OutputPlan
    do {
      plan = try OutputPlan(output: ArgumentPaths.path(of: output), formats: drawing.formats)
    } catch {
      throw ValidationError(error.description)
    }
    guard !plan.isFolder else {
      throw ValidationError("The output must end in \(PictureFormat.endings).")
    }
    guard !plan.isStandardOutput || plan.formats.count == 1 else {
      throw ValidationError("Standard output takes one picture, but \(plan.formats.count) were asked for.")
    }
    return SheetSource(
      input: ArgumentPaths.path(of: input), table: tables.table, plan: plan, pictures: drawing.pictures)
  }

  /// Runs a job, prints what becomes of it, and ends the program as that asks for.
  func draw(isQuiet: Bool, _ run: (any JobObserver) throws -> BatchSummary) throws {
    let display = JobDisplay(drawing.progress, isQuiet: isQuiet)
    let summary: BatchSummary
    do {
      summary = try run(display)
    } catch let error as SheetError {
      throw ValidationError(error.description)
    }
    try display.finish(summary)
    if summary.hasFailed { throw ExitCode(1) }
  }
}
