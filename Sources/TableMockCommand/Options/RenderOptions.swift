import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// What is drawn and where it goes, for the verbs that draw each screen as a picture of its own.
struct RenderOptions: ParsableArguments {
  @Argument(
    help:
      "Spec files, Interface Builder documents, folders, patterns, or - for standard input. The default is the inputs of tablemock.yaml.",
    completion: Completions.sources)
  var inputs: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file ending in \(PictureFormat.endings), a folder (created if missing), or - for standard output. The default is the current folder.",
      valueName: "path"),
    completion: Completions.pictures
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write a whole long table without bars, as numbered pages cut between rows, each at most this high in points.",
      valueName: "points"),
    completion: .list(["480", "1000"])
  )
  var pageHeight: Double?

  @OptionGroup var notes: AnnotationOptions

  /// What helps against a picture that is too high.
  private static let sizeHint = """
    --height screen draws one screen, --page-height POINTS cuts the table into pages between rows, \
    and SVG files may have any height
    """

  func validate() throws {
    if let pageHeight {
      guard pageHeight >= ScenePages.leastHeight, pageHeight.isFinite else {
        throw ValidationError("--page-height takes a number of points from \(Int(ScenePages.leastHeight)).")
      }
      guard output != "-" else {
        throw ValidationError("Standard output takes one picture, and --page-height writes several.")
      }
    }
  }

  /// Where the pictures go; throws a usage error where that makes no sense.
  func plan(
    _ drawing: DrawingOptions, _ matrix: VariantMatrix, _ naming: PictureNaming = .plain
  ) throws -> OutputPlan {
    try DrawingOptions.checkPlaceholders(in: output)
    do {
      return try OutputPlan(
        output: output.map(ArgumentPaths.path), formats: drawing.formats, matrix: matrix,
        naming: naming)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The job that draws some inputs as the options say.
  func job(
    _ inputs: [InputFile], _ plan: OutputPlan, _ drawing: DrawingOptions, _ tables: TableOptions
  ) -> RenderJob {
    var job = RenderJob(
      inputs: inputs, table: tables.table, plan: plan, pictures: drawing.pictures,
      pageHeight: pageHeight, sizeHint: RenderOptions.sizeHint)
    job.annotations = notes.annotations
    return job
  }
}

/// What is noted on pictures.
struct AnnotationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Annotations to draw, separated by commas: \(Annotation.allValueStrings.joined(separator: ", ")).",
      valueName: "notes"
    ))
  var annotate: [CommaList<Annotation>] = []

  /// All that is asked for.
  var annotations: [Annotation] { annotate.joined() }
}

extension Annotation: Choice {}
