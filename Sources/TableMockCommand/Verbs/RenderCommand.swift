import ArgumentParser
import TableModel
import TableProject
import TableRendering
import TableSources

/// Draws pictures.
struct RenderCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "render",
    abstract: "Draws specs, Interface Builder documents and Settings bundles as PNG, SVG, PDF or JPEG.",
    discussion: """
      EXAMPLE: tablemock render contacts.yaml -o contacts.png
      EXAMPLE: tablemock render screens/ -o out/ --format png,svg --scale 1,2,3 --theme ios6
      EXAMPLE: tablemock render Main.storyboard --table Settings -o settings.png
      EXAMPLE: tablemock render songs.yaml -o songs.png --page-height 1000
      EXAMPLE: tablemock render contacts.yaml -o redlines.svg --annotate frames,insets,fonts

      Prints the path of every picture written. An input with errors is reported and left out; \
      the others are still drawn.
      """,
    hasAxes: true
  )

  @OptionGroup var rendering: RenderOptions

  @Option(
    help:
      "The names of pictures: plain, or fastlane for App Store screenshots, such as de-DE/01_iphone14-inbox.png."
  )
  var naming: PictureNaming = .plain

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  func validate() throws {
    _ = try rendering.plan(drawing, variants.matrix, naming)
  }

  func run() throws {
    let sources = try projectOptions.sources(
      rendering.inputs, strings: strings.folder, data: strings.sampleData, as: variants.matrix,
      DiagnosticPrinter(common))
    let plans = try sources.groups.map { try rendering.plan(drawing, $0.matrix, naming) }
    let pictures = zip(sources.groups, plans).reduce(0) { $0 + $1.0.inputs.count * $1.1.pictureCount }
    guard !plans.contains(where: \.isStandardOutput) || pictures <= 1 else {
      throw ValidationError("Standard output takes one picture, not \(pictures).")
    }
    let display = JobDisplay(common)
    display.found(sources.problems)
    var summary: BatchSummary?
    for (group, plan) in zip(sources.groups, plans) {
      let part = try rendering.job(group.inputs, plan, drawing, tables).run(display)
      summary = summary.map { $0 + part } ?? part
    }
    try display.finish(summary)
    if summary?.hasFailed ?? false || !sources.problems.isEmpty { throw ExitCode(1) }
  }
}

extension PictureNaming: Choice {}
