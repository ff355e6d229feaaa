import ArgumentParser
import TableModel
import TableProject
import TableThemes

/// Draws one table in all looks on one sheet.
struct ErasCommand: Verb {
  static let tellsPictures = true

  static let configuration = CommandConfiguration.verb(
    "eras",
    abstract: "Draws a table in all looks, side by side on one sheet.",
    discussion: """
      EXAMPLE: tablemock eras contacts.yaml -o eras.png
      EXAMPLE: tablemock eras contacts.yaml --theme ios6,ios7 --height content -o before-and-after.svg

      The same as “tablemock sheet --by theme” with all looks. Each picture has the title of its look below it. A source without a device and a size is drawn on the device \
      of each look. Without a source, draws the one of tablemock.yaml in its first variant, but in all looks.
      """,
    hasAxes: true
  )

  @OptionGroup var sheet: SheetOptions

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var strings: StringsOptions

  @OptionGroup var projectOptions: ProjectOptions

  @OptionGroup var tables: TableOptions

  @Option(
    help: "The number of columns. The default is rows of equal length, at most 5.",
    completion: .list((1...5).map(String.init)))
  var columns: Int?

  @OptionGroup var common: CommonOptions

  @OptionGroup(
    title: "The way of drawing, one value each but for several looks divided by commas")
  var variants: VariantOptions

  private var call: TableCall {
    TableCall(
      verb: "eras", sheet: sheet, drawing: drawing, strings: strings, projectOptions: projectOptions,
      tables: tables)
  }

  func validate() throws {
    guard columns.map({ $0 >= 1 }) ?? true else {
      throw ValidationError("--columns takes a number from 1.")
    }
    _ = try call.plan()
    _ = try variants.single("eras", besides: .theme)
  }

  func run() throws {
    let themes = variants.matrix.words(of: .theme)
    let (source, variant) = try call.source(as: variants.matrix, DiagnosticPrinter(common))
    let job = ErasJob(
      source, themes: themes.isEmpty ? Theme.names : themes, columns: columns, variant: variant)
    try drawing.draw(common, job.run)
  }
}
