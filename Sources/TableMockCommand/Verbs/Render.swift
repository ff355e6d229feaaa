import ArgumentParser
import TableBatch
import TableModel
import TableRendering
import TableSources

/// Draws pictures.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the tables of spec files and Interface Builder documents as PNG, SVG or PDF.",
    discussion: """
      EXAMPLE: tablemock render contacts.yaml -o contacts.png
      EXAMPLE: tablemock render screens/ -o out/ --format png,svg --scale 1,2,3 --theme ios6
      EXAMPLE: tablemock render Main.storyboard --table Settings -o settings.png
      EXAMPLE: tablemock render songs.yaml -o songs.png --page-height 1000
      EXAMPLE: tablemock render contacts.yaml -o redlines.svg --annotate frames,insets,fonts

      Prints the path of every picture written. An input with errors is reported and left out; \
      the others are still drawn.
      """
  )

  @Argument(
    help: "Spec files, Interface Builder documents, folders, patterns, or - for standard input.",
    completion: Completions.sources)
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help:
      "A file ending in \(PictureFormat.endings), a folder (made where missing), or - for standard output. The default is this folder.",
    completion: Completions.pictures
  )
  var output: String?

  @Option(
    help:
      "Writes all of a long table, without bars, as numbered pages that are cut between rows and at most this high in points.",
    completion: .list(["480", "1000"])
  )
  var pageHeight: Double?

  @Option(
    help: ArgumentHelp(
      stringLiteral:
        "Notes on and beside the screen, divided by commas: \(Annotation.allValueStrings.joined(separator: ", "))."
    ))
  var annotate: CommaList<Annotation>?

  @Option(
    help:
      "How pictures are named: plain, or fastlane for the screenshots of a store, as in de-DE/01_iphone14-inbox.png."
  )
  var naming: PictureNaming = .plain

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  /// What helps against a picture that is too high.
  private static let sizeHint = """
    --height screen shows what a screen does, --page-height POINTS writes pages cut between rows, \
    and --format svg writes any height
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
    _ = try outputPlan()
  }

  func run() throws {
    let expansion = InputExpansion(ArgumentPaths.paths(of: inputs))
    let plan = try outputPlan()
    let pictures = expansion.inputs.count * plan.pictureCount
    guard !plan.isStandardOutput || pictures <= 1 else {
      throw ValidationError("Standard output takes one picture, but \(pictures) were asked for.")
    }
    let display = JobDisplay(drawing.progress, isQuiet: common.quiet)
    display.found(expansion.problems)
    var job = RenderJob(
      inputs: expansion.inputs, table: tables.table, plan: plan, pictures: drawing.pictures,
      pageHeight: pageHeight, sizeHint: Render.sizeHint)
    job.annotations = annotate?.elements ?? []
    let summary = try job.run(display)
    try display.finish(summary)
    if summary.hasFailed || !expansion.problems.isEmpty { throw ExitCode(1) }
  }

  private func outputPlan() throws -> OutputPlan {
    do {
      return try OutputPlan(
        output: output.map(ArgumentPaths.path), formats: drawing.formats, matrix: variants.matrix,
        naming: naming)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension Annotation: Choice {}

extension PictureNaming: Choice {}
