import ArgumentParser
import TableProject

/// Draws a change of state step by step.
struct FilmstripCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "filmstrip",
    abstract: "Draws an animation in steps: cells that change state, or rows inserted, deleted or moved.",
    discussion: """
      EXAMPLE: tablemock filmstrip mailbox.yaml --to editing --steps 5 -o strip.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --frames -o frames/mailbox.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --animate -o move.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --move 0,1:3 -o reorder.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --delete 0,2 -o delete.png

      Draws the steps side by side, as numbered pictures, or as one animated PNG or GIF file. Separate states that go \
      together with commas. Without a source, draws the one of tablemock.yaml in its first variant.
      """,
    hasAxes: true
  )

  @OptionGroup var sheet: SheetOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var change: ChangeOptions

  @OptionGroup var steps: StepOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  private var call: TableCall {
    TableCall(
      verb: "filmstrip", sheet: sheet, drawing: drawing, strings: strings, projectOptions: projectOptions,
      tables: tables)
  }

  func validate() throws {
    try steps.check(try call.plan())
    _ = try variants.single("filmstrip")
  }

  func run() throws {
    let (source, variant) = try call.source(as: variants.matrix, DiagnosticPrinter(common))
    let job = FilmstripJob(
      source, filmstrip: change.filmstrip(steps: steps.count), form: steps.form, variant: variant)
    try drawing.draw(common, job.run)
  }
}
