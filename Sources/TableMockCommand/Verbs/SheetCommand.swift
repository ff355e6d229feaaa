import ArgumentParser
import TableProject

/// Draws several tables, or tables in several ways, side by side.
struct SheetCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "sheet",
    abstract: "Draws several tables or variants on one sheet, or as a book.",
    discussion: """
      EXAMPLE: tablemock sheet plain.yaml grouped.yaml --caption '(left)' --caption '(right)' -o figure.png
      EXAMPLE: tablemock sheet list.yaml --by theme -o looks.png
      EXAMPLE: tablemock sheet screens/ --by appearance,state --theme ios16 -o states.svg
      EXAMPLE: tablemock sheet list.yaml --by language -o languages.png
      EXAMPLE: tablemock sheet screens/ -o book.pdf
      EXAMPLE: tablemock sheet --review out/review -o review.pdf

      --by draws all values of an axis, or those that its own option gives. Languages begin with the one that the \
      inputs are written in, then follow by how many texts are cut off. An input with errors is reported and left \
      out.
      """,
    hasAxes: true
  )

  @OptionGroup var sheet: SheetContentOptions

  @OptionGroup var arrangement: ArrangementOptions

  @OptionGroup var notes: AnnotationOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @OptionGroup var common: CommonOptions

  @OptionGroup(title: "Ways of drawing, several values divided by commas") var variants: VariantOptions

  private var call: SheetCall {
    SheetCall(sheet: sheet, arrangement: arrangement, notes: notes, drawing: drawing, tables: tables)
  }

  func validate() throws { try call.check() }

  func run() throws {
    if let book = try call.bookJob() { return try drawing.draw(common, book.run) }
    let sources = try projectOptions.sources(
      sheet.inputs, strings: strings.folder,
      data: strings.sampleData.drawn(as: variants.matrix), DiagnosticPrinter(common))
    let job = try call.job(of: sources, as: variants.matrix)
    try drawing.draw(common, after: sources.problems, job.run)
  }
}
