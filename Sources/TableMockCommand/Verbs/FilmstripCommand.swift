import ArgumentParser
import TableProject

/// Draws a change of state step by step.
struct FilmstripCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "filmstrip",
    abstract: "Draws cells on their way from one state to another, or rows that come, go or move, in steps.",
    discussion: """
      EXAMPLE: tablemock filmstrip mailbox.yaml --to showingEditControl --steps 5 -o strip.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --frames -o frames/mailbox.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --to selected --animate -o move.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --move 0,1:3 -o reorder.png
      EXAMPLE: tablemock filmstrip mailbox.yaml --delete 0,2 -o delete.png

      The steps stand side by side in one picture, come as numbered pictures, or are played in one PNG or GIF file. \
      States that hold together are divided by commas. Without a source, the one that tablemock.yaml names is drawn, in \
      the first of its ways.
      """,
    hasAxes: true
  )

  @OptionGroup var sheet: SheetOptions

  @OptionGroup var change: ChangeOptions

  @OptionGroup var steps: StepOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "The way of drawing, one value each") var variants: VariantOptions

  func validate() throws {
    try steps.check(try sheet.plan("filmstrip"))
    _ = try variants.single("filmstrip")
  }

  func run() throws {
    let (source, variant) = try sheet.source(
      of: "filmstrip", as: variants.matrix, DiagnosticPrinter(common))
    let job = FilmstripJob(
      source, filmstrip: change.filmstrip(steps: steps.count), form: steps.form, variant: variant)
    try sheet.drawing.draw(common, job.run)
  }
}
